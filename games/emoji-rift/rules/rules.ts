import { type DailyTypes, dailyRules } from '@hub/engine/daily/rules';
import { cluesOf, type EmojiClues } from './clues.ts';
import type { EmojiChampion } from './facts.ts';

type ChampionSummary = { id: string; name: string; image: string };

export type EmojiRiftParts = {
  entry: EmojiChampion;
  summary: ChampionSummary;
  result: ChampionSummary & { isCorrect: 'correct' | 'wrong' };
  reveal: ChampionSummary & { title: string; emoji: string[] };
  clues: EmojiClues;
};

export type EmojiRiftTypes = DailyTypes<EmojiRiftParts>;

const summary = ({ id, name, image }: EmojiChampion): ChampionSummary => ({ id, name, image });

/** Emoji Rift: one player names champions until the guess is the champion that the emoji describe. */
export const emojiRiftRules = dailyRules<EmojiRiftParts>({
  name: 'emojiRift',
  stateVersion: 1,
  compare: (guess, answer) => ({
    ...summary(guess),
    isCorrect: guess.id === answer.id ? 'correct' : 'wrong',
  }),
  summary,
  reveal: (answer) => ({ ...summary(answer), title: answer.title, emoji: [...answer.emoji] }),
  clues: cluesOf,
});
