import type { Game } from '@hub/engine/binding/binding';
import { errors } from '@hub/engine/wire/errors';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from './codec.ts';
import { Connection, type ConnectionDeps } from './connection.ts';
import { textFrame } from './frame-writer.ts';
import type { Command } from './rooms/command.ts';
import type { Client } from './testing/client.ts';
import { readFrame } from './testing/fake-member.ts';
import { type Hub, startHub } from './testing/hub.ts';
import { testPlayer } from './testing/players.ts';
import { duelGame } from './testing/test-duel.ts';

const PATH = '/ws/championRift';

const message = (action: string, payload: unknown = {}): Buffer =>
  Buffer.from(JSON.stringify({ action, payload }));

describe('a socket', () => {
  let hub: Hub;
  let client: Client;

  beforeEach(async () => {
    hub = await startHub();
    client = await hub.join(PATH, 1);
  });
  afterEach(() => hub.stop());

  it('receives a pong for each ping within the rate limit', async () => {
    const answered = new Promise((resolve) => client.socket.once('pong', resolve));
    client.socket.ping('there?');
    expect(String(await answered)).toBe('there?');
    expect((await client.ask('startGame')).action).toBe('gameStarted');
  });

  it('is closed when it reads too slowly', async () => {
    // Each frame comes a while after the one before, however many the server reads at once.
    class UnhurriedClock extends ManualClock {
      override now(): number {
        this.advance(50);
        return super.now();
      }
    }
    const slowHub = await startHub({ clock: new UnhurriedClock(Date.now()) });
    const reader = await slowHub.join(PATH, 1);
    await reader.ask('startGame');
    reader.socket.pause();
    // Nine kilobytes each: more than the kernel's buffers of both ends and MAX_BACKLOG_BYTES together.
    for (let sent = 0; sent < 3000; sent += 20) {
      for (let i = 0; i < 20; i += 1) reader.send('startGame');
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    reader.socket.resume();
    expect(await reader.closed).toEqual({ code: 1013, reason: 'too_slow' });
    expect(reader.received.length).toBeLessThan(2000);
    await slowHub.stop();
  });
});

describe('a connection', () => {
  const game: Game = duelGame({ pickMs: 1, revealMs: 1 }, { holdMs: 1, mayUnload: true });

  class FakeSocket implements Socket {
    backlogBytes = 0;
    readonly written: Buffer[] = [];
    closedWith: [number, string] | undefined;
    write(frame: Buffer): void {
      this.written.push(frame);
    }
    ping(): void {}
    close(code: number, reason: string): void {
      this.closedWith = [code, reason];
    }
    terminate(): void {}
  }

  const connected = (handle: ConnectionDeps['host']['handle'] = () => undefined) => {
    const clock = new ManualClock(1_000_000);
    const socket = new FakeSocket();
    const detached: unknown[] = [];
    const logged: string[] = [];
    const host = { handle, isAwaited: () => false, detach: (member: unknown) => void detached.push(member) };
    const logLimited = (message: string) => void logged.push(message);
    const deps = { host, clock, logger: pino({ level: 'silent' }), logLimited, onClosed: () => {} };
    return {
      connection: new Connection(socket, testPlayer(1), { endpoint: game.endpoint, game }, deps),
      socket,
      clock,
      detached,
      logged,
    };
  };
  it('closes when more than a megabyte is unsent', () => {
    const { connection, socket, detached, logged } = connected();
    socket.backlogBytes = 1_048_576;
    connection.send(textFrame('still'));
    socket.backlogBytes += 1;
    connection.send(textFrame('too much'));
    connection.send(textFrame('closed'));
    expect(socket.written.map((frame) => frame.subarray(2).toString())).toEqual(['still']);
    expect(socket.closedWith).toEqual([1013, 'too_slow']);
    expect(detached).toEqual([connection]);
    expect(logged).toEqual(['connections closed that read too slowly']);
  });

  it('closes with an error frame when the database is unavailable', async () => {
    const { connection, socket } = connected(() => Promise.reject(new Unavailable('planted')));
    connection.onMessage(message('joinDuel', { gameId: 'x' }), false);
    await vi.waitFor(() => expect(socket.closedWith).toEqual([1011, 'internal']));
    expect(socket.written.map(readFrame)).toEqual([
      { action: 'unknown', error: { code: 'unavailable', message: errors.unavailable } },
    ]);
  });

  it('accepts a burst of frames at once, then a limited number per second', () => {
    const handled: Command[] = [];
    const { connection, socket, clock } = connected((command) => void handled.push(command));
    const say = (times: number): void => {
      for (let i = 0; i < times; i += 1) connection.onMessage(message('joinDuel', { gameId: 'x' }), false);
    };
    say(40);
    clock.advance(1000);
    say(20);
    expect([handled.length, socket.closedWith]).toEqual([60, undefined]);
    say(1);
    expect([handled.length, socket.closedWith]).toEqual([60, [1008, 'too_many_frames']]);
    clock.advance(10_000);
    say(5);
    expect(handled).toHaveLength(60);
  });

  it('handles commands one after another while one of them waits', async () => {
    const log: string[] = [];
    const finishers: (() => void)[] = [];
    const { connection } = connected(({ action }) => {
      log.push(action);
      return action === 'startDuel' ? new Promise((resolve) => finishers.push(resolve)) : undefined;
    });
    connection.onMessage(message('startDuel', { gameId: 'x' }), false);
    connection.onMessage(message('joinDuel', { gameId: 'x' }), false);
    connection.onMessage(message('leaveDuel', { gameId: 'x' }), false);
    await Promise.resolve();
    expect(log).toEqual(['startDuel']);
    finishers[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(log).toEqual(['startDuel', 'joinDuel', 'leaveDuel']);
    connection.onMessage(message('watchDuel', { gameId: 'x' }), false);
    expect(log.at(-1)).toBe('watchDuel');
  });

  it('answers a page that asks whether it delivers, also while a command waits', () => {
    const { connection, socket } = connected(() => new Promise(() => {}));
    connection.onMessage(message('startDuel', { gameId: 'x' }), false);
    connection.onMessage(Buffer.from('{ "action": "alive" }'), false);
    expect(socket.written.map(readFrame)).toEqual([{ action: 'alive' }]);
  });

  it('shows a page that has asked its pings, for a minute and while it is seen', () => {
    const { connection, socket, clock } = connected();
    const ask = (payload?: object) => connection.onMessage(message('alive', payload), false);
    const showsPing = () => {
      const before = socket.written.length;
      connection.ping();
      return socket.written.slice(before).map((frame) => frame.toString('latin1'));
    };
    expect(showsPing()).toEqual([]);
    ask();
    expect(showsPing()).toEqual(['\x81\x12{"action":"alive"}\x89\0']);
    clock.advance(60_000);
    expect(showsPing()).toEqual([]);
    ask();
    ask({ isHidden: true });
    expect(showsPing()).toEqual([]);
    expect(socket.written).toHaveLength(3);
  });

  it('closes when too many commands are queued', () => {
    const { connection, socket, clock } = connected(() => new Promise(() => {}));
    for (let sent = 0; sent < 41; sent += 1) {
      clock.advance(50);
      connection.onMessage(message('joinDuel', { gameId: 'x' }), false);
    }
    expect(socket.closedWith).toBeUndefined();
    connection.onMessage(message('joinDuel', { gameId: 'x' }), false);
    expect(socket.closedWith).toEqual([1008, 'too_many_frames']);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('secret detail');
      },
    ],
    ['rejects', () => Promise.reject(new Error('secret detail'))],
  ])('answers with an error id and stays open when a handler %s', async (_how, fault) => {
    let isBroken = true;
    const { connection, socket } = connected(() => (isBroken ? fault() : undefined));
    connection.onMessage(message('joinDuel', { gameId: 'x' }), false);
    await new Promise((resolve) => setTimeout(resolve));
    const [frame] = socket.written.map(readFrame);
    expect(frame).toMatchObject({ action: 'joinDuel', error: { code: 'internal' } });
    expect(JSON.stringify(frame)).not.toContain('secret detail');
    isBroken = false;
    connection.onMessage(message('surrender'), false);
    expect(socket.written).toHaveLength(2);
  });
});
