import type { ErrorFrame } from '@hub/engine/wire/envelope';
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
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChampionRiftState } from '../game.ts';
import { rules } from './playing.tsx';
import { AHRI, ANIVIA, type Facts, GAREN, ROSTER, riftOf } from './testing/champions.ts';

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

function boardAfter(...events: RiftEvent[]): BoardView {
  const view = viewAfter(...events);
  if (isWaiting(view)) throw new Error(`no board but ${view.phase}`);
  return view;
}

const names = ({ rows }: BoardView) => rows.map(({ guess }) => guess.name);

describe('a lost connection', () => {
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

  it('gives a guess back that never arrived', () => {
    const board = boardAfter(open, opened(GAREN), sent(AHRI), away, open, opened(GAREN));
    expect(board).toMatchObject({ phase: 'playing', canGuess: true, text: 'Ahri' });
    expect(names(board)).toEqual(['Garen']);
  });

  it('still pays a win whose acknowledgement was lost', () => {
    const board = boardAfter(open, opened(), sent(ANIVIA), away, open, opened(ANIVIA), ...cells(9));
    expect(board).toMatchObject({ phase: 'over', isResultOpen: true, outcome: { gained: 100, attempts: 1 } });
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

  it('takes guesses only in touch with a running rift, and tells the answer only of a finished one', () =>
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
    ));
});
