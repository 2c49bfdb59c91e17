import { Agent, request } from 'node:http';
import { playerOf, SEATS } from './reference-game.ts';
import { clientFrame, Wire } from './wire.ts';

/** Four connections that play one game, and how their guesses look. */
export interface Seating {
  readonly wires: readonly Wire[];
  readonly guess: (seat: number, seconds: number) => Buffer;
  /** Lets the game begin, once somebody listens; undefined where it has begun. */
  readonly begin?: () => void;
}

/** Seats four players at a table of one of the servers; the game begins once all tables are ready. */
export type Seat = (room: number) => Promise<Seating>;

type OnEnd = (why: string) => void;

/** Tables of the reference: a socket is a seat. */
export const referenceSeats =
  (port: number, onEnd: OnEnd): Seat =>
  async (room) => {
    const wires = Array.from(
      { length: SEATS },
      (_, seat) => new Wire(port, `/?room=${room}&seat=${seat}`, undefined, onEnd),
    );
    await Promise.all(wires.map(({ opened }) => opened));
    const lobbyId = String(room).padStart(6, '0');
    return {
      wires,
      begin: () => wires[0]?.send(command('begin', {})),
      guess: (seat, seconds) => {
        const playerId = playerOf(room, seat);
        return command('submitGuess', {
          lobbyId,
          playerId,
          guess: seconds,
          accessToken: `token-${playerId}`,
        });
      },
    };
  };

/** Tables of the hub: four guest accounts, a lobby, everybody ready, everybody loaded. */
export function hubSeats(port: number, onEnd: OnEnd): Seat {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return async (room) => {
    const players = await Promise.all(
      Array.from({ length: SEATS }, (_, seat) => guest(port, agent, inLetters(room * SEATS + seat))),
    );
    const wires = players.map(
      ({ token }) => new Wire(port, '/ws/cooldownClash', `hub.v1, bearer.${token}`, onEnd),
    );
    await Promise.all(wires.map(({ opened }) => opened));
    const [owner, ...others] = wires;
    if (owner === undefined) throw new Error('no seats');
    const form = { name: inLetters(room), maxPlayers: SEATS, guessTime: 999, winPoints: 1000 };
    const created = heard(owner, 'lobbyCreated');
    owner.send(command('createLobby', form));
    const lobbyId = /"lobbyId":"([^"]+)"/.exec(await created)?.[1] ?? '';
    for (const wire of others) {
      const joined = heard(wire, 'joinedLobby');
      wire.send(command('joinLobby', { lobbyId }));
      await joined;
    }
    const waiting = wires.map((wire) => heard(wire, 'waiting'));
    for (const wire of wires) wire.send(command('setPlayerStatus', { lobbyId, status: 1 }));
    await Promise.all(waiting);
    const started = wires.map((wire) => heard(wire, 'gameStarted'));
    for (const wire of wires) wire.send(command('playerLoadedIntoGame', { lobbyId }));
    await Promise.all(started);
    return {
      wires,
      guess: (seat, seconds) =>
        command('submitGuess', { lobbyId, playerId: players[seat]?.playerId, guess: seconds }),
    };
  };
}

const command = (action: string, payload: unknown): Buffer =>
  clientFrame(JSON.stringify({ action, payload }));

/** The next frame of this action, as text. */
const heard = (wire: Wire, action: string): Promise<string> =>
  new Promise((resolve, reject) => {
    wire.onText = (buffer, from, to) => {
      const text = buffer.toString('utf8', from, to);
      if (text.startsWith(`{"action":"${action}"`)) resolve(text);
      else if (text.includes('"error":{')) reject(new Error(text));
    };
  });

const guest = (
  port: number,
  agent: Agent,
  name: string,
): Promise<{ readonly token: string; readonly playerId: string }> =>
  new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/accounts/create',
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json' },
      },
      (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        reply.on('end', () => {
          const { token } = JSON.parse(text) as { token?: string };
          if (token === undefined) return reject(new Error(text));
          const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
          return resolve({ token, playerId: (JSON.parse(claims) as { player_id: string }).player_id });
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ name }));
  });

/** A number without digits, which a filter of names may read as letters, and without vowels, which make words. */
const inLetters = (number: number): string =>
  `Nr ${number.toString(8).replaceAll(/\d/g, (digit) => 'bdghjlmr'[Number(digit)] ?? '')}`;
