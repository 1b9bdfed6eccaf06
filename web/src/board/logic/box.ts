/** The catalogue, with everything found by its name. */
import type {
  Catalogue,
  Chart,
  Commodity,
  ForestCard,
  Location,
  Mask,
  Mission,
  Ritual,
  View,
} from '../../server/wire';

export const MIRROR = 'mirror';

/** What kind of ritual a colour means; also the name of its icon. */
export const KINDS = {
  black: 'personal',
  blue: 'permanent',
  brown: 'general',
  burgundy: 'interactive',
} as const;

export class Box {
  readonly rituals: ReadonlyMap<string, Ritual>;
  readonly missions: ReadonlyMap<string, Mission>;
  readonly masks: ReadonlyMap<string, Mask>;
  readonly forest: ReadonlyMap<string, ForestCard>;
  readonly charts: ReadonlyMap<string, Chart>;
  readonly locations: ReadonlyMap<string, Location>;

  constructor(readonly catalogue: Catalogue) {
    this.rituals = byId(catalogue.rituals);
    this.missions = byId(catalogue.missions);
    this.masks = byId(catalogue.masks);
    this.forest = byId(catalogue.forest);
    this.locations = byId(catalogue.board.locations);
    this.charts = new Map(catalogue.board.charts.map((chart) => [chart.commodity, chart]));
  }

  ritual(id: string): Ritual {
    return known(this.rituals, id);
  }

  mission(id: string): Mission {
    return known(this.missions, id);
  }

  mask(id: string): Mask {
    return known(this.masks, id);
  }

  card(id: string): ForestCard {
    return known(this.forest, id);
  }

  chart(commodity: Commodity): Chart {
    return known(this.charts, commodity);
  }

  get statueRows(): number[] {
    return this.catalogue.board.statue_rows;
  }

  get statueSize(): number {
    return this.statueRows.reduce((sum, row) => sum + row, 0);
  }

  get tattooTop(): number {
    return this.catalogue.board.ranks.at(-1)?.space ?? 0;
  }

  get priestTop(): number {
    return this.catalogue.board.priest_track;
  }

  /** The mission on a space named like "2.5"; "?" face down, null where it was taken. */
  missionAt(space: string, view: View): string | null {
    const [statue = 1, place = 1] = space.split('.').map(Number);
    return view.public.spaces[(statue - 1) * this.statueSize + place - 1] ?? null;
  }
}

function byId<T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

function known<T>(things: ReadonlyMap<string, T>, id: string): T {
  const found = things.get(id);
  if (found === undefined) throw new Error(`not in the catalogue: ${id}`);
  return found;
}
