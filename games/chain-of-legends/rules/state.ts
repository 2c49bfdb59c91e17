import type { Random } from '@hub/engine/kernel/random';
import type { BotStrength } from '@hub/engine/lobby/bots';
import type { LobbySettings, PlayerNumber } from '@hub/engine/lobby/lobby-game';
import type { ChainChampion, ChainFacts } from './facts.ts';

/** Names a champion, as typed. `turn`: refused in any other turn, so that an answer that is sent twice counts once. */
export type ChainCommand = { readonly type: 'name'; readonly text: string; readonly turn?: number };

/** `turn_over`: the answer is for another turn. `jinxed`: no champion is left to name. */
export type ChainRefusal = 'not_your_turn' | 'turn_over' | 'jinxed';

export type ChainSettings = LobbySettings & {
  /** Of each player at the start. */
  readonly lives: number;
};

/** Why an answer is wrong. */
export type ChainMistake = 'wrongLetter' | 'used' | 'unknown' | 'late';

export type ChainPlayer = {
  readonly number: PlayerNumber;
  readonly bot: BotStrength | null;
  /** At 0 the player is out. */
  readonly lives: number;
  readonly hasLeft: boolean;
  /** The turn in which the player lost the last life or left. Absent for players with lives, and in games stored by older builds. */
  readonly outAt?: number;
  /** What took the last life. Absent for players with lives or who left, and in games stored by older builds. */
  readonly outBy?: OutBy;
};

/** What took a player's last life; the answer as typed, null if there was none. */
export type OutBy = { readonly cause: ChainMistake | 'jinxed'; readonly input: string | null };

/** How a turn ended. `action` has the values of the protocol: stored games contain them. */
export type TurnEnd = {
  readonly player: PlayerNumber;
  /** As typed; null when the time ran out. */
  readonly input: string | null;
  readonly action: 'correctInput' | 'wrongInput' | 'jinxed';
  readonly mistake: ChainMistake | null;
};

/** How the game ended. */
export type ChainEnd = {
  readonly winner: PlayerNumber;
  readonly lostThrough: 'jinxed' | 'wrongInput' | 'left';
  /** Id of a champion that the last opponent could have named; null if there was none. */
  readonly possiblePick: string | null;
};

/** State of one game. Plain JSON. */
export type ChainGame = {
  /** In turn order, including players who are out. */
  readonly players: readonly ChainPlayer[];
  readonly settings: ChainSettings;
  readonly random: Random;
  /** Index of the player whose turn it is. */
  readonly current: number;
  /** Turns that have ended. */
  readonly turn: number;
  /** Ids of the champions named since the chain began, oldest first. */
  readonly used: readonly string[];
  /** Id of the champion named last; null when the next name is free. */
  readonly lastChampion: string | null;
  /** Correct names in the whole game. */
  readonly named: number;
  readonly lastTurn: TurnEnd | null;
  /** No champion is left to name: the player loses a life when the turn ends. */
  readonly isJinxed: boolean;
  /** Milliseconds since 1970. */
  readonly turnEndsAt: number;
  /** The name that the current bot will submit, and when (ms since 1970); null in a person's turn. */
  readonly botMove: { readonly at: number; readonly text: string } | null;
  readonly end: ChainEnd | null;
  /** How many times faster turns run than the settings say; absent while a person has lives. */
  readonly speed?: number;
};

/** Milliseconds that a jinx is shown before it costs a life. */
export const JINX_MS = 1_000;
/** Milliseconds that a mistake or a jinx is shown before the next turn's clock starts. */
export const MISTAKE_SHOWN_MS = 1_000;

/** Bots among themselves are that much faster: the persons who are out wait for the end. */
export const BOTS_SPEED = 4;

export const hasLives = ({ lives }: ChainPlayer): boolean => lives > 0;

/** Whether no person has lives left. */
export const isAmongBots = ({ players }: ChainGame): boolean =>
  players.every((player) => player.bot !== null || !hasLives(player));

/** Shortens a time of the game, in milliseconds, as the game's speed says. */
export const atSpeed = (ms: number, { speed = 1 }: ChainGame): number => Math.round(ms / speed);

export const turnMs = (game: ChainGame): number => atSpeed(game.settings.guessTime * 1000, game);

/** The player whose turn it is. */
export function currentPlayer({ players, current }: ChainGame): ChainPlayer {
  const player = players[current];
  if (player === undefined) throw new RangeError(`no player ${current}`);
  return player;
}

/** Returns the champion with this id. Throws a RangeError when there is none; no player can cause that. */
export function championById({ champions }: ChainFacts, id: string): ChainChampion {
  const champion = champions.find((candidate) => candidate.id === id);
  if (champion === undefined) throw new RangeError(`no champion has the id ${id}`);
  return champion;
}

/** The letter that the next name must begin with; undefined when the name is free. */
export const nextLetter = ({ lastChampion }: ChainGame, facts: ChainFacts): string | undefined =>
  lastChampion === null ? undefined : championById(facts, lastChampion).lastLetter;

/** The champions not named since the chain began. */
export const remaining = ({ used }: ChainGame, { champions }: ChainFacts): ChainChampion[] =>
  champions.filter(({ id }) => !used.includes(id));

/** The champions that may be named now. */
export function candidates(game: ChainGame, facts: ChainFacts): ChainChampion[] {
  const letter = nextLetter(game, facts);
  return remaining(game, facts).filter(({ firstLetter }) => letter === undefined || firstLetter === letter);
}
