import type { Character } from './wire/bots.ts';
import type { Tier } from './wire/tiers.ts';

/**
 * `daily`: one puzzle a day for one player. `score`: rounds until the first mistake, with a best score and a board.
 * `versus`: two or more players in a lobby, with wins and losses.
 */
export type GameKind = 'daily' | 'score' | 'versus';

/** Labels on a game's card. */
type GameTag = 'PvE' | 'PvP' | 'Coop' | 'Strategy' | 'Fast-paced' | 'New';

/** The colour that marks a game's pages, bars and menu entry: one of the palette, or a colour of its own, `#rrggbb`. */
export type Hue = 'gold' | 'ember' | 'teal' | 'arcane' | 'frost' | 'leaf' | 'rose' | `#${string}`;

/** A board: the best scores of a game that the server keeps. */
export type BoardSpec = {
  /** Name in the store and in settlements. */
  readonly id: string;
  /** Number in the store's indexes. Never reuse it, even if the game is removed. */
  readonly number: number;
  /** Which matches of the game count. */
  readonly mode: 'single' | 'multi';
  /** Field of the best score in the game's statistics. */
  readonly statistic: string;
  /** First part of the paths of the leaderboard's calls; absent if only the player sees the best score. */
  readonly calls?: string;
  /** Tiers of the leaderboard, lowest first. */
  readonly tiers?: readonly Tier[];
};

/** An integer field of a lobby's creation form. */
export type NumberSetting = {
  readonly min: number;
  readonly max: number;
  readonly preset: number;
  readonly step?: number;
};

type Common = {
  /** The game's id: of its endpoint, its stored rooms and everything derived from the descriptor. */
  readonly id: string;
  readonly names: {
    /** Shown to players. */
    readonly title: string;
    /** In the activity feed and in stored matches. */
    readonly feed: string;
    /** Field of the game's statistics in an account. */
    readonly stats: string;
  };
  /** Path of the game's first page. */
  readonly route: string;
  readonly hue: Hue;
  readonly tags: readonly GameTag[];
  /** Reasons of the game's ledger entries. */
  readonly ledgerReasons: readonly string[];
};

export type DailyGame = Common & {
  readonly kind: 'daily';
  /** The one reason of its ledger entries. */
  readonly ledgerReasons: readonly [string];
};

export type ScoreGame = Common & {
  readonly kind: 'score';
  readonly boards: readonly [BoardSpec, ...BoardSpec[]];
  /** Whether a run alone can be challenged; those of daily games always can. */
  readonly canChallenge?: true;
  /** One for each board, in their order. */
  readonly ledgerReasons: readonly [string, ...string[]];
};

/** Strengths of the bots: 400 more win ten of eleven games against one opponent. Their mean is 1,000. */
export type BotStrengths = Readonly<Record<Character, number>>;

const ASSUMED_STRENGTHS: BotStrengths = {
  nubbin: 800,
  sidestep: 880,
  gurg: 960,
  skree: 1_040,
  halve: 1_120,
  hush: 1_200,
};

export const botStrengthsOf = ({ lobby }: VersusGame): BotStrengths => lobby.bots ?? ASSUMED_STRENGTHS;

export type VersusGame = Common & {
  readonly kind: 'versus';
  readonly lobby: {
    /** Name and range of the setting that only this game has. */
    readonly gameSettingName: string;
    readonly gameSetting: NumberSetting;
    /** Seconds of a turn. */
    readonly guessTime: NumberSetting;
    /** Measured strengths of the bots; without them, those of other games are assumed. */
    readonly bots?: BotStrengths;
  };
  /** The first one pays wins against bots. */
  readonly ledgerReasons: readonly [string, ...string[]];
};

/** Everything that the rest of the product knows about a game. */
export type GameDescriptor = DailyGame | ScoreGame | VersusGame;

/** Whether others can play the questions of a run of this game. */
export const isChallengeable = (game: GameDescriptor): boolean =>
  game.kind === 'daily' || (game.kind === 'score' && game.canChallenge === true);

/** Type-checks a descriptor and keeps its literal types, from which unions over all games are inferred. */
export const defineGame = <const Game extends GameDescriptor>(game: Game): Game => game;

/** The names that a game's settlements may use. */
export type NamesOf<Game extends GameDescriptor> = {
  game: Game['names']['feed'];
  board: Game extends ScoreGame ? Game['boards'][number]['id'] : never;
  ledgerReason: Game['ledgerReasons'][number];
  dailyMode: Game extends DailyGame ? Game['id'] : never;
};
