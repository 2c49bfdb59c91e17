import table from '../data/emoji-sets.json' with { type: 'json' };

/** Six emoji that describe a champion, from the vaguest to the most telling. */
export type EmojiSet = {
  /** The champion's id. */
  readonly id: string;
  readonly emoji: readonly string[];
  /** Which six emoji a person has reviewed, as computed by `reviewMarkOf`. */
  readonly reviewed: string;
};

export const EMOJI_COUNT = 6;

/** One set for every champion, sorted by the champion's name. Validated by tests, not at startup. */
export const emojiSets = table as readonly EmojiSet[];
