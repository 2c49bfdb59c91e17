import type { DailyGame, GameDescriptor, ScoreGame, VersusGame } from '@hub/engine/define-game';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { IconType } from '../art/icon.tsx';
import type { AnchorProps } from '../controls/link-button.tsx';
import type { DailyPlayProps, ScorePlayProps, VersusPlayProps } from './play-props.ts';

/** What a list of matches knows about a match, from the side of its winner or first player. */
export interface MatchFacts {
  readonly attempts: number;
  readonly score: number;
  readonly points: number;
  /** Names of the other players. */
  readonly others: readonly string[];
  readonly isNewHighScore: boolean;
  readonly isCoop: boolean;
}

/** How the ledger shows a reason. */
interface ReasonLook {
  /** The game's title without it. */
  readonly text?: string;
  /** The game's icon without it. */
  readonly icon?: IconType;
}

/** The signs of a game on the pages of a player; the welcome page does without. */
export interface GameSigns<Game extends GameDescriptor = GameDescriptor> {
  readonly game: Game;
  readonly glyph: IconType;
  /** Of its ranking and its ledger entries; the glyph without it. */
  readonly icon?: IconType;
  readonly reasons?: { readonly [Reason in Game['ledgerReasons'][number]]?: ReasonLook };
}

interface Common<Game extends GameDescriptor, Page extends string> {
  readonly game: Game;
  /** On its cards, in the menu and over its home page; the game's title without it. */
  readonly name?: string;
  /** What its cards say about it. */
  readonly line: string;
  /** Address of its poster. */
  readonly scene: string;
  /** Its routes by the names of the specification, and which page each shows. */
  readonly routes: Readonly<Record<string, { readonly path: string; readonly page: Page }>>;
  /** Addresses without a page, and the path of the route that each leads to. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** What a feed says after a player's name; the sentence of its kind without it. */
  readonly deed?: (facts: MatchFacts) => string;
}

export interface DailyScreen<Game extends DailyGame = DailyGame> extends Common<Game, 'home' | 'play'> {
  /** Under a player's name in a feed. */
  readonly summary: (facts: MatchFacts) => string;
  readonly deed: (facts: MatchFacts) => string;
  readonly play: () => Promise<{ readonly Playing: ComponentType<DailyPlayProps> }>;
}

/** What the home page of a score game shows beside its ranking. */
export interface ScoreHome {
  readonly description: string;
  readonly tags: ReactNode;
  /** What it pays. */
  readonly reward: string;
  /** The ways to begin. */
  readonly Start: ComponentType<{ readonly link: (anchor: AnchorProps) => ReactElement }>;
}

export interface ScoreScreen<Game extends ScoreGame = ScoreGame> extends Common<Game, 'home' | 'play'> {
  readonly home: () => Promise<{ readonly home: ScoreHome }>;
  readonly play: () => Promise<{ readonly Playing: ComponentType<ScorePlayProps> }>;
}

/** What the lobbies of a versus game show. */
export interface LobbyPart<Endpoint extends RealtimeEndpoint = RealtimeEndpoint> {
  readonly endpoint: Endpoint;
  readonly line: string;
  /** The game's own number: its label in the form and in a room, and its hint. */
  readonly own: {
    readonly label: string;
    readonly setting: string;
    readonly icon: IconType;
    readonly hint: (min: number, max: number) => string;
  };
  readonly guessTime: { readonly label: string; readonly hint: (min: number, max: number) => string };
  /** The own number and the seconds, as a card of the list shows them. */
  readonly facts: (own: number, guessTime: number) => readonly [own: string, guessTime: string];
  readonly emptyText: string;
  readonly rules: readonly string[];
}

/** The playing screen of a versus game. */
export interface VersusPlay {
  readonly endpoint: RealtimeEndpoint;
  readonly Playing: ComponentType<VersusPlayProps<never, never>>;
  /** Whether the game waits for this player. */
  isMyTurn(this: void, state: never, me: string): boolean;
}

export interface VersusScreen<Game extends VersusGame = VersusGame>
  extends Common<Game, 'lobbies' | 'room' | 'play'> {
  /** Name of its lobby pass in the browser's storage. */
  readonly pass: string;
  readonly lobby: () => Promise<{ readonly lobby: LobbyPart }>;
  readonly play: () => Promise<VersusPlay>;
}

/** What only the web needs of a game; the rest comes from the descriptor. */
export type GameScreen = DailyScreen | ScoreScreen | VersusScreen;

/** Each checks a screen, and keeps the names of its routes and the types of what it loads. */
export const dailyScreen = <const Screen extends DailyScreen>(screen: Screen): Screen => screen;
export const scoreScreen = <const Screen extends ScoreScreen>(screen: Screen): Screen => screen;
export const versusScreen = <const Screen extends VersusScreen>(screen: Screen): Screen => screen;

const isOf =
  <Screen extends GameScreen>(kind: Screen['game']['kind']) =>
  (screen: GameScreen): screen is Screen =>
    screen.game.kind === kind;
export const isDaily = isOf<DailyScreen>('daily');
export const isScore = isOf<ScoreScreen>('score');
export const isVersus = isOf<VersusScreen>('versus');

/** The name on a game's cards. */
export const nameOf = ({ name, game }: GameScreen): string => name ?? game.names.title;
