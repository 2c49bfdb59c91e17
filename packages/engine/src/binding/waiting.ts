import type { DailyState } from '../daily/state.ts';
import { closesAt } from '../wire/days.ts';

/**
 * What a running game is to a player of it who looks at another page. It is sent to that player alone, and has nothing of the
 * game itself.
 */
export type WaitingGame = {
  /** A lobby, a game of two for a score, a run alone, or a rift. */
  readonly as: 'table' | 'coop' | 'solo' | 'rift';
  /** Whether the game has begun. */
  readonly isPlaying: boolean;
  /** Whether other players wait for this one to move. */
  readonly isTurn: boolean;
  /** Set while another player of the room asks to play again. */
  readonly isRematch?: true | undefined;
  /** Until when it counts (ms since 1970), in the time that the rules received; undefined without such a time. */
  readonly until?: number | undefined;
  /** Right answers or guesses so far, of a game alone. */
  readonly progress?: number | undefined;
};

/** The same for a run of a challenge or of a duel. */
export type WaitingRun = Omit<WaitingGame, 'as'> & { readonly as: 'run'; readonly challenge: string };

/** A rift that was only looked at waits for nobody; practice can be begun anew. */
export const waitingRift = ({
  day,
  guesses,
  practice,
  over,
}: Pick<DailyState<unknown>, 'day' | 'guesses' | 'practice' | 'over'>): WaitingGame | undefined =>
  practice || over || guesses.length === 0
    ? undefined
    : { as: 'rift', isPlaying: true, isTurn: false, progress: guesses.length, until: closesAt(day) };
