import type { DailyGame, GameDescriptor, ScoreGame, VersusGame } from '@hub/engine/define-game';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { IconType } from '../art/icon.tsx';
import type { AnchorProps } from '../controls/link-button.tsx';
import { loadWords } from '../language/load-words.ts';
import type { Call } from '../net/http-client.ts';
import type { SharedResult } from '../share/share-content.ts';
import type { DailyPlayProps, ScorePlayProps, VersusPlayProps } from './play-props.ts';

/** What a list of matches shows of a match, from the view of its winner or first player. */
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
interface ReasonLabel {
  /** Defaults to the game's title. */
  readonly text?: MessageDescriptor;
  /** Defaults to the game's icon. */
  readonly icon?: IconType;
}

/** Icons and ledger texts of a game for a signed-in player's pages; the welcome page does not use them. */
export interface GameIcons<Game extends GameDescriptor = GameDescriptor> {
  readonly game: Game;
  readonly glyph: IconType;
  /** For its ranking and ledger entries; defaults to the glyph. */
  readonly icon?: IconType;
  readonly reasons?: { readonly [Reason in Game['ledgerReasons'][number]]?: ReasonLabel };
}

interface Common<Game extends GameDescriptor, Page extends string> {
  readonly game: Game;
  /** Shown on its cards, in the menu and above its home page; defaults to the game's title. */
  readonly name?: string;
  /** The text on its cards. */
  readonly line: string;
  /** The text on the cards that have its `name`; defaults to `line`. */
  readonly nameLine?: string;
  /** URL of its poster. */
  readonly scene: string;
  /** Its routes by name, with the page that each shows. */
  readonly routes: Readonly<Record<string, { readonly path: string; readonly page: Page }>>;
  /** Redirects: addresses without a page, with the path of the route that each leads to. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** What a feed says of a player and a match; defaults to what it says of the game's kind. */
  readonly feedText?: (name: string, facts: MatchFacts) => string;
  /**
   * What players share of a finished game. `result` is what its playing screen hands to `renderShare`. Loaded when a
   * player shares.
   */
  readonly share?: () => Promise<{
    readonly share: (result: never, call: Call) => SharedResult | Promise<SharedResult>;
  }>;
}

export interface DailyScreen<Game extends DailyGame = DailyGame> extends Common<Game, 'home' | 'play'> {
  readonly play: () => Promise<{ readonly Playing: ComponentType<DailyPlayProps> }>;
}

/** What the home page of a score game shows beside its ranking. */
export interface ScoreHome {
  readonly description: string;
  readonly tags: ReactNode;
  /** Text about the reward. */
  readonly reward: string;
  /** The controls that start a game. */
  readonly Start: ComponentType<{
    readonly link: (anchor: AnchorProps) => ReactElement;
    /** The score of the player's run that goes on; undefined without one. */
    readonly running?: number | undefined;
  }>;
}

/** What a trial of a game needs from the page that shows it. */
export interface TrialProps {
  /** Sends all answers so far; resolves to what the server shows after them, in the form of the game. */
  readonly send: (answers: readonly string[]) => Promise<unknown>;
  /** Called by the button at the end. */
  readonly onPlay: () => void;
  /** Called once after each answer, whose number counts from 1. Must be referentially stable. */
  readonly onAnswer?: (isRight: boolean, number: number) => void;
  /** Label of that button; defaults to playing the game. */
  readonly playLabel?: string;
}

export interface ScoreScreen<Game extends ScoreGame = ScoreGame> extends Common<Game, 'home' | 'play'> {
  /** Some questions that need no account and count for nothing, if the game offers them. */
  readonly trial?: () => Promise<{ readonly Trial: ComponentType<TrialProps> }>;
  /** Path that starts a game alone; defaults to its play page. */
  readonly start?: string;
  readonly home: () => Promise<{ readonly home: ScoreHome }>;
  readonly play: () => Promise<{ readonly Playing: ComponentType<ScorePlayProps> }>;
}

/** What the lobbies of a versus game show. */
export interface LobbyPart<Endpoint extends RealtimeEndpoint = RealtimeEndpoint> {
  readonly endpoint: Endpoint;
  readonly line: string;
  /** Texts of the game-specific number setting: its label in the form and in a room, and its hint. */
  readonly setting: {
    readonly label: string;
    readonly roomLabel: string;
    readonly icon: IconType;
    readonly hint: (min: number, max: number) => string;
  };
  readonly guessTime: { readonly label: string; readonly hint: (min: number, max: number) => string };
  /** Formats the game-specific number and the seconds for a card of the lobby list. */
  readonly facts: (setting: number, guessTime: number) => readonly [setting: string, guessTime: string];
  readonly emptyText: string;
  readonly rules: readonly { readonly icon: IconType; readonly text: string }[];
}

/** The playing screen of a versus game. */
export interface VersusPlay {
  readonly endpoint: RealtimeEndpoint;
  readonly Playing: ComponentType<VersusPlayProps<never, never>>;
  /** Whether it is this player's turn. */
  isMyTurn(this: void, state: never, me: string): boolean;
  /** Whether a move has no answer yet in this state: it is for the turn or round that still runs. */
  isUnanswered(this: void, move: never, state: never): boolean;
}

export interface VersusScreen<Game extends VersusGame = VersusGame>
  extends Common<Game, 'lobbies' | 'room' | 'play'> {
  /** Key of its lobby pass in the browser's storage. */
  readonly pass: string;
  readonly lobby: () => Promise<{ readonly lobby: LobbyPart }>;
  readonly play: () => Promise<VersusPlay>;
}

/** The web-only part of a game; the rest is in the descriptor. */
export type GameScreen = DailyScreen | ScoreScreen | VersusScreen;

/**
 * A daily game with what all of them share of a result. `squaresPerRow`: for guesses with one square each, how many squares
 * a row has.
 */
export const dailyScreen = <const Screen extends DailyScreen>(
  screen: Screen & { readonly squaresPerRow?: number },
) =>
  Object.assign(withWords(screen), {
    async share() {
      const { dailyShare } = await import('../share/daily-share.ts');
      return { share: dailyShare(screen.game, screen.squaresPerRow) };
    },
  });
/** Each returns its argument, type-checked, and preserves the types of its route names and imports. */
export const scoreScreen = <const Screen extends ScoreScreen>(screen: Screen): Screen => withWords(screen);
export const versusScreen = <const Screen extends VersusScreen>(screen: Screen): Screen => withWords(screen);

const LOADS = ['home', 'play', 'lobby', 'share', 'trial'];

/** What is loaded of a game brings its words. Changed in place: copies would keep the words of one language. */
function withWords<Screen extends GameScreen>(screen: Screen): Screen {
  const loads = Object.entries(screen).filter(([name]) => LOADS.includes(name));
  const bringing = loads.map(([name, load]: [string, () => Promise<unknown>]) => [
    name,
    async () => (await Promise.all([load(), loadWords(screen.game.id)]))[0],
  ]);
  return Object.assign(screen, Object.fromEntries(bringing));
}

const isOf =
  <Screen extends GameScreen>(kind: Screen['game']['kind']) =>
  (screen: GameScreen): screen is Screen =>
    screen.game.kind === kind;
export const isDaily = isOf<DailyScreen>('daily');
export const isScore = isOf<ScoreScreen>('score');
export const isVersus = isOf<VersusScreen>('versus');

/** Returns the name on a game's cards. */
export const nameOf = ({ name, game }: GameScreen): string => name ?? game.names.title;

/** Returns the text below that name. */
export const lineOf = ({ nameLine, line }: GameScreen): string => nameLine ?? line;
