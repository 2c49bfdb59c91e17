import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ConnectionState,
  HANDSHAKE_TIMEOUT_MS,
  RESTART_WAIT_MS,
  ReconnectingSocket,
  STEADY_AFTER_MS,
} from './reconnecting-socket.ts';
import { fakeSockets } from './testing/fake-socket.ts';

function open(token: () => string | undefined = () => 'secret') {
  const sockets = fakeSockets();
  const states: ConnectionState[] = [];
  const texts: string[] = [];
  const onOpen = vi.fn<() => void>();
  const onUnauthorized = vi.fn<() => void>();
  const onOtherVersion = vi.fn<() => void>();
  const socket = new ReconnectingSocket({
    url: 'ws://hub/ws/game',
    token,
    onState: (state) => states.push(state),
    onOpen,
    onText: (text) => texts.push(text),
    onUnauthorized,
    onOtherVersion,
    createSocket: sockets.create,
    random: () => 0.5,
  });
  socket.open();
  return { socket, sockets, states, texts, onOpen, onUnauthorized, onOtherVersion };
}

const showPage = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => void vi.useFakeTimers());

describe('ReconnectingSocket', () => {
  it('offers the protocol and the token', () => {
    const { socket, sockets } = open();
    expect(socket.state).toBe('connecting');
    expect(sockets.last().url).toMatch(/^ws:\/\/hub\/ws\/game\?page=[a-z0-9]{1,16}$/);
    expect(sockets.last().protocols).toEqual(['hub.v1', 'bearer.secret']);
  });

  it('stays closed without a token', () => {
    const { socket, sockets } = open(() => undefined);
    expect(socket.state).toBe('closed');
    expect(sockets.made).toEqual([]);
  });

  it('opens one socket, however often `open` is called', () => {
    const { socket, sockets } = open();
    socket.open();
    expect(sockets.made).toHaveLength(1);
  });

  it('reconnects after the back-off, longer every time, and calls onOpen', () => {
    const { socket, sockets, states, onOpen } = open();
    sockets.last().accept();
    expect(states).toEqual(['open']);
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      sockets.last().end();
      expect(socket.state).toBe('reconnecting');
      const before = sockets.made.length;
      vi.advanceTimersByTime(wait - 1);
      expect(sockets.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets.made).toHaveLength(before + 1);
    }
    sockets.last().accept();
    expect(socket.state).toBe('open');
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('reads the token for every try', () => {
    let token = 'old';
    const { sockets } = open(() => token);
    token = 'fresh';
    sockets.last().end();
    vi.advanceTimersByTime(500);
    expect(sockets.last().protocols).toContain('bearer.fresh');
  });

  it('starts with the shortest wait again after a connection that lasted', () => {
    const { sockets } = open();
    sockets.last().end();
    vi.advanceTimersByTime(500);
    sockets.last().accept();
    vi.advanceTimersByTime(STEADY_AFTER_MS);
    sockets.last().end();
    vi.advanceTimersByTime(500);
    expect(sockets.made).toHaveLength(3);
  });

  it('tries once more at once when a server stops, before it waits', () => {
    const { sockets } = open();
    sockets.last().accept();
    vi.advanceTimersByTime(STEADY_AFTER_MS);
    sockets.last().end(1012);
    vi.advanceTimersByTime(RESTART_WAIT_MS / 2);
    expect(sockets.made).toHaveLength(2);
    sockets.last().end();
    vi.advanceTimersByTime(499);
    expect(sockets.made).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets.made).toHaveLength(3);
  });

  it('waits when a server stops that has just accepted it', () => {
    const { sockets } = open();
    sockets.last().accept();
    vi.advanceTimersByTime(STEADY_AFTER_MS - 1);
    sockets.last().end(1012);
    vi.advanceTimersByTime(499);
    expect(sockets.made).toHaveLength(1);
  });

  it('does not hammer a server that accepts and hangs up at once', () => {
    const { sockets } = open();
    sockets.last().accept();
    sockets.last().end(1008);
    vi.advanceTimersByTime(500);
    sockets.last().accept();
    sockets.last().end(1008);
    vi.advanceTimersByTime(500);
    expect(sockets.made).toHaveLength(2);
  });

  it.each(['focus', 'online'])('tries at once when the window receives %s', (event) => {
    const { sockets } = open();
    sockets.last().end();
    window.dispatchEvent(new Event(event));
    expect(sockets.made).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(sockets.made).toHaveLength(2);
  });

  it('counts the connection as lost as soon as the browser reports no network', () => {
    const { sockets, states } = open();
    sockets.last().accept();
    window.dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toBe('reconnecting');
    window.dispatchEvent(new Event('online'));
    expect(sockets.made).toHaveLength(2);
  });

  it('tries at once when the page is seen again, not while it is hidden', () => {
    const { sockets } = open();
    sockets.last().end();
    showPage('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sockets.made).toHaveLength(1);
    showPage('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sockets.made).toHaveLength(2);
  });

  it('leaves a connection alone that is open or under way', () => {
    const { sockets } = open();
    window.dispatchEvent(new Event('online'));
    sockets.last().accept();
    window.dispatchEvent(new Event('focus'));
    expect(sockets.made).toHaveLength(1);
  });

  it('gives up a handshake that hangs, and tries again', () => {
    const { socket, sockets } = open();
    const hanging = sockets.last();
    vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS);
    expect(hanging.isClosed).toBe(true);
    expect(socket.state).toBe('reconnecting');
    vi.advanceTimersByTime(500);
    expect(sockets.made).toHaveLength(2);
    hanging.accept();
    expect(socket.state).toBe('reconnecting');
  });

  it('does not reconnect after 4401, and calls back with the refused token', () => {
    const { socket, sockets, onUnauthorized } = open();
    sockets.last().accept();
    sockets.last().end(4401);
    expect(socket.state).toBe('closed');
    expect(onUnauthorized).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(60_000);
    expect(sockets.made).toHaveLength(1);
  });

  it('tries once more when its token is revoked, with the one that another tab may have by then', () => {
    const token = vi.fn<() => string | undefined>(() => 'old');
    const { socket, sockets, states, onUnauthorized } = open(token);
    sockets.last().accept();
    sockets.last().say('a game');
    sockets.last().end(4401);
    expect(states.at(-1)).toBe('reconnecting');
    token.mockReturnValue('new');
    vi.advanceTimersByTime(1_000);
    expect(sockets.last().protocols).toEqual(['hub.v1', 'bearer.new']);
    sockets.last().accept();
    expect(socket.state).toBe('open');
    expect(onUnauthorized).not.toHaveBeenCalled();
    sockets.last().end(4401);
    expect(socket.state).toBe('closed');
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('calls back when the server has another version, and tries again: the next server may have this one', () => {
    const { socket, sockets, onOtherVersion, onUnauthorized } = open();
    sockets.last().accept();
    sockets.last().end(4426);
    expect(onOtherVersion).toHaveBeenCalledOnce();
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(socket.state).toBe('reconnecting');
    vi.advanceTimersByTime(500);
    sockets.last().accept();
    expect(socket.state).toBe('open');
  });

  it('never comes back by itself after 4409, but when the player asks', () => {
    const { socket, sockets, onUnauthorized } = open();
    sockets.last().accept();
    sockets.last().end(4409);
    expect(socket.state).toBe('replaced');
    expect(onUnauthorized).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(sockets.made).toHaveLength(1);
    socket.open();
    sockets.last().accept();
    expect(socket.state).toBe('open');
  });

  it('drops silently what cannot be sent', () => {
    const { socket, sockets } = open();
    socket.send('too early');
    sockets.last().accept();
    socket.send('in time');
    sockets.last().end();
    socket.send('too late');
    expect(sockets.last().sent).toEqual(['in time']);
  });

  it('hands on texts of the present connection only', () => {
    const { sockets, texts } = open();
    const first = sockets.last();
    first.accept();
    first.say('one');
    first.say(new ArrayBuffer(2));
    first.end();
    vi.advanceTimersByTime(500);
    first.say('from the grave');
    sockets.last().accept();
    sockets.last().say('two');
    expect(texts).toEqual(['one', 'two']);
  });

  it('rests when it is closed, also in the middle of a wait', () => {
    const { socket, sockets } = open();
    sockets.last().end();
    socket.close();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(sockets.made).toHaveLength(1);
    expect(socket.state).toBe('closed');
  });
});
