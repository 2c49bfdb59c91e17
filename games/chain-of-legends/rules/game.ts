import type { Random } from '@hub/engine/kernel/random';
import type { BotStrength } from '@hub/engine/lobby/bots';
import type { LobbySettings, PlayerNumber } from '@hub/engine/lobby/table-game';
import type { ChainChampion, ChainFacts } from './facts.ts';

export type ChainSettings = LobbySettings & {
  /** Of each player at the start. */
  readonly lives: number;
};

/** Naming a champion, as it was typed. */
export type ChainCommand = { readonly type: 'name'; readonly text: string };

/** `jinxed`: no champion is left to name. */
export type ChainRefusal = 'not_your_turn' | 'jinxed';

/** What can be wrong with what was named. */
export type ChainMistake = 'wrongLetter' | 'used' | 'unknown' | 'late';

export type ChainPlayer = {
  readonly number: PlayerNumber;
  readonly bot: BotStrength | null;
  /** 0: out. */
  readonly lives: number;
  readonly hasLeft: boolean;
};

/** How a turn ended. */
export type TurnEnd = {
  readonly player: PlayerNumber;
  /** As it was typed, null when nothing was. */
  readonly input: string | null;
  readonly action: 'correctInput' | 'wrongInput' | 'jinxed';
  readonly mistake: ChainMistake | null;
};

/** How the game ended. */
export type ChainEnd = {
  readonly winner: PlayerNumber;
  readonly lostThrough: 'jinxed' | 'wrongInput' | 'left';
  /** Id of a champion that would have saved the last opponent. */
  readonly possiblePick: string | null;
};

/** One game. Plain JSON. */
export type ChainGame = {
  /** In the order of their turns, those who are out included. */
  readonly players: readonly ChainPlayer[];
  readonly settings: ChainSettings;
  readonly random: Random;
  /** Index of the player whose turn it is. */
  readonly current: number;
  /** Turns that have ended. */
  readonly turn: number;
  /** Ids of the champions named since the chain began, oldest first. */
  readonly used: readonly string[];
  /** Id of the champion to go on from; null when the next name is free. */
  readonly lastChampion: string | null;
  /** Champions named rightly in the whole game. */
  readonly named: number;
  readonly lastTurn: TurnEnd | null;
  /** Nothing is left to name: when the turn ends, a life is lost. */
  readonly isJinxed: boolean;
  /** Milliseconds since 1970. */
  readonly turnEndsAt: number;
  /** What the bot whose turn it is will say, and when; null when a person's turn it is. */
  readonly botMove: { readonly at: number; readonly text: string } | null;
  readonly end: ChainEnd | null;
};

/** How long it is shown that nothing is left to name, before it costs a life. games 9. */
export const JINX_MS = 1_000;
/** How long a mistake or a jinx is shown; the next turn's time begins after it. games 9. */
export const MISTAKE_SHOWN_MS = 1_000;

export const isIn = ({ lives }: ChainPlayer): boolean => lives > 0;

export const turnMs = ({ settings }: ChainGame): number => settings.guessTime * 1000;

/** The player whose turn it is. */
export function currentPlayer({ players, current }: ChainGame): ChainPlayer {
  const player = players[current];
  if (player === undefined) throw new RangeError(`no player ${current}`);
  return player;
}

/** The champion of that id; throws a RangeError when the facts have none, which no player can cause. */
export function championById({ champions }: ChainFacts, id: string): ChainChampion {
  const champion = champions.find((candidate) => candidate.id === id);
  if (champion === undefined) throw new RangeError(`no champion has the id ${id}`);
  return champion;
}

/** The letter that the next name begins with; undefined when it is free. */
export const nextLetter = ({ lastChampion }: ChainGame, facts: ChainFacts): string | undefined =>
  lastChampion === null ? undefined : championById(facts, lastChampion).lastLetter;

/** The champions that have not been named since the chain began. */
export const remaining = ({ used }: ChainGame, { champions }: ChainFacts): ChainChampion[] =>
  champions.filter(({ id }) => !used.includes(id));

/** The champions that may be named now. */
export function candidates(game: ChainGame, facts: ChainFacts): ChainChampion[] {
  const letter = nextLetter(game, facts);
  return remaining(game, facts).filter(({ firstLetter }) => letter === undefined || firstLetter === letter);
}
