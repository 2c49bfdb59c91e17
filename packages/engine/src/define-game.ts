import type { Tier } from './wire/tiers.ts';

/**
 * `daily`: one puzzle a day for one player. `score`: rounds until the first mistake, with a best score and a board.
 * `versus`: two or more players in a lobby, with wins and losses.
 */
export type GameKind = 'daily' | 'score' | 'versus';

/** What a card says about a game (platform 2). */
export type GameTag = 'PvE' | 'PvP' | 'Coop' | 'Strategy' | 'Fast-paced' | 'New';

/** A colour of the palette that marks a game's pages, bars and menu entry. */
export type Hue = 'gold' | 'ember' | 'teal' | 'arcane' | 'frost' | 'leaf' | 'rose';

/** A best score that is kept of a game. */
export type BoardSpec = {
  /** Its name in the store and in settlements. */
  readonly id: string;
  /** Its number in the store's indexes. Never given to another board, also when the game is removed. */
  readonly number: number;
  /** Which matches of the game are played for it. */
  readonly mode: 'single' | 'multi';
  /** Where the best stands in the game's statistics. */
  readonly statistic: string;
  /** First part of the paths of its leaderboard's calls; none for a best that only its player sees. */
  readonly calls?: string;
  /** Spans of scores of the leaderboard, lowest first. */
  readonly tiers?: readonly Tier[];
};

/** A whole number that the creation form of a lobby asks for. */
export type NumberSetting = {
  readonly min: number;
  readonly max: number;
  readonly preset: number;
  readonly step?: number;
};

type Common = {
  /** The one id of the game: of its endpoint, its stored rooms, its statistics and everything derived from it. */
  readonly id: string;
  readonly names: {
    /** What players read. */
    readonly title: string;
    /** In the activity feed and in stored matches (platform 3). */
    readonly feed: string;
    /** Of its statistics in an account (platform 3). */
    readonly stats: string;
  };
  /** Address of its first page. */
  readonly route: string;
  readonly hue: Hue;
  readonly tags: readonly GameTag[];
  /** Reasons of the ledger entries that the game pays with. */
  readonly ledgerReasons: readonly string[];
};

export type DailyGame = Common & { readonly kind: 'daily' };

export type ScoreGame = Common & {
  readonly kind: 'score';
  readonly boards: readonly [BoardSpec, ...BoardSpec[]];
};

export type VersusGame = Common & {
  readonly kind: 'versus';
  /** The number of the lobby's settings that only this game has, and the seconds of a turn. */
  readonly lobby: {
    readonly ownSetting: string;
    readonly own: NumberSetting;
    readonly guessTime: NumberSetting;
  };
};

/** Everything about a game that other parts of the product need to know. */
export type GameDescriptor = DailyGame | ScoreGame | VersusGame;

/** Checks a descriptor and keeps its literal types, from which unions of all games are inferred. */
export const defineGame = <const Game extends GameDescriptor>(game: Game): Game => game;

/** The names that a game's settlements may use. */
export type NamesOf<Game extends GameDescriptor> = {
  game: Game['names']['feed'];
  board: Game extends ScoreGame ? Game['boards'][number]['id'] : never;
  ledgerReason: Game['ledgerReasons'][number];
  dailyMode: Game extends DailyGame ? Game['id'] : never;
};
