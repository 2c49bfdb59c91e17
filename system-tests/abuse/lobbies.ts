import { setTimeout as sleep } from 'node:timers/promises';
import { FRAME_BURST, LOBBY_CREATIONS, LOBBY_PASSWORD_TRIES_OF_ALL } from '@hub/engine/wire/limits';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { concurrently, eventually } from '../players/waiting.ts';
import { encodeFrame, opcodes } from '../players/websocket.ts';
import type { Attack } from './attack.ts';
import { HttpClient } from './http-client.ts';
import { RawSocket } from './raw-socket.ts';

const ADDRESS = '127.0.0.76';
const SETTINGS = { name: 'Spam', maxPlayers: 8, guessTime: 15, lives: 3 };
/** Sockets of the account that creates lobbies; with several nodes at different ones. */
const SPAM_SOCKETS = 3;
/** Time between two frames of one socket, just below the limit of frames. */
const PACE_MS = 55;
/** Frames between two answers to pings: the server closes a silent connection of a lobby after two seconds. */
const FRAMES_PER_PONG = 16;
/** Limit for answers. */
const PATIENCE_MS = 30_000;

const send = (socket: RawSocket, action: string, payload: object): void =>
  socket.send(encodeFrame(JSON.stringify({ action, payload })));

const connect = (port: number, token: string): Promise<RawSocket> =>
  RawSocket.upgrade(port, ADDRESS, { path: chainOfLegends.path, token });

const connectGuest = async (port: number, client: HttpClient, name: string): Promise<RawSocket> =>
  connect(port, (await client.guest(name)) ?? '');

const pong = (socket: RawSocket): void => socket.send(encodeFrame('', { opcode: opcodes.pong }));

export const lobbySpam: Attack = {
  name: 'creating lobbies with one account',
  counts: { short: 30, long: 400 },
  async run({ port }, count) {
    const client = new HttpClient(port, ADDRESS, 1);
    const token = (await client.guest('Spammer')) ?? '';
    client.close();
    const sockets: RawSocket[] = [];
    for (let number = 0; number < SPAM_SOCKETS; number += 1) sockets.push(await connect(port, token));
    const sum = (word: string): number => sockets.reduce((all, socket) => all + socket.count(word), 0);
    const isAnswered = (sent: number) => () => sum('lobbyCreated') + sum('too_many_requests') >= sent;
    // As many as possible at once with one socket, then slowly with all.
    const burst = FRAME_BURST / 2;
    for (let sent = 0; sent < count; sent += 1) {
      if (sent === burst) await eventually(isAnswered(burst), PATIENCE_MS);
      const socket = sockets[sent < burst ? 0 : sent % SPAM_SOCKETS];
      if (socket !== undefined) send(socket, 'createLobby', SETTINGS);
      if (sent % FRAMES_PER_PONG === 0) for (const each of sockets) pong(each);
      if (sent >= burst) await sleep(PACE_MS);
    }
    await eventually(isAnswered(count), PATIENCE_MS);
    const [through, refused] = [sum('lobbyCreated'), sum('too_many_requests')];
    for (const socket of sockets) socket.destroy();
    const minutes = 1 + Math.floor((count * PACE_MS) / 60_000);
    return { tried: count, through, refused, allowed: LOBBY_CREATIONS * minutes, faults: [] };
  },
};

/** Many guests try five passwords each. */
export const passwordGuesses: Attack = {
  name: 'guessing the password of a lobby with many accounts',
  counts: { short: 60, long: 600 },
  async run({ port }, count) {
    const client = new HttpClient(port, ADDRESS, 10);
    const owner = await connectGuest(port, client, 'Owner');
    send(owner, 'createLobby', { ...SETTINGS, password: 'moonsilver' });
    await owner.receives(/lobbyCreated/);
    const lobbyId = /"lobbyId":"(?<id>\w+)"/.exec(owner.text)?.groups?.['id'] ?? '';
    send(owner, 'joinLobby', { lobbyId });
    const tries = 5;
    const from = performance.now();
    const sockets = await concurrently(count / tries, 10, async (number) => {
      const socket = await connectGuest(port, client, `Guess ${number}`);
      for (let guess = 0; guess < tries; guess += 1)
        send(socket, 'joinLobby', { lobbyId, password: `${number}-${guess}` });
      await eventually(() => socket.count('error') >= tries, PATIENCE_MS, 5);
      return socket;
    });
    client.close();
    const sum = (word: string): number => sockets.reduce((all, socket) => all + socket.count(word), 0);
    const [through, refused, joined] = [sum('wrong_password'), sum('too_many_requests'), sum('joinedLobby')];
    for (const socket of [owner, ...sockets]) socket.destroy();
    const minutes = 1 + Math.floor((performance.now() - from) / 60_000);
    return {
      tried: count,
      through,
      refused,
      allowed: LOBBY_PASSWORD_TRIES_OF_ALL * minutes,
      faults: joined === 0 ? [] : [`${joined} guests joined`],
    };
  },
};
