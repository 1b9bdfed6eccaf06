import { describe, expect, test, vi } from 'vitest';
import type { TableBoard } from '../../src/board/board.svelte';
import { Hinting } from '../../src/board/hinting.svelte';
import { because } from '../../src/board/logic/say';
import type { Hint } from '../../src/server/wire';

const MOVES = ['go forest', 'go reef'];

const hint = (bot: string, move: string): Hint => ({
  bot,
  longer: true,
  used: 1,
  moves: [{ move, share: 1, reason: { message: 'reason-none', variables: {} } }],
});

/** A table where the quick bot advises the forest and the one that thinks longer the reef. */
function advised(): Hinting {
  const board = {
    table: { you: { hints: true } },
    moves: MOVES.map((move) => ({ move, says: { message: 'move-go', variables: {} } })),
    chosen: [],
    select: null,
    pending: null,
    view: { prompt: { decision: 1 }, public: {} },
    reader: { say: String, list: String, names: [], seat: 0 },
    actions: {
      hint: (_: number, longer: boolean) =>
        Promise.resolve(longer ? hint('master', 'go reef') : hint('skilled', 'go forest')),
    },
  };
  return new Hinting(board as unknown as TableBoard);
}

const told = ({ rows }: Hinting): string[] => rows.map(({ move }) => move.move);
const answered = () => new Promise((done) => setTimeout(done));

describe('a longer thought', () => {
  test('waits while somebody points at what was told before', async () => {
    const hinting = advised();
    hinting.toggle();
    await answered();
    expect(told(hinting)).toEqual(['go forest']);
    hinting.point(true);
    hinting.thinkLonger();
    await answered();
    expect(told(hinting)).toEqual(['go forest']);
    hinting.point(false);
    expect(told(hinting)).toEqual(['go reef']);
  });

  test('waits for nobody whose list has gone while they pointed at it', async () => {
    const hinting = advised();
    hinting.toggle();
    await answered();
    hinting.point(true);
    vi.stubGlobal('document', { activeElement: null });
    hinting.close();
    expect(hinting.open).toBe(false);
    hinting.toggle();
    await answered();
    hinting.thinkLonger();
    await answered();
    expect(told(hinting)).toEqual(['go reef']);
  });
});

test('a reason tells first what was seen, by the names that it has in a sentence', () => {
  const words: Record<string, string> = {
    'ground-hire': 'Hire { $what }.',
    'assistant-shaman.in': 'a Shaman',
    'reason-location': 'Better.',
  };
  const say = (id: string, variables = {}) =>
    Object.entries(variables).reduce(
      (text, [name, value]) => text.replace(`{ $${name} }`, String(value)),
      words[id] ?? id,
    );
  const grounds = { message: 'ground-hire', variables: { what: 'assistant-shaman' } };
  expect(because({ message: 'reason-location', variables: { points: 1 }, grounds }, say)).toBe(
    'Hire a Shaman. Better.',
  );
});
