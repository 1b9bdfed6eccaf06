/** What a page and its worker write to each other. */

export type ToWorker =
  | { kind: 'ask'; id: number; method: string; path: string; query: string; secret: string; body: string }
  | { kind: 'connect'; line: number; table: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'leave'; line: number };

export type FromWorker =
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'said'; line: number; text: string }
  | { kind: 'ended'; line: number; code: number }
  /** It could not be started, and answers nothing. */
  | { kind: 'failed'; why: string };

/** To the worker that thinks, and back: an order, how far it is, what came of it. */
export type Order = { id: number; order: Uint8Array };
export type Thought = { id: number; part: number } | { id: number; answer: Uint8Array };
