import { createGuest, guestName } from '../../system-tests/players/api-client.ts';
import { protocolsOf } from '../../system-tests/players/websocket.ts';
import { playerOf, SEATS } from './reference-game.ts';
import { textFrame, Wire } from './wire.ts';

/** Four sockets in one game, and the frames of their guesses. */
export interface Seating {
  readonly wires: readonly Wire[];
  readonly guess: (seat: number, seconds: number) => Buffer;
  /** Starts the game; undefined where it has started. */
  readonly begin?: () => void;
}

/** Connects four players to a room of one of the servers. */
export type Seat = (room: number) => Promise<Seating>;

type OnEnd = (why: string) => void;

/** Rooms of the reference server: a socket is a seat. */
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

/** Rooms of the hub: creates four guests and a lobby, and starts the game. */
export function hubSeats(port: number, onEnd: OnEnd): Seat {
  return async (room) => {
    const players = await Promise.all(
      Array.from({ length: SEATS }, (_, seat) =>
        createGuest(`http://127.0.0.1:${port}`, guestName(room * SEATS + seat)),
      ),
    );
    const wires = players.map(({ token }) => new Wire(port, '/ws/cooldownClash', protocolsOf(token), onEnd));
    await Promise.all(wires.map(({ opened }) => opened));
    const [owner, ...others] = wires;
    if (owner === undefined) throw new Error('no seats');
    const form = { name: guestName(room), maxPlayers: SEATS, guessTime: 999, winPoints: 1000 };
    const created = nextFrame(owner, 'lobbyCreated');
    owner.send(command('createLobby', form));
    const lobbyId = /"lobbyId":"([^"]+)"/.exec(await created)?.[1] ?? '';
    for (const wire of others) {
      const joined = nextFrame(wire, 'joinedLobby');
      wire.send(command('joinLobby', { lobbyId }));
      await joined;
    }
    const waiting = wires.map((wire) => nextFrame(wire, 'waiting'));
    for (const wire of wires) wire.send(command('setPlayerStatus', { lobbyId, status: 1 }));
    await Promise.all(waiting);
    const started = wires.map((wire) => nextFrame(wire, 'gameStarted'));
    for (const wire of wires) wire.send(command('playerLoadedIntoGame', { lobbyId }));
    await Promise.all(started);
    return {
      wires,
      guess: (seat, seconds) =>
        command('submitGuess', { lobbyId, playerId: players[seat]?.playerId, guess: seconds }),
    };
  };
}

const command = (action: string, payload: unknown): Buffer => textFrame(JSON.stringify({ action, payload }));

/** The next frame with this action, as text. */
const nextFrame = (wire: Wire, action: string): Promise<string> =>
  new Promise((resolve, reject) => {
    wire.onText = (buffer, from, to) => {
      const text = buffer.toString('utf8', from, to);
      if (text.startsWith(`{"action":"${action}"`)) resolve(text);
      else if (text.includes('"error":{')) reject(new Error(text));
    };
  });
