import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialState, type RiftEvent, reduceRift } from './rift-state.ts';
import { AHRI, ANIVIA, type Facts, GAREN, ROSTER, riftOf, WUKONG } from './testing/champions.ts';
import { type BoardView, isWaiting, type RiftView, viewOf } from './view-model.ts';

const open: RiftEvent = { type: 'linkChanged', link: 'open' };
const away: RiftEvent = { type: 'linkChanged', link: 'away' };
const opened = (...guesses: Facts[]): RiftEvent => ({
  type: 'riftOpened',
  game: riftOf({ answer: ANIVIA, guesses }),
});
const updated = (...guesses: Facts[]): RiftEvent => ({
  type: 'riftUpdated',
  game: riftOf({ answer: ANIVIA, guesses }),
});
const sent = (guess: Facts): RiftEvent => ({ type: 'guessSent', guess: guess.name });
const cells = (count: number): RiftEvent[] => Array.from({ length: count }, () => ({ type: 'cellShown' }));

const viewAfter = (...events: RiftEvent[]): RiftView => viewOf(events.reduce(reduceRift, initialState));

function boardAfter(...events: RiftEvent[]): BoardView {
  const view = viewAfter(...events);
  if (isWaiting(view)) throw new Error(`no board but ${view.phase}`);
  return view;
}

const names = ({ rows }: BoardView) => rows.map(({ result }) => result.name.value);

describe('until the rift is open', () => {
  it.each([
    ['connecting', []],
    ['loading', [open]],
    ['reconnecting', [open, away]],
    ['refused', [open, { type: 'refused', message: 'Too many messages at once.' }]],
    ['loading', [open, { type: 'refused', message: 'Too many messages at once.' }, { type: 'retried' }]],
    ['parted', [{ type: 'linkChanged', link: 'replaced' }]],
    ['parted', [{ type: 'linkChanged', link: 'closed' }]],
  ] satisfies [string, RiftEvent[]][])('the screen is %s', (phase, events) => {
    expect(viewAfter(...events).phase).toBe(phase);
  });
});

describe('a running rift', () => {
  it('takes a guess once it is open', () => {
    expect(boardAfter(open, opened())).toMatchObject({
      phase: 'playing',
      canGuess: true,
      rows: [],
      knownCount: 0,
    });
  });

  it('waits for the answer to a guess, and keeps what was typed until then', () => {
    const board = boardAfter(open, opened(), { type: 'typed', text: 'ah' }, sent(AHRI));
    expect(board).toMatchObject({ phase: 'pending', canGuess: false, text: 'Ahri' });
  });

  it('reveals a row cell by cell, and knows only what can be seen', () => {
    const guessed = [open, opened(), sent(AHRI), updated(AHRI)];
    expect(boardAfter(...guessed)).toMatchObject({
      phase: 'revealing',
      canGuess: false,
      text: '',
      knownCount: 0,
    });
    expect(boardAfter(...guessed).rows).toMatchObject([{ number: 1, shownCells: 1, isRevealing: true }]);
    const halfway = boardAfter(...guessed, ...cells(4));
    expect(halfway.rows).toMatchObject([{ shownCells: 5 }]);
    expect(halfway.known.damage.status).toBe('correct');
    expect(halfway.known.rangetype.status).toBe('locked');
    expect(boardAfter(...guessed, ...cells(8)).phase, 'the last cell turns for its time').toBe('revealing');
    const board = boardAfter(...guessed, ...cells(9));
    expect(board).toMatchObject({ phase: 'playing', canGuess: true, knownCount: 3 });
    expect(board.rows).toMatchObject([{ shownCells: 9, isRevealing: false }]);
  });

  it('shows a whole row at once when motion is not wanted', () => {
    const board = boardAfter(open, opened(), sent(AHRI), updated(AHRI), { type: 'revealSkipped' });
    expect(board).toMatchObject({ phase: 'playing', rows: [{ shownCells: 9, isRevealing: false }] });
  });

  it('puts the newest row on top and leaves guessed champions out', () => {
    const board = boardAfter(open, opened(AHRI, GAREN));
    expect(names(board)).toEqual(['Garen', 'Ahri']);
    expect(board.candidates.map(({ name }) => name)).toEqual(['Anivia', 'Wukong']);
  });

  it('says a refusal until something is typed, and loses nothing', () => {
    const refused = [open, opened(AHRI), sent(GAREN), { type: 'refused', message: 'No.' } as const];
    expect(boardAfter(...refused)).toMatchObject({
      phase: 'playing',
      canGuess: true,
      refusal: 'No.',
      text: 'Garen',
    });
    expect(names(boardAfter(...refused))).toEqual(['Ahri']);
    expect(boardAfter(...refused, { type: 'typed', text: 'Gare' }).refusal).toBeUndefined();
    expect(boardAfter(...refused, sent(WUKONG)).refusal).toBeUndefined();
  });

  it('ignores an update that it has seen, and one of another rift', () => {
    const board = [open, opened(AHRI), ...cells(9)];
    expect(boardAfter(...board, updated(AHRI))).toMatchObject({ phase: 'playing' });
    const foreign = riftOf({ answer: ANIVIA, guesses: [AHRI, GAREN], gameId: 'another-rift' });
    expect(names(boardAfter(...board, { type: 'riftUpdated', game: foreign }))).toEqual(['Ahri']);
  });
});

describe('a lost connection', () => {
  it('takes no guess until the server has told the state again', () => {
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

  it('shows what the server says when it remembers less', () => {
    const board = boardAfter(
      open,
      opened(GAREN),
      sent(AHRI),
      updated(GAREN, AHRI),
      away,
      open,
      opened(GAREN),
    );
    expect(board).toMatchObject({ phase: 'playing', canGuess: true, rows: [{ isRevealing: false }] });
    expect(names(board)).toEqual(['Garen']);
  });

  it('still pays a win whose acknowledgement was lost', () => {
    const board = boardAfter(open, opened(), sent(ANIVIA), away, open, opened(ANIVIA), ...cells(9));
    expect(board).toMatchObject({ phase: 'over', isResultOpen: true, outcome: { gained: 100, attempts: 1 } });
  });

  it.each(['replaced', 'closed'] as const)('keeps the board when it is %s', (link) => {
    const board = boardAfter(open, opened(AHRI), { type: 'linkChanged', link });
    expect(board).toMatchObject({ parting: link, canGuess: false, isReconnecting: false });
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
    expect(board).toMatchObject({ phase: 'over', canGuess: false, isResultOpen: true, knownCount: 9 });
    expect(board.championImage).toBe('Anivia.png');
    expect(board.outcome).toEqual({
      champion: { id: 'Anivia', name: 'Anivia', image: 'Anivia.png', title: 'the Cryophoenix' },
      attempts: 2,
      streak: 7,
      gained: 100,
    });
  });

  it('leaves the board readable when the result is closed, and opens it again', () => {
    const closed = [...won, ...cells(9), { type: 'resultClosed' } as const];
    expect(boardAfter(...closed)).toMatchObject({ isResultOpen: false, rows: [{}, {}] });
    expect(boardAfter(...closed, { type: 'resultOpened' }).isResultOpen).toBe(true);
  });

  it('needs no connection any more', () => {
    const board = boardAfter(...won, ...cells(9), away);
    expect(board).toMatchObject({ phase: 'over', isReconnecting: false });
    expect(
      boardAfter(...won, ...cells(9), { type: 'linkChanged', link: 'replaced' }).parting,
    ).toBeUndefined();
  });

  it('of a rift that was completed before opens at once and pays nothing', () => {
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
    fc.constantFrom('connecting', 'open', 'away', 'replaced', 'closed').map(
      (link): RiftEvent => ({
        type: 'linkChanged',
        link: link as 'open',
      }),
    ),
    fc
      .record({
        type: fc.constantFrom('riftOpened' as const, 'riftUpdated' as const),
        guesses: fc.shuffledSubarray([...ROSTER]),
        gameId: fc.constantFrom('rift-of-today', 'rift-of-yesterday'),
      })
      .map(
        ({ type, guesses, gameId }): RiftEvent => ({
          type,
          game: riftOf({ answer: ANIVIA, guesses, gameId }),
        }),
      ),
    fc.constantFrom<RiftEvent>(
      { type: 'typed', text: 'a' },
      { type: 'guessSent', guess: 'Ahri' },
      { type: 'refused', message: 'No.' },
      { type: 'retried' },
      { type: 'cellShown' },
      { type: 'revealSkipped' },
      { type: 'resultClosed' },
      { type: 'resultOpened' },
    ),
  );

  it('takes guesses only in touch with a running rift, and tells the answer only of a finished one', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const state = events.reduce(reduceRift, initialState);
        fc.pre(state.game !== undefined);
        const view = viewOf(state) as BoardView;
        const isResting = !view.rows.some(({ isRevealing }) => isRevealing);
        const isOver = state.game?.gameOver ?? false;
        const isInTouch = state.link === 'open' && state.isSynced;
        expect(view.canGuess).toBe(isInTouch && isResting && !isOver && !state.isPending);
        expect(view.outcome !== undefined).toBe(isResting && isOver);
        expect(view.rows.length + view.candidates.length).toBe(ROSTER.length);
      }),
      { numRuns: 1000 },
    );
  });
});
