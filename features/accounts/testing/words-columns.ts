import { words as ofRooms } from '../../../apps/server/src/store/testing/room-samples.ts';

/** Columns of text, as `table.column`, by what they hold. Each feature decides about its own ones in `testing/samples.ts`. */
export type Words = {
  /** Texts of a player or about one: the export shows them, and they go with the account. */
  readonly own?: readonly string[];
  /** The same: names and marks of the player. */
  readonly ownNames?: readonly string[];
  /** Texts that go with the account but are not exported: what is, again, and what moderators noted about a report. */
  readonly copies?: readonly string[];
  /** The same: copies of names that are exported. */
  readonly copiedNames?: readonly string[];
  /** Texts of the host, in which a player may be named. */
  readonly ofTheHost?: readonly string[];
  /** No words of a player are in the other ones. First, ids that the server drew, and references to them. */
  readonly ids?: readonly string[];
  /** One of the words of the code. */
  readonly codeWords?: readonly string[];
  readonly days?: readonly string[];
  /** Hashes, keys and secrets. */
  readonly secrets?: readonly string[];
  /** Figures, and choices of a game. */
  readonly figures?: readonly string[];
  /** What the hub itself brings. */
  readonly ofTheHub?: readonly string[];
  /** States of rooms: the server renames lobbies of an erased player, and a room is removed a day after its last change. */
  readonly ofRooms?: readonly string[];
};

const all = [
  ofRooms,
  ...Object.values(import.meta.glob<Words>('../../*/testing/samples.ts', { eager: true, import: 'words' })),
];
const of = (...kinds: readonly (keyof Words)[]): readonly string[] =>
  all.flatMap((words) => kinds.flatMap((kind) => words[kind] ?? []));

export const OWN = of('own', 'ownNames');
export const COPIES = of('copies', 'copiedNames');
/** From these a host's erasure takes the name of another player; the others of `OWN` and `COPIES` hold names themselves. */
export const FREE_TEXTS = of('own', 'copies', 'ofTheHost');
/** All columns about which a feature has decided. */
export const DECIDED = all.flatMap((words) => Object.values(words).flat());
