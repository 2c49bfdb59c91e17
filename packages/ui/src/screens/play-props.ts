import type { ReactNode } from 'react';
import type { ToastType } from '../feedback/toast-types.ts';
import type { Standing } from '../surfaces/score-result.tsx';
import type { ContentSource } from './content.ts';

/** Sounds that a game may play. */
export type GameCue = 'correct' | 'wrong' | 'tick' | 'tack' | 'plop' | 'swoosh' | 'swoosh2' | 'spinningReel';

interface Common {
  readonly content: ContentSource;
  readonly play: (cue: GameCue) => void;
  readonly onHome: () => void;
}

/** What the page gives to the playing screen of a daily or score game. Functions and objects keep their identity. */
interface SoloProps extends Common {
  readonly player: {
    readonly playerId: string;
    readonly name: string;
    /** Style class of the worn username effect. */
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
  /** The player's Blue Essence, as the head of the game shows it. */
  readonly balance: ReactNode;
  /** The balance with the reward in it; undefined while it is not known. */
  readonly shownBalance: number | undefined;
  /** The connection has opened. */
  readonly onOpen: () => void;
  /** The game cannot continue: leaves it with a toast of this title; a code of the error catalogue, or an unknown one. */
  readonly onFatal: (title: string, code: string) => void;
}

export interface DailyPlayProps extends SoloProps {
  /** Until the next day opens; ticks. */
  readonly remainingMs: number;
  /** Called once, with the Blue Essence that was paid. */
  readonly onReward: (gained: number) => void;
}

export interface ScorePlayProps extends SoloProps {
  /** How the game that `onOver` reported stands among the others. */
  readonly standing: Standing;
  /** Called once for each game, when its result appears. */
  readonly onOver: (result: {
    readonly score: number;
    /** Blue Essence that was paid. */
    readonly reward: number;
    readonly mode: 'single' | 'multi';
  }) => void;
}

/** What the page gives to the playing screen of a versus game. */
export interface VersusPlayProps<State, Command> extends Common {
  readonly lobbyId: string;
  readonly state: State;
  /** When the present action ends, by `performance.now()`. */
  readonly endsAt: number;
  /** Public id of the player. */
  readonly me: string;
  readonly isAway: boolean;
  /** What the server refused; `count` rises with every refusal. */
  readonly refusal: { readonly message: string; readonly count: number } | undefined;
  /** Stops every sound. */
  readonly stop: () => void;
  send(this: void, command: Command): void;
  readonly onPlayAgain: () => void;
}
