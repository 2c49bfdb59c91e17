import type { ErrorFrame } from '@hub/engine/wire/envelope';
import { countKnown, knownFrom } from '@hub/ui/daily/known-attributes.ts';
import {
  finishReveal,
  type PuzzleState,
  setResultOpen,
  showCell,
  typeText,
} from '@hub/ui/daily/puzzle-state.ts';
import { type BoardView, isWaiting, type PuzzleView, viewOf } from '@hub/ui/daily/puzzle-view.ts';
import type { GameSession } from '@hub/ui/net/game-session.ts';
import type { ConnectionState } from '@hub/ui/net/reconnecting-socket.ts';
import { testSession } from '@hub/ui/net/testing/test-session.ts';
import type { DailyFrame } from '@hub/ui/screens/daily-play.tsx';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHAMPION_ATTRIBUTES, type ChampionAttribute, type ChampionRiftState } from '../game.ts';
import { rules } from './playing.tsx';
import { AHRI, ANIVIA, type Facts, GAREN, ROSTER, riftOf, WUKONG } from './testing/champions.ts';

type RiftFrame = DailyFrame<ChampionRiftState>;
type RiftState = PuzzleState<ChampionRiftState>;
type Session = GameSession<RiftFrame, RiftState>;
type Receive = (frame: RiftFrame | ErrorFrame) => void;
/** An event that changes the screen's state. */
type RiftEvent = (session: Session, receive: Receive) => void;

const link =
  (state: ConnectionState): RiftEvent =>
  ({ setLink }) =>
    setLink(state);
const open = link('open');
const away = link('reconnecting');
const frame =
  (action: 'gameStarted' | 'gameStateUpdate', guesses: Facts[], gameId = 'rift-of-today'): RiftEvent =>
  (_, receive) =>
    receive({ action, payload: { gameState: riftOf({ answer: ANIVIA, guesses, gameId }) } });
const opened = (...guesses: Facts[]) => frame('gameStarted', guesses);
const updated = (...guesses: Facts[]) => frame('gameStateUpdate', guesses);
const refused: RiftEvent = (_, receive) =>
  receive({ action: 'submitGuess', error: { code: 'not_now', message: '' } });
const REFUSAL = 'That is not possible at the moment.';
const change =
  (by: (state: RiftState) => RiftState): RiftEvent =>
  ({ update }) =>
    update(by);
const typed = (text: string) => change((state) => typeText(state, text));
const sent =
  ({ name: guess }: Pick<Facts, 'name'>): RiftEvent =>
  ({ update, request }) => {
    update((state) => typeText(state, guess));
    request({
      action: 'submitGuess',
      payload: { gameId: 'rift-of-today', playerId: 'player-000001', guess },
    });
  };
const cells = (count: number) => Array.from({ length: count }, () => change(showCell));
const resultOpen = (isOpen: boolean) => change((state) => setResultOpen(state, isOpen));

function stateAfter(events: readonly RiftEvent[]): RiftState {
  const { session, deliver } = testSession(rules);
  for (const event of events) event(session, deliver);
  return session.state;
}
const viewAfter = (...events: RiftEvent[]): PuzzleView => viewOf(stateAfter(events));

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

function boardAfter(...events: RiftEvent[]): BoardView {
  const view = viewAfter(...events);
  if (isWaiting(view)) throw new Error(`no board but ${view.phase}`);
  return view;
}

const names = ({ rows }: BoardView) => rows.map(({ guess }) => guess.name);
const known = ({ rows }: BoardView) => knownFrom(rows, CHAMPION_ATTRIBUTES.length);
const knownCount = (board: BoardView) => countKnown(known(board));
const statusOf = (board: BoardView, attribute: ChampionAttribute) =>
  known(board)[CHAMPION_ATTRIBUTES.indexOf(attribute)]?.status;

describe('until the rift is open', () => {
  it.each([
    ['connecting', []],
    ['loading', [open]],
    ['reconnecting', [open, away]],
    ['refused', [open, refused]],
    ['parted', [link('replaced')]],
    ['parted', [link('closed')]],
  ] satisfies [string, RiftEvent[]][])('the screen is %s', (phase, events) => {
    expect(viewAfter(...events).phase).toBe(phase);
  });
});

describe('a running rift', () => {
  it('takes a guess once it is open', () => {
    const board = boardAfter(open, opened());
    expect(board).toMatchObject({ phase: 'playing', canGuess: true, rows: [] });
    expect(knownCount(board)).toBe(0);
  });

  it('waits for the answer to a guess, and keeps what was typed until then', () => {
    const board = boardAfter(open, opened(), typed('ah'), sent(AHRI));
    expect(board).toMatchObject({ phase: 'pending', canGuess: false, text: 'Ahri' });
  });

  it('reveals a row cell by cell, and knows only what can be seen', () => {
    const guessed = [open, opened(), sent(AHRI), updated(AHRI)];
    expect(boardAfter(...guessed)).toMatchObject({
      phase: 'revealing',
      canGuess: false,
      text: '',
    });
    expect(knownCount(boardAfter(...guessed))).toBe(0);
    expect(boardAfter(...guessed).rows).toMatchObject([{ number: 1, shownCells: 1, isRevealing: true }]);
    const halfway = boardAfter(...guessed, ...cells(4));
    expect(halfway.rows).toMatchObject([{ shownCells: 5 }]);
    expect(statusOf(halfway, 'damage')).toBe('correct');
    expect(statusOf(halfway, 'rangetype')).toBe('locked');
    expect(boardAfter(...guessed, ...cells(8)).phase, 'the last cell turns for its time').toBe('revealing');
    const board = boardAfter(...guessed, ...cells(9));
    expect(board).toMatchObject({ phase: 'playing', canGuess: true });
    expect(knownCount(board)).toBe(3);
    expect(board.rows).toMatchObject([{ shownCells: 9, isRevealing: false }]);
  });

  it('shows a whole row at once when motion is not wanted', () => {
    const board = boardAfter(open, opened(), sent(AHRI), updated(AHRI), change(finishReveal));
    expect(board).toMatchObject({ phase: 'playing', rows: [{ shownCells: 9, isRevealing: false }] });
  });

  it('puts the newest row on top and leaves guessed champions out', () => {
    const board = boardAfter(open, opened(AHRI, GAREN));
    expect(names(board)).toEqual(['Garen', 'Ahri']);
    expect(board.candidates.map(({ name }) => name)).toEqual(['Anivia', 'Wukong']);
  });

  it('says a refusal until something is typed, and loses nothing', () => {
    const events = [open, opened(AHRI), sent(GAREN), refused];
    expect(boardAfter(...events)).toMatchObject({
      phase: 'playing',
      canGuess: true,
      refusal: REFUSAL,
      text: 'Garen',
    });
    expect(names(boardAfter(...events))).toEqual(['Ahri']);
    expect(boardAfter(...events, typed('Gare')).refusal).toBeUndefined();
    expect(boardAfter(...events, sent(WUKONG)).refusal).toBeUndefined();
  });
});

describe('a lost connection', () => {
  it('accepts no guess until the server has sent the state again', () => {
    const board = [open, opened(AHRI)];
    expect(boardAfter(...board, away)).toMatchObject({ canGuess: false, isReconnecting: true });
    expect(boardAfter(...board, away, open)).toMatchObject({ canGuess: false, isReconnecting: true });
    expect(boardAfter(...board, away, open, opened(AHRI))).toMatchObject({
      canGuess: true,
      isReconnecting: false,
    });
  });

  it('replays nothing that was shown', () => {
    const board = boardAfter(
      open,
      opened(),
      sent(AHRI),
      updated(AHRI),
      ...cells(9),
      away,
      open,
      opened(AHRI),
    );
    expect(board).toMatchObject({ phase: 'playing', rows: [{ shownCells: 9, isRevealing: false }] });
  });

  it('goes on with a row that was half revealed', () => {
    const board = boardAfter(
      open,
      opened(),
      sent(AHRI),
      updated(AHRI),
      ...cells(3),
      away,
      open,
      opened(AHRI),
    );
    expect(board).toMatchObject({ phase: 'revealing', rows: [{ shownCells: 4 }] });
  });

  it('reveals a row whose acknowledgement was lost', () => {
    const board = boardAfter(open, opened(GAREN), sent(AHRI), away, open, opened(GAREN, AHRI));
    expect(board).toMatchObject({ phase: 'revealing', text: '' });
    expect(board.rows).toMatchObject([
      { number: 2, shownCells: 1 },
      { number: 1, shownCells: 9 },
    ]);
  });

  it('gives a guess back that never arrived', () => {
    const board = boardAfter(open, opened(GAREN), sent(AHRI), away, open, opened(GAREN));
    expect(board).toMatchObject({ phase: 'playing', canGuess: true, text: 'Ahri' });
    expect(names(board)).toEqual(['Garen']);
  });

  it('still pays a win whose acknowledgement was lost', () => {
    const board = boardAfter(open, opened(), sent(ANIVIA), away, open, opened(ANIVIA), ...cells(9));
    expect(board).toMatchObject({ phase: 'over', isResultOpen: true, outcome: { gained: 100, attempts: 1 } });
  });

  it.each(['replaced', 'closed'] as const)('keeps the board when it is %s', (state) => {
    const board = boardAfter(open, opened(AHRI), link(state));
    expect(board).toMatchObject({ disconnectReason: state, canGuess: false, isReconnecting: false });
    expect(names(board)).toEqual(['Ahri']);
  });
});

describe('the end', () => {
  const won = [open, opened(AHRI), sent(ANIVIA), updated(AHRI, ANIVIA)];

  it('shows nothing of the result before the last cell', () => {
    expect(boardAfter(...won, ...cells(8))).toMatchObject({
      phase: 'revealing',
      outcome: undefined,
      isResultOpen: false,
    });
  });

  it('opens the result with the reward, and stays closed to guesses', () => {
    const board = boardAfter(...won, ...cells(9));
    expect(board).toMatchObject({ phase: 'over', canGuess: false, isResultOpen: true });
    expect(knownCount(board)).toBe(9);
    expect(board.outcome).toEqual({
      answer: { id: 'Anivia', name: 'Anivia', image: 'Anivia.png', title: 'the Cryophoenix' },
      day: '2026-11-21',
      isPractice: false,
      isHard: false,
      isLate: false,
      isNew: true,
      attempts: 2,
      streak: 7,
      gained: 100,
    });
  });

  it('leaves the board readable when the result is closed, and opens it again', () => {
    const closed = [...won, ...cells(9), resultOpen(false)];
    expect(boardAfter(...closed)).toMatchObject({ isResultOpen: false, rows: [{}, {}] });
    expect(boardAfter(...closed, resultOpen(true)).isResultOpen).toBe(true);
  });

  it('needs no connection any more', () => {
    const board = boardAfter(...won, ...cells(9), away);
    expect(board).toMatchObject({ phase: 'over', isReconnecting: false });
    expect(boardAfter(...won, ...cells(9), link('replaced')).disconnectReason).toBeUndefined();
  });

  it('of a rift that was completed before opens its dialog and pays nothing', () => {
    const board = boardAfter(open, opened(AHRI, ANIVIA));
    expect(board).toMatchObject({
      phase: 'over',
      canGuess: false,
      isResultOpen: true,
      outcome: { gained: 0 },
    });
    expect(board.rows).toMatchObject([{ isRevealing: false }, { isRevealing: false }]);
  });
});

describe('whatever happens', () => {
  const anyEvent: fc.Arbitrary<RiftEvent> = fc.oneof(
    fc.constantFrom<ConnectionState>('connecting', 'open', 'reconnecting', 'replaced', 'closed').map(link),
    fc
      .tuple(
        fc.constantFrom('gameStarted' as const, 'gameStateUpdate' as const),
        fc.shuffledSubarray([...ROSTER]),
        fc.constantFrom('rift-of-today', 'rift-of-yesterday'),
      )
      .map((about) => frame(...about)),
    fc.constantFrom(
      typed('a'),
      sent(AHRI),
      refused,
      change(showCell),
      change(finishReveal),
      resultOpen(false),
      resultOpen(true),
    ),
  );

  it('takes guesses only in touch with a running rift, and tells the answer only of a finished one', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const state = stateAfter(events);
        fc.pre(state.game !== undefined);
        const view = viewOf(state) as BoardView;
        const isResting = !view.rows.some(({ isRevealing }) => isRevealing);
        const isOver = state.game?.gameOver ?? false;
        const isConnected = state.link === 'open' && state.isSynced;
        expect(view.canGuess).toBe(isConnected && isResting && !isOver && state.pending === undefined);
        expect(view.outcome !== undefined).toBe(isResting && isOver);
        expect(view.rows.length + view.candidates.length).toBe(ROSTER.length);
      }),
      { numRuns: 500 },
    );
  });
});
