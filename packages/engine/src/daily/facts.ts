/** Something that can be guessed, such as a champion or an item. */
export type DailyEntry = Readonly<Candidate>;

/** What players see of an entry before it is guessed. */
export type Candidate = { id: string; name: string; image: string };

/** Lists what players may see of an entry. */
export const candidateOf = ({ id, name, image }: DailyEntry): Candidate => ({ id, name, image });

/** Facts of a daily game. */
export type DailyFacts<Entry extends DailyEntry> = {
  /** Everything that can be guessed, in the order shown to players. Each entry can be the answer of a day. */
  readonly entries: readonly Entry[];
  /** Finds the entry for a typed text, in any spelling; undefined if there is none. */
  readonly find: (text: string) => Entry | undefined;
};

/** Returns the entry with this id. Throws a RangeError when there is none; no player can cause that. */
export function entryById<Entry extends DailyEntry>({ entries }: DailyFacts<Entry>, id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new RangeError(`nothing to guess has the id ${id}`);
  return entry;
}
