import { type Parting, partingOf } from '@hub/ui/net/parting.ts';
import type { ChampionReveal, ChampionSummary, GuessResult, ChampionRiftState as RiftGame } from '../game.ts';
import { ATTRIBUTE_COUNT } from './attributes.ts';
import { countKnown, type KnownAttributes, learn, NOTHING_KNOWN } from './known-attributes.ts';
import type { RiftState } from './rift-state.ts';

/** One guess on the board. */
export interface RowView {
  /** 1 for the first guess. */
  readonly number: number;
  readonly result: GuessResult;
  /** Number of revealed cells, from the left; nine once the row is fully revealed. */
  readonly shownCells: number;
  readonly isRevealing: boolean;
}

/** How the rift ended. */
export interface Outcome {
  readonly champion: ChampionReveal;
  readonly attempts: number;
  readonly streak: number;
  /** Blue Essence paid just now; 0 for a rift that was completed earlier. */
  readonly gained: number;
}

/** View while the rift is not open yet. */
export interface WaitingView {
  readonly phase: 'connecting' | 'reconnecting' | 'loading' | 'refused' | 'parted';
  readonly parting: Parting | undefined;
  readonly refusal: string | undefined;
}

export interface BoardView {
  readonly phase: 'playing' | 'pending' | 'revealing' | 'over';
  /** Text of the search field. */
  readonly text: string;
  readonly canGuess: boolean;
  /** Champions that have not been guessed yet, sorted by name. */
  readonly candidates: readonly ChampionSummary[];
  /** Newest first. */
  readonly rows: readonly RowView[];
  readonly known: KnownAttributes;
  readonly knownCount: number;
  /** Portrait of the champion of the day, once its name is known. */
  readonly championImage: string | undefined;
  readonly refusal: string | undefined;
  /** Whether the connection is lost while the rift is not over. */
  readonly isReconnecting: boolean;
  readonly parting: Parting | undefined;
  /** Set once the rift is over and its last row is revealed. */
  readonly outcome: Outcome | undefined;
  readonly isResultOpen: boolean;
}

export type RiftView = WaitingView | BoardView;

export const isWaiting = (view: RiftView): view is WaitingView => !('rows' in view);

/** Derives what the screen shows from its state. */
export function viewOf(state: RiftState): RiftView {
  return state.game === undefined ? viewWaiting(state) : viewBoard(state, state.game);
}

function viewWaiting({ link, refusal }: RiftState): WaitingView {
  const parting = partingOf(link);
  return { phase: waitingPhase(link, refusal?.message), parting, refusal: refusal?.message };
}

function waitingPhase(link: RiftState['link'], refusal: string | undefined): WaitingView['phase'] {
  if (partingOf(link)) return 'parted';
  if (link === 'connecting') return 'connecting';
  if (link === 'away') return 'reconnecting';
  return refusal === undefined ? 'loading' : 'refused';
}

function viewBoard(state: RiftState, game: RiftGame): BoardView {
  const phase = boardPhase(state, game);
  const known = knowledge(state, game);
  const parting = game.gameOver ? undefined : partingOf(state.link);
  const isInTouch = state.link === 'open' && state.isSynced;
  return {
    phase,
    text: state.text,
    canGuess: phase === 'playing' && isInTouch,
    candidates: candidatesOf(game),
    rows: rowsOf(state, game),
    known,
    knownCount: countKnown(known),
    championImage: known.name.status === 'correct' ? game.guesses.at(-1)?.image : undefined,
    refusal: state.refusal?.message,
    isReconnecting: !isInTouch && !game.gameOver && parting === undefined,
    parting,
    outcome: phase === 'over' ? outcomeOf(state, game) : undefined,
    isResultOpen: state.isResultOpen,
  };
}

function boardPhase({ shownCells, pending }: RiftState, game: RiftGame): BoardView['phase'] {
  if (shownCells !== undefined) return 'revealing';
  if (game.gameOver) return 'over';
  return pending === undefined ? 'playing' : 'pending';
}

function candidatesOf({ championsData, guesses }: RiftGame): readonly ChampionSummary[] {
  const guessed = new Set(guesses.map(({ image }) => image));
  return championsData.filter(({ image }) => !guessed.has(image));
}

function rowsOf({ shownCells }: RiftState, { guesses }: RiftGame): readonly RowView[] {
  return guesses
    .map((result, index) => {
      const isRevealing = shownCells !== undefined && index === guesses.length - 1;
      return {
        number: index + 1,
        result,
        shownCells: isRevealing ? shownCells : ATTRIBUTE_COUNT,
        isRevealing,
      };
    })
    .reverse();
}

/** Only revealed cells count: the newest row is added cell by cell while it is being revealed. */
function knowledge({ shownCells = ATTRIBUTE_COUNT }: RiftState, { guesses }: RiftGame): KnownAttributes {
  const last = guesses.length - 1;
  return guesses.reduce(
    (known, result, index) => learn(known, result, index === last ? shownCells : ATTRIBUTE_COUNT),
    NOTHING_KNOWN,
  );
}

function outcomeOf({ isRewardNews }: RiftState, game: RiftGame): Outcome | undefined {
  if (game.champion === null) return undefined;
  return {
    champion: game.champion,
    attempts: game.guesses.length,
    streak: game.streak,
    gained: isRewardNews ? game.reward : 0,
  };
}
