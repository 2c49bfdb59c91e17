import { champions } from '@hub/catalog/champions';
import { emojiSets } from '@hub/catalog/emoji-sets';
import { nameFinder } from '@hub/catalog/name-matcher';
import { defineBinding, type Game, type RoomInfo } from '@hub/engine/binding/binding';
import { type DailyDeps, dailyBinding, dailyState } from '@hub/engine/binding/daily';
import { type EmojiRiftState, emojiRift, game } from './game.ts';
import type { EmojiChampion } from './rules/facts.ts';
import { type EmojiRiftParts, type EmojiRiftTypes, emojiRiftRules } from './rules/rules.ts';

const emojiById = new Map(emojiSets.map(({ id, emoji }) => [id, emoji]));

/** All champions with their emoji, sorted by name. A champion without emoji is left out. */
export const emojiChampions: readonly EmojiChampion[] = champions.flatMap((champion) => {
  const emoji = emojiById.get(champion.id);
  return emoji === undefined ? [] : [{ ...champion, emoji }];
});

/** Emoji Rift: one room per player and day. */
export function createBinding({ daily }: DailyDeps): Game {
  const answers = emojiChampions.map(({ id }) => id);
  return defineBinding<EmojiRiftTypes, typeof game>({
    ...dailyBinding<EmojiRiftParts, typeof game>(game, daily.register({ mode: game.id, answers })),
    endpoint: emojiRift,
    rules: emojiRiftRules,
    facts: { entries: emojiChampions, find: nameFinder(emojiChampions) },
    refusals: {
      unknown_guess: 'unknown_champion',
      repeated_guess: 'repeated_champion',
      game_over: 'game_over',
      mode_is_fixed: 'mode_is_fixed',
    },
    welcome: (view, room) => [
      { action: view.isOver ? 'alreadyPlayed' : 'gameStarted', payload: { gameState: stateOf(view, room) } },
    ],
    updates: (view, _events, room) => [
      { action: 'gameStateUpdate', payload: { gameState: stateOf(view, room) } },
    ],
  });
}

const stateOf = (view: EmojiRiftTypes['view'], room: RoomInfo): EmojiRiftState => ({
  ...dailyState(view, room),
  candidates: view.candidates,
  emoji: view.clues?.emoji ?? [],
  revealed: view.clues?.revealed ?? [],
  guesses: view.guesses,
  answer: view.answer,
});
