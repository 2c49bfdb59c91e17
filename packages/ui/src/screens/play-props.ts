import type { ReactNode } from 'react';
import type { DailyScreenPage } from '../daily/daily-screen.tsx';
import type { ToastType } from '../feedback/toast-types.ts';
import type { ScoreComparison } from '../score/score-result.tsx';
import type { RenderShare } from '../share/share-content.ts';
import type { ContentSource } from './content.ts';

/** Sounds that a game may play. */
export type GameCue =
  | 'correct'
  | 'wrong'
  | 'tick'
  | 'tack'
  | 'plop'
  | 'swoosh'
  | 'swoosh2'
  | 'spinningReel'
  | 'solved'
  | 'newTier';

interface Common {
  readonly content: ContentSource;
  /** A game says only `correct` or `wrong`: right answers in a row rise by themselves. */
  readonly play: (cue: GameCue) => void;
  readonly onHome: () => void;
  /** The control that shares a finished game; `result` is what the game's `share` takes. */
  readonly renderShare?: RenderShare | undefined;
}

/** Props of the playing screen of a daily or score game. Functions and objects are referentially stable. */
interface SoloProps extends Common {
  readonly player: {
    readonly playerId: string;
    readonly name: string;
    /** Style class of the player's active username effect. */
    readonly usernameEffect: string | null;
  };
  /** Parameters of the address. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly goTo: (address: string, options?: { readonly replace?: boolean }) => void;
  readonly notify: (note: {
    readonly type: ToastType;
    readonly title: string;
    readonly message: string;
    readonly durationMs?: number;
  }) => void;
  /** The player's Blue Essence, as shown in the game's header. */
  readonly balance: ReactNode;
  /** The balance including the reward; undefined until known. */
  readonly shownBalance: number | undefined;
  /** Called when the connection opens. */
  readonly onOpen: () => void;
  /** The game cannot continue: leaves it with a toast of this title. `code` may be an unknown one. */
  readonly onFatal: (title: string, code: string) => void;
}

type DailyPage = Omit<DailyScreenPage<never>, 'connection' | 'onFatal' | 'play'>;
export interface DailyPlayProps extends SoloProps, DailyPage {}

export interface ScorePlayProps extends SoloProps {
  /** Whether the address asks for practice, which counts for nothing. */
  readonly isPractice: boolean;
  /** Set for the run of a challenge or duel: it can be played once, and counts there alone. */
  readonly once?: {
    /** Whether the page shows the score, beside a ghost's. */
    readonly hasGhost: boolean;
  };
  /** Whether a run goes on, which starting resumes; false until it is known. */
  readonly isRunning: boolean;
  /** Id of the trial with which a new game goes on. */
  readonly trial?: string | undefined;
  /** The player's best scores by mode; undefined until known. */
  readonly bests: Readonly<Record<'single' | 'multi', number | undefined>>;
  /** How the score reported by `onOver` compares with others. */
  readonly standing: ScoreComparison;
  /** Called once per game that counts, when its result appears. */
  readonly onOver: (result: {
    readonly score: number;
    /** The paid Blue Essence. */
    readonly reward: number;
    readonly mode: 'single' | 'multi';
  }) => void;
}

/** Props of the playing screen of a versus game. */
export interface VersusPlayProps<State, Command> extends Common {
  readonly lobbyId: string;
  readonly state: State;
  /** When the current action ends, in ms of `performance.now()`. */
  readonly endsAt: number;
  /** Public id of the player. */
  readonly me: string;
  readonly isAway: boolean;
  /** The last refusal of the server; `count` increases with each refusal. */
  readonly refusal: { readonly message: string; readonly count: number } | undefined;
  /** Stops every sound. */
  readonly stop: () => void;
  /** Sends a move; it is sent again if the connection is lost before its answer. */
  send(this: void, command: Command): void;
  /** Whether a move has no answer yet. */
  readonly isSending: boolean;
  readonly onPlayAgain: () => void;
  /** Leaves the table for good, and plays at another one at once. */
  readonly onNewGame: () => void;
  /** Leaves the table for good. */
  readonly onLeave: () => void;
}
