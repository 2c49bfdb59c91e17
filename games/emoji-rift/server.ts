import { champions } from '@hub/catalog/champions';
import { emojiSets } from '@hub/catalog/emoji-sets';
import { nameFinder } from '@hub/catalog/name-matcher';
import type { Game } from '@hub/engine/binding/binding';
import { type DailyDeps, defineDaily } from '@hub/engine/binding/daily';
import { game } from './game.ts';
import { type EmojiChampion, type EmojiRiftParts, emojiRiftRules } from './rules/rules.ts';

const emojiById = new Map(emojiSets.map(({ id, emoji }) => [id, emoji]));

/** All champions with their emoji, sorted by name. A champion without emoji is left out. */
const emojiChampions: readonly EmojiChampion[] = champions.flatMap((champion) => {
  const emoji = emojiById.get(champion.id);
  return emoji === undefined ? [] : [{ ...champion, emoji }];
});

/** Emoji Rift: one room per player and day. */
export const createBinding = (deps: DailyDeps): Game =>
  defineDaily<EmojiRiftParts, typeof game>(game, deps, {
    rules: emojiRiftRules,
    facts: { entries: emojiChampions, find: nameFinder(emojiChampions) },
    stateOf: ({ clues }, state) => ({
      ...state,
      emoji: clues?.emoji ?? [],
      revealed: clues?.revealed ?? [],
    }),
  });
