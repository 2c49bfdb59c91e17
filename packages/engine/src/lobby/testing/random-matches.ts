import { expect } from 'vitest';
import type { GameRules } from '../../kernel/rules.ts';
import type { BotStrength } from '../bots.ts';
import type { LobbyGameTypes } from '../lobby-game.ts';
import type { LobbyTypes } from '../rules.ts';
import { type Match, type MatchSetting, type Played, playOut } from './play-out.ts';

/** The game-specific setup of random matches. */
type RandomMatchesSetting<T extends LobbyGameTypes> = Pick<MatchSetting<T>, 'facts' | 'draw'> & {
  /** Prefix of all seeds. */
  readonly name: string;
  readonly settingsOf: (index: number) => T['settings'];
  /** Rate of absences and leaving players; 0 in every other match. */
  readonly unrestPerMille: number;
};

/** An input with the game before and after it. */
type Pair<T extends LobbyGameTypes> = {
  readonly input: Played<T>;
  readonly games: readonly [before: T['game'], after: T['game']];
};

type RandomMatches<T extends LobbyGameTypes> = {
  readonly matches: readonly Match<T>[];
  /** All inputs of all matches. */
  readonly played: readonly Played<T>[];
  /** The inputs with a game before and after. */
  readonly pairs: readonly Pair<T>[];
};

const STRENGTHS: readonly BotStrength[] = ['easy', 'medium', 'hard'];

/** Plays `count` matches of one to five persons, with bots in matches of one person and in every fourth match. */
export function playRandomMatches<T extends LobbyGameTypes>(
  rules: GameRules<LobbyTypes<T>>,
  count: number,
  { name, settingsOf, unrestPerMille, facts, draw }: RandomMatchesSetting<T>,
): RandomMatches<T> {
  const matches = Array.from({ length: count }, (_, index) => {
    const persons = 1 + (index % 5);
    const bots = persons === 1 || index % 4 === 0 ? STRENGTHS.slice(0, 1 + (index % 3)) : [];
    return playOut(rules, {
      settings: settingsOf(index),
      persons,
      bots,
      seed: `${name} ${index}`,
      facts,
      unrestPerMille: index % 2 === 0 ? 0 : unrestPerMille,
      draw,
    });
  });
  const played = matches.flatMap(({ course }) => course);
  const pairs = played.flatMap((input): Pair<T>[] => {
    const { before, after } = input;
    return before.game !== null && after.game !== null ? [{ input, games: [before.game, after.game] }] : [];
  });
  return { matches, played, pairs };
}

/** Expects every state before the last to have a deadline that changes the state. */
export function expectDeadlinesToAdvance<T extends LobbyGameTypes>(
  rules: GameRules<LobbyTypes<T>>,
  played: readonly Played<T>[],
  facts: T['facts'],
): void {
  const stuck = played.filter(({ after, now }) => {
    const due = rules.deadline(after);
    if (due === undefined) return after.phase !== 'closed';
    const step = rules.apply(after, { type: 'deadline' }, { now: Math.max(now, due), facts });
    if (!step.ok || step.state === after) return true;
    const next = rules.deadline(step.state);
    return next === undefined ? step.state.phase !== 'closed' : next <= due;
  });
  expect(stuck).toEqual([]);
}
