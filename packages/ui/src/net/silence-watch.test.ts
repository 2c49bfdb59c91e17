import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReconnectingSocket } from './reconnecting-socket.ts';
import { ANSWER_MS, IDLE_SILENCE_MS, URGENT_SILENCE_MS } from './silence-watch.ts';
import { fakeSockets } from './testing/fake-socket.ts';

const QUESTION = '{"action":"alive"}';
const OLD_ANSWER = '{"action":"alive","error":{"code":"unknown_action","message":"?"}}';

const show = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const toClose: ReconnectingSocket[] = [];

function open() {
  const sockets = fakeSockets();
  const texts: string[] = [];
  const socket = new ReconnectingSocket({
    url: 'ws://hub/ws/game',
    token: () => 'token',
    onState: () => undefined,
    onText: (text) => texts.push(text),
    onUnauthorized: () => undefined,
    onOtherVersion: () => undefined,
    createSocket: sockets.create,
    random: () => 0.5,
  });
  toClose.push(socket);
  socket.open();
  sockets.last().accept();
  sockets.last().say('game');
  /** Lets time pass in which the server answers questions. */
  const live = (ms: number, answer = QUESTION): void => {
    const to = performance.now() + ms;
    let answered = sockets.last().sent.length;
    while (performance.now() < to) {
      vi.advanceTimersByTime(100);
      const { sent } = sockets.last();
      for (; answered < sent.length; answered += 1)
        if (sent[answered] === QUESTION) sockets.last().say(answer);
    }
  };
  const asked = () => sockets.made.flatMap(({ sent }) => sent).filter((text) => text === QUESTION).length;
  return { socket, sockets, texts, live, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
  show('visible');
});

afterEach(() => {
  for (const socket of toClose.splice(0)) socket.close();
});

describe('a connection that delivers nothing', () => {
  it.each([
    ['while a turn runs', 8_000, ({ socket }) => socket.watchTurn(performance.now() + 15_000)],
    ['after the end of a turn', 8_000, ({ socket }) => socket.watchTurn(performance.now() - 1)],
    ['while a command has no answer', 8_000, ({ socket }) => socket.send('guess')],
    ['while nothing happens', 45_000, () => undefined],
    ['when the page gets the focus', 8_000, () => window.dispatchEvent(new Event('focus'))],
    ['when the network is back', 8_000, () => window.dispatchEvent(new Event('online'))],
    ['when the page is seen again', 8_000, () => ['hidden' as const, 'visible' as const].forEach(show)],
  ] satisfies [string, number, (opened: ReturnType<typeof open>) => unknown][])(
    'is replaced %s',
    (_when, withinMs, act) => {
      const opened = open();
      opened.live(10_000);
      act(opened);
      vi.advanceTimersByTime(withinMs - 1_500);
      expect(opened.sockets.made).toHaveLength(2);
      expect(opened.socket.state).toBe('reconnecting');
    },
  );

  it('is kept while the server answers, also one that does not know the question', () => {
    const { socket, sockets, texts, live } = open();
    socket.watchTurn(performance.now() + 15_000);
    socket.send('guess');
    live(60_000);
    live(60_000, OLD_ANSWER);
    expect(sockets.made).toHaveLength(1);
    expect(texts).toEqual(['game']);
  });

  it('asks nothing while frames arrive, and seldom while nothing is awaited', () => {
    const { socket, sockets, live, asked } = open();
    socket.watchTurn(performance.now() + 15_000);
    for (let second = 0; second < 30; second += 1) {
      vi.advanceTimersByTime(1_000);
      sockets.last().say('game');
    }
    expect(asked()).toBe(0);
    socket.watchTurn(performance.now() + 1_800_000);
    live(IDLE_SILENCE_MS * 3 + 1_000);
    expect(asked()).toBe(3);
  });

  it('sets no timer and sends nothing while the page is hidden', () => {
    const { socket, sockets, live, asked } = open();
    socket.watchTurn(performance.now() + 15_000);
    live(5_000);
    show('hidden');
    // The server stops sending signs of life with its pings.
    expect(sockets.last().sent.at(-1)).toBe('{"action":"alive","payload":{"isHidden":true}}');
    socket.send('guess');
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    window.dispatchEvent(new Event('focus'));
    expect(asked()).toBe(1);
  });

  it('asks again when the device slept after the question', () => {
    const { socket, sockets, live, asked } = open();
    socket.watchTurn(performance.now() + 15_000);
    vi.advanceTimersByTime(URGENT_SILENCE_MS);
    expect(asked()).toBe(1);
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 3_600_000);
    vi.advanceTimersByTime(ANSWER_MS);
    clock.mockRestore();
    expect(asked()).toBe(2);
    live(ANSWER_MS - 100);
    expect(sockets.made).toHaveLength(1);
  });

  it('ends with a closed connection', () => {
    const { socket, sockets, asked } = open();
    socket.watchTurn(performance.now() + 15_000);
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect([asked(), sockets.made.length]).toEqual([0, 1]);
  });
});
