import { chainOfLegends } from '@hub/chain-of-legends/game.ts';
import { FRAME_BURST, LOBBY_CREATIONS, LOBBY_PASSWORD_TRIES_OF_ALL } from '@hub/engine/wire/limits';
import type { Attack } from './attack.ts';
import { Caller, manyTimes } from './http-client.ts';
import { frame, type Line, openSocket, pause, protocolsOf } from './raw-socket.ts';

const ADDRESS = '127.0.0.76';
const FORM = { name: 'Spam', maxPlayers: 8, guessTime: 15, lives: 3 };
/** Between two frames of one socket, so that it is no flood: a little more than their rate asks for. */
const PACE_MS = 55;

const say = (line: Line, action: string, payload: object): void =>
  line.say(frame(JSON.stringify({ action, payload })));
const countOf = (line: Line, word: string): number => line.text.split(`"${word}"`).length - 1;

async function seat(port: number, caller: Caller, name: string): Promise<Line> {
  const token = (await caller.guest(name)) ?? '';
  return openSocket(port, ADDRESS, { path: chainOfLegends.path, protocols: protocolsOf(token) });
}

export const lobbySpam: Attack = {
  name: 'lobbies without end of one account',
  counts: { short: 30, long: 400 },
  async run({ port }, count) {
    const caller = new Caller(port, ADDRESS, 1);
    const line = await seat(port, caller, 'Spammer');
    caller.close();
    for (let sent = 0; sent < count; sent += 1) {
      say(line, 'createLobby', FORM);
      if (sent > FRAME_BURST / 2) await pause(PACE_MS);
    }
    await pause(200);
    const through = countOf(line, 'lobbyCreated');
    const refused = countOf(line, 'too_many_requests');
    line.cut();
    const minutes = 1 + Math.floor((count * PACE_MS) / 60_000);
    return { tried: count, through, refused, allowed: LOBBY_CREATIONS * minutes, faults: [] };
  },
};

/** Many guests, five tries each, at one lobby. */
export const passwordGuesses: Attack = {
  name: 'passwords of a lobby, guessed by many accounts',
  counts: { short: 60, long: 600 },
  async run({ port }, count) {
    const caller = new Caller(port, ADDRESS, 10);
    const owner = await seat(port, caller, 'Owner');
    say(owner, 'createLobby', { ...FORM, password: 'moonsilver' });
    await owner.hears(/lobbyCreated/);
    const lobbyId = /"lobbyId":"(?<id>\w+)"/.exec(owner.text)?.groups?.['id'] ?? '';
    say(owner, 'joinLobby', { lobbyId });
    const tries = 5;
    const from = performance.now();
    const lines = await manyTimes(count / tries, 10, async (number) => {
      const line = await seat(port, caller, `Guess ${number}`);
      for (let guess = 0; guess < tries; guess += 1)
        say(line, 'joinLobby', { lobbyId, password: `${number}-${guess}` });
      const until = performance.now() + 3_000;
      while (countOf(line, 'error') < tries && performance.now() < until) await pause(5);
      return line;
    });
    caller.close();
    const sum = (word: string): number => lines.reduce((all, line) => all + countOf(line, word), 0);
    const [through, refused, letIn] = [sum('wrong_password'), sum('too_many_requests'), sum('joinedLobby')];
    for (const line of [owner, ...lines]) line.cut();
    const minutes = 1 + Math.floor((performance.now() - from) / 60_000);
    return {
      tried: count,
      through,
      refused,
      allowed: LOBBY_PASSWORD_TRIES_OF_ALL * minutes,
      faults: letIn === 0 ? [] : [`${letIn} got in`],
    };
  },
};
