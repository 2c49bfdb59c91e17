import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createSocketClient } from './socket-client.ts';
import { fakeSockets } from './testing/fake-socket.ts';

const dice = realtimeEndpoint({
  name: 'dice',
  summary: 'Throws a die',
  path: '/ws/dice',
  commands: { roll: z.object({ sides: z.int() }) },
  frames: { rolled: z.object({ value: z.int() }) },
});

function connect() {
  const sockets = fakeSockets();
  const onStrangeFrame = vi.fn<(endpoint: string) => void>();
  const onOpen = vi.fn<() => void>();
  const client = createSocketClient(dice, {
    socketUrl: 'wss://hub',
    token: () => 'secret',
    onUnauthorized: () => undefined,
    onOtherVersion: () => undefined,
    onStrangeFrame,
    onOpen,
    createSocket: sockets.create,
  });
  const frames: unknown[] = [];
  const stop = client.listen((frame) => frames.push(frame));
  client.open();
  const socket = sockets.last();
  socket.accept();
  return { client, socket, frames, stop, onStrangeFrame, onOpen };
}

describe('createSocketClient', () => {
  it('connects to the endpoint and calls onOpen', () => {
    const { client, socket, onOpen } = connect();
    expect(socket.url).toMatch('wss://hub/ws/dice?');
    expect(client.state).toBe('open');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('sends commands as JSON', () => {
    const { client, socket } = connect();
    client.send({ action: 'roll', payload: { sides: 6 } });
    expect(socket.sent).toEqual(['{"action":"roll","payload":{"sides":6}}']);
  });

  it('calls back with frames of the contract, without unknown fields', () => {
    const { socket, frames } = connect();
    socket.say('{"action":"rolled","payload":{"value":4,"luck":true},"extra":1}');
    expect(frames).toEqual([{ action: 'rolled', payload: { value: 4 } }]);
  });

  it('calls back with error frames', () => {
    const { socket, frames } = connect();
    socket.say('{"action":"roll","error":{"code":"game_over","message":"This game is over."}}');
    expect(frames).toEqual([{ action: 'roll', error: { code: 'game_over', message: 'This game is over.' } }]);
  });

  it.each([
    ['no JSON', 'oops'],
    ['no object', '7'],
    ['an unknown action', '{"action":"exploded","payload":{}}'],
    ['a name of every object', '{"action":"toString","payload":{}}'],
    ['a wrong payload', '{"action":"rolled","payload":{"value":"four"}}'],
    ['an error without a code', '{"action":"roll","error":"no"}'],
  ])('drops %s and reports it', (_, text) => {
    const { socket, frames, onStrangeFrame } = connect();
    socket.say(text);
    expect(frames).toEqual([]);
    expect(onStrangeFrame).toHaveBeenCalledExactlyOnceWith('dice');
  });

  it('stops calling back when `listen` is undone', () => {
    const { socket, frames, stop } = connect();
    stop();
    socket.say('{"action":"rolled","payload":{"value":1}}');
    expect(frames).toEqual([]);
  });

  it('calls its watchers back with every change of the state', () => {
    const { client, socket } = connect();
    const watcher = vi.fn<() => void>();
    const unwatch = client.watch(watcher);
    socket.end(4409);
    expect(watcher).toHaveBeenCalledOnce();
    expect(client.state).toBe('replaced');
    unwatch();
    client.close();
    expect(watcher).toHaveBeenCalledOnce();
  });
});
