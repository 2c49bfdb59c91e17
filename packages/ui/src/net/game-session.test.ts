import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newSession, type SessionState } from './game-session.ts';
import type { TabMemory } from './tab-memory.ts';
import { testSession } from './testing/test-session.ts';

interface Dice {
  readonly id: string;
  readonly version: number;
  readonly isOver?: boolean;
}
interface Roll {
  readonly action: 'roll';
  readonly payload: { readonly sides: number };
}
interface State extends SessionState<Dice, Roll> {
  /** Games passed to `show`. */
  readonly seen: readonly (string | undefined)[];
}
type Frame =
  | { readonly action: 'opened' | 'rolled'; readonly payload: Dice }
  | { readonly action: 'ping'; readonly payload: object };

const ROLL: Roll = { action: 'roll', payload: { sides: 6 } };
const opened = (version: number, id = 'a', isOver = false): Frame => ({
  action: 'opened',
  payload: { id, version, isOver },
});
const rolled = (version: number, id = 'a'): Frame => ({ action: 'rolled', payload: { id, version } });

function start(memory?: TabMemory, isUnanswered?: (command: Roll, game: Dice) => boolean) {
  return testSession<Frame, State>({
    initial: { ...newSession, seen: [] },
    read(frame) {
      if (frame.action === 'ping') return undefined;
      const { id, version, isOver = false } = frame.payload;
      return { game: frame.payload, id, version, isOver, timeLeft: 400, isAnswer: frame.action === 'opened' };
    },
    show: (next, before, isRemembered) => ({
      ...next,
      seen: [...before.seen, isRemembered ? 'remembered' : next.game?.id],
    }),
    isHarmless: (code) => code === 'too_late',
    ...(memory && { memory }),
    ...(isUnanswered && { isUnanswered }),
  });
}

/** A session that shows version 3 of game `a`. */
function playing(memory?: TabMemory) {
  const test = start(memory);
  test.session.setLink('open');
  test.deliver(opened(3));
  return test;
}

/** A session that rolls for version 3, which the game shows. */
function rolling() {
  const test = start(undefined, ({ payload }, { version }) => payload.sides === version);
  test.session.setLink('open');
  test.deliver(opened(3));
  const roll: Roll = { action: 'roll', payload: { sides: 3 } };
  test.session.request(roll);
  return { ...test, roll };
}

function fakeMemory(): TabMemory {
  const held = new Map<string, string>();
  return {
    recall: () => held.get('id'),
    remember: (id) => void held.set('id', id),
    forget: () => held.clear(),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the link of a session', () => {
  it('requests the game whenever the connection opens, and once', () => {
    const { onOpen, session } = start();
    for (const link of ['connecting', 'open', 'open', 'reconnecting', 'open'] as const) session.setLink(link);
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('is synced from the answer until the connection is lost', () => {
    const { session, deliver } = playing();
    expect(session.state).toMatchObject({ link: 'open', isSynced: true });
    session.setLink('reconnecting');
    session.setLink('open');
    deliver(rolled(4));
    expect(session.state).toMatchObject({ game: { version: 4 }, isSynced: false });
    deliver(opened(4));
    expect(session.state.isSynced).toBe(true);
  });

  it('calls its watchers back with every change only', () => {
    const { session } = playing();
    const watcher = vi.fn<() => void>();
    const unwatch = session.watch(watcher);
    session.setLink('open');
    session.setLink('reconnecting');
    unwatch();
    session.setLink('open');
    expect(watcher).toHaveBeenCalledOnce();
  });
});

describe('a frame', () => {
  it.each([
    ['newer', rolled(4), 4],
    ['of the same version', rolled(3), 3],
    ['older', rolled(2), 3],
    ['of another game', rolled(9, 'b'), 3],
    ['that answers a request which is answered already', opened(9, 'b'), 3],
    ['without a game', { action: 'ping', payload: {} } as const, 3],
  ])('%s leaves the right version shown', (_, frame, version) => {
    const { session, deliver } = playing();
    deliver(frame);
    expect(session.state.game).toMatchObject({ id: 'a', version });
  });

  it('is shown as the answer to a request, also when the server has lost versions', () => {
    const { session, deliver } = playing();
    session.setLink('reconnecting');
    session.setLink('open');
    deliver(opened(1));
    expect(session.state).toMatchObject({ game: { version: 1 }, seen: ['a'] });
  });

  it('continues the state of the same game', () => {
    const { session, deliver } = playing();
    deliver(rolled(4));
    expect(session.state.seen).toEqual(['a', 'a']);
  });

  it('sets the deadline by the clock of the page', () => {
    const { receivedAt, endsAt } = playing().session.state;
    expect([receivedAt, endsAt]).toEqual([performance.now(), performance.now() + 400]);
  });

  it('is dropped when the page handles it', () => {
    const { session, deliver, onFrame } = playing();
    onFrame.mockReturnValue(false);
    deliver(rolled(4));
    expect(session.state.game?.version).toBe(3);
  });

  it('is not received after the end of the session', () => {
    const { session, deliver, stop } = playing();
    stop();
    deliver(rolled(4));
    expect(session.state.game?.version).toBe(3);
  });
});

describe('a command', () => {
  it('is pending until it is answered', () => {
    const { deliver, sent, session } = playing();
    session.request(ROLL);
    expect(sent).toEqual([ROLL]);
    expect(session.state.pending).toBe(ROLL);
    deliver(rolled(4));
    expect(session.state.pending).toBeUndefined();
  });

  it('is not pending any more when the connection is lost', () => {
    const { session } = playing();
    session.request(ROLL);
    session.setLink('reconnecting');
    expect(session.state.pending).toBeUndefined();
  });

  it('waits until the server accepts it', () => {
    const { sent, session } = playing();
    session.request(ROLL, performance.now() + 100);
    expect(session.state.pending).toBe(ROLL);
    vi.advanceTimersByTime(99);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([ROLL]);
  });

  it.each([
    ['the connection is lost', ({ session }) => session.setLink('reconnecting')],
    ['the game changes', ({ deliver }) => deliver(rolled(4))],
    ['another game is requested', ({ session }) => session.reset()],
    ['the screen is left', ({ stop }) => stop()],
  ] satisfies [string, (test: ReturnType<typeof start>) => void][])(
    'that waits is not sent when %s',
    (_, happen) => {
      const test = playing();
      test.session.request(ROLL, performance.now() + 100);
      happen(test);
      vi.advanceTimersByTime(200);
      expect(test.sent).toEqual([]);
    },
  );
});

describe('a command with a key', () => {
  it('is pending until the game is no longer in the state for which it is', () => {
    const { session, deliver, roll, sent } = rolling();
    deliver(rolled(3));
    expect(session.state.pending).toBe(roll);
    deliver(rolled(4));
    expect(session.state.pending).toBeUndefined();
    expect(sent).toEqual([roll]);
  });

  it('is sent again once the connection is back, if it is not handled', () => {
    const { session, deliver, refuse, roll, sent } = rolling();
    // The server closes the connection with this code.
    refuse('unavailable', '', 'unknown');
    session.setLink('reconnecting');
    session.setLink('open');
    expect(sent).toEqual([roll]);
    deliver(opened(3));
    expect(sent).toEqual([roll, roll]);
    deliver(rolled(3));
    expect(sent).toEqual([roll, roll]);
    expect(session.state.pending).toBe(roll);
  });

  it.each([
    ['the server has handled it', ({ deliver }) => deliver(opened(4))],
    ['another game is shown', ({ deliver }) => deliver(opened(3, 'b'))],
    [
      'another page has taken the seat meanwhile',
      ({ session, deliver }) => {
        session.setLink('replaced');
        session.setLink('open');
        deliver(opened(3));
      },
    ],
  ] satisfies [string, (test: ReturnType<typeof start>) => void][])(
    'is not sent again if %s',
    (_, happen) => {
      const test = rolling();
      test.session.setLink('reconnecting');
      test.session.setLink('open');
      happen(test);
      expect(test.sent).toEqual([test.roll]);
      expect(test.session.state.pending).toBeUndefined();
    },
  );

  it('that is refused is not sent again', () => {
    const { session, deliver, refuse, roll, sent } = rolling();
    refuse('not_now');
    session.setLink('reconnecting');
    session.setLink('open');
    deliver(opened(3));
    expect(sent).toEqual([roll]);
  });
});

it('has the connection watched until the deadline of the shown game, and no longer than it is shown', () => {
  const { session, deliver, watchTurn, stop } = start();
  session.setLink('open');
  deliver(opened(1));
  expect(watchTurn).toHaveBeenLastCalledWith(session.state.endsAt);
  deliver(opened(2, 'a', true));
  expect(watchTurn).toHaveBeenLastCalledWith(undefined);
  for (const end of [session.reset, stop]) {
    session.reset();
    deliver(opened(3, 'b'));
    expect(watchTurn).toHaveBeenLastCalledWith(expect.any(Number));
    end();
    expect(watchTurn).toHaveBeenLastCalledWith(undefined);
  }
});

describe('an error frame', () => {
  it('with a refusal shows its text and keeps the game', () => {
    const { onFatal, onRefused, refuse, session } = playing();
    session.request(ROLL);
    refuse('not_now');
    const message = 'That is not possible at the moment.';
    expect(session.state).toMatchObject({ pending: undefined, refusal: { message, count: 1 } });
    expect(onRefused).toHaveBeenCalledExactlyOnceWith({ kind: 'refusal', code: 'not_now', message }, 'play');
    expect(onFatal).not.toHaveBeenCalled();
    session.request(ROLL);
    expect(session.state.refusal).toBeUndefined();
    refuse('not_now');
    expect(session.state.refusal?.count).toBe(2);
  });

  it('with an unknown code keeps the game and shows the text of the server', () => {
    const { onFatal, refuse, session } = playing();
    refuse('from_the_future', 'Not today.');
    expect(session.state).toMatchObject({ game: { version: 3 }, refusal: { message: 'Not today.' } });
    expect(onFatal).not.toHaveBeenCalled();
  });

  it('with a fatal code closes the game', () => {
    const { onFatal, refuse, session } = playing();
    refuse('game_not_found');
    expect(onFatal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'game_not_found' }));
    expect(session.state.refusal).toBeUndefined();
  });

  it('that is harmless only answers the command', () => {
    const { refuse, session } = playing();
    session.request(ROLL);
    refuse('too_late');
    expect(session.state).toMatchObject({ pending: undefined, refusal: undefined });
  });
});

describe('the memory of a session', () => {
  it('holds the running game, and `show` learns of it', () => {
    const memory = fakeMemory();
    playing(memory);
    expect(memory.recall()).toBe('a');
    expect(playing(memory).session.state.seen).toEqual(['remembered']);
  });

  it.each([
    [
      'is over',
      ({ deliver }) => deliver({ action: 'rolled', payload: { id: 'a', version: 4, isOver: true } }),
    ],
    ['is refused', ({ refuse }) => refuse('game_not_found')],
  ] satisfies [string, (test: ReturnType<typeof start>) => void][])('forgets a game that %s', (_, happen) => {
    const memory = fakeMemory();
    happen(playing(memory));
    expect(memory.recall()).toBeUndefined();
  });
});
