/** One table in this tab: the seats it plays, what the one who looks now may see, the connection. */
import { hush } from '../parts/announce.svelte';
import { Refused, getTable } from '../server/api';
import { type Clocks, passOn } from './clocks';
import { t } from '../language/i18n';
import { type Connection, Live, type Wish } from '../server/live';
import { problemText } from '../parts/problem';
import { keepSecret, keepTable, keepTaught, knownTable, sitting } from '../browser/storage';
import { complain } from '../parts/toast.svelte';
import type { ChatLine, Line, Seat, State, Table } from '../server/wire';

export class Session {
  table: Table | null = $state.raw(null);
  state: State | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  clocks: Clocks | null = $state.raw(null);
  connection: Connection = $state('connecting');
  /** Why this table cannot be shown. */
  problem: Error | null = $state.raw(null);
  /** The move that was sent and not yet confirmed. */
  pending: string | null = $state(null);
  /** Whose private view is open; null: what everybody may see. */
  seat: Seat | null = $state(null);
  /** The person at this screen who is asked next, while the curtain hides everything. */
  curtain: Seat | null = $state(null);
  /** Who of this screen is asked next, while another still looks at what came of their answer. */
  passTo: Seat | null = $state(null);
  /** One's seat at the next game, when the host has set one up. */
  invitation: { table: string; secret: string } | null = $state.raw(null);
  readonly seatsHere: Seat[];

  private live: Live | null = null;
  /** The decision that the pending move answers. */
  private answering: number | null = null;
  private handedOver = false;
  private readonly seats: Record<Seat, string>;
  private readonly common: string | undefined;
  readonly host: string | undefined;

  constructor(readonly id: string) {
    const known = knownTable(id);
    const here = sitting(id);
    const mine = (secret: string) => here.length === 0 || here.includes(secret);
    const seats = Object.entries(known?.seats ?? {}).filter(([, secret]) => mine(secret));
    this.seats = Object.fromEntries(seats);
    this.seatsHere = seats.map(([seat]) => Number(seat));
    this.host = known?.host;
    this.common = known?.spectator ?? known?.host;
    if (this.seatsHere.length === 1) this.open(this.seatsHere[0]!);
    else if (this.common !== undefined) this.watch();
    else if (this.seatsHere.length > 0) this.beginBehindTheCurtain(this.seatsHere[0]!);
    else this.problem = new Refused(404, 'unknown-table', '');
  }

  /** The secret of a seat that is played here. */
  secretOf = (seat: Seat): string | undefined => this.seats[seat];

  /** A secret that opens the present view by HTTP too. */
  get secret(): string | undefined {
    return this.seat === null ? this.common : this.seats[this.seat];
  }

  /** Show a seat's private view. Its person said that they look now. */
  open(seat: Seat): void {
    const secret = this.seats[seat];
    if (secret === undefined) return;
    this.connect(secret);
    this.seat = seat;
    this.curtain = null;
    this.handedOver = false;
  }

  /** Show what everybody may see. */
  watch(): void {
    this.seat = null;
    if (this.common === undefined) this.leave();
    else this.connect(this.common);
  }

  /** Hide everything until somebody at this screen says that they look now. */
  handOver(): void {
    this.curtain = this.next() ?? this.seatsHere.find((seat) => seat !== this.seat) ?? null;
    this.handedOver = true;
    this.watch();
  }

  close(): void {
    this.leave();
  }

  /** Nobody looks yet: who sits at the table is all that is asked for. */
  private beginBehindTheCurtain(next: Seat): void {
    this.curtain = next;
    getTable(this.id, this.seats[next]!).then(
      (table) => this.hearOf(table),
      (error: Error) => (this.problem = error),
    );
  }

  async ask(wish: Wish): Promise<void> {
    const { live } = this;
    try {
      await live?.send(wish);
    } catch (error) {
      if (live === this.live) complain(...problemText(error));
    }
  }

  /** Play a move, so many milliseconds later: to the player it is on its way from now on. */
  async play(move: string, after = 0): Promise<void> {
    const decision = this.state?.view.prompt?.decision;
    if (decision === undefined || this.pending !== null) return;
    this.pending = move;
    this.answering = decision;
    const { live } = this;
    if (after > 0) await new Promise((done) => setTimeout(done, after));
    if (live !== this.live || this.pending !== move) return;
    await this.ask({ type: 'move', decision, move });
    if (this.answering === decision) this.pending = null;
  }

  /** Who of this screen is asked, other than the one who looks. */
  private next(): Seat | undefined {
    const awaiting = this.state?.view.awaiting ?? [];
    if (this.seat !== null && awaiting.includes(this.seat)) return undefined;
    const plays = (seat: Seat) => this.seatsHere.includes(seat) && !this.table?.seats[seat]?.bot;
    return awaiting.find((seat) => seat !== this.seat && plays(seat));
  }

  private connect(secret: string): void {
    this.leave();
    this.live = new Live(this.id, secret, {
      state: (state) => this.see(state),
      table: (table) => this.hearOf(table),
      chat: (lines) => this.listen(lines),
      invited: (table, secret) => void this.beInvited(table, secret),
      connection: (connection) => (this.connection = connection),
      shut: (why) => (this.problem = why),
    });
  }

  /** Nothing of a view stays in the page when another one is asked for. */
  private leave(): void {
    hush();
    this.passTo = null;
    this.live?.stop();
    this.live = null;
    this.state = null;
    this.chat = [];
    this.pending = null;
  }

  /** The next game has its row among one's tables, whether one goes there now or later. */
  private async beInvited(table: string, secret: string): Promise<void> {
    this.invitation = { table, secret };
    if (knownTable(table) === null) keepSecret(await getTable(table, secret), secret, false);
  }

  private hearOf(table: Table): void {
    const before = this.table?.seats.map((seat) => seat.claimed) ?? knownTable(this.id)?.claimed;
    const anew = table.seats.filter(({ seat, claimed }) => claimed > (before?.[seat] || Infinity));
    for (const { name } of anew) complain(t('ui-claimed-anew', { name }));
    const further = JSON.stringify(table.lesson) !== JSON.stringify(this.table?.lesson);
    const called = (one: Table | null) => one?.seats.map((seat) => seat.name).join();
    const renamed = called(table) !== called(this.table);
    if (table.status !== this.table?.status || renamed || anew.length > 0 || further) keepTable(table);
    if (table.lesson !== null && table.lesson.beat >= table.lesson.beats) keepTaught(table.lesson.name);
    this.table = table;
    const running = this.state?.view.awaiting ?? [];
    this.clocks = table.clock && { left: table.time_left, running, since: Date.now(), stands: [] };
  }

  private listen(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.n ?? 0; // after a break the server says everything again
    this.chat = [...this.chat, ...lines.filter((line) => line.n > last)];
  }

  private see(state: State): void {
    if (state.view.prompt?.decision !== this.answering) this.pending = null; // it has been played
    this.state = { ...state, log: joined(this.state?.log ?? [], state.log) };
    this.clocks = this.clocks && passOn(this.clocks, state.view.awaiting, state.stands, Date.now());
    if (this.seatsHere.length > 1) this.mindCurtain();
    if (state.view.over && this.table?.status === 'running') void this.refresh();
  }

  private mindCurtain(): void {
    const next = this.next();
    const { curtain } = this;
    if (this.seat !== null) {
      this.passTo = next ?? null;
    } else if (curtain !== null && this.state?.view.awaiting.includes(curtain)) {
      return; // whoever it was passed to is still the one who is asked
    } else if (next !== undefined || !this.handedOver) {
      this.curtain = next ?? null;
    }
  }

  /** The end opens what was sealed: the table says it when asked. */
  private async refresh(): Promise<void> {
    const secret = this.secret;
    if (secret !== undefined) this.hearOf(await getTable(this.id, secret));
  }
}

/** The log with its new lines; those that came before are not doubled. */
export function joined(old: Line[], fresh: Line[]): Line[] {
  const first = fresh[0]?.version ?? Infinity;
  return [...old.filter((line) => line.version < first), ...fresh];
}
