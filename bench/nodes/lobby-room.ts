import { FRAMES_PER_SECOND } from '@hub/engine/wire/limits';
import { createGuest, guestName } from '../../system-tests/players/api-client.ts';
import { protocolsOf } from '../../system-tests/players/websocket.ts';
import { textFrame, Wire } from './wire.ts';

const SEATS = 4;
/** The first player is never ready, so that no game starts. */
const FIRST_SEAT = 1;
/** Least time between two commands of a room, in ms: its players take turns, and none may send too many frames. */
const PAUSE_MS = 1_000 / (FRAMES_PER_SECOND * 0.8) / (SEATS - FIRST_SEAT);

/** The time in ms until the player saw what the command had changed. */
export interface TimedCommand {
  readonly seat: number;
  readonly ms: number;
}

/** A lobby of four in which one player after the other gets ready, or not ready again. */
export class LobbyRoom {
  readonly #lobbyId: string;
  readonly #wires: readonly Wire[];
  #next = FIRST_SEAT;
  #status = 1;
  #isBusy = false;
  #pausedUntil = 0;

  constructor(lobbyId: string, wires: readonly Wire[]) {
    this.#lobbyId = lobbyId;
    this.#wires = wires;
  }

  get isReady(): boolean {
    return !this.#isBusy && performance.now() >= this.#pausedUntil;
  }

  async command(): Promise<TimedCommand> {
    const seat = this.#next;
    const wire = this.#wires[seat];
    if (wire === undefined || this.#isBusy) throw new Error('the room is busy');
    this.#isBusy = true;
    // All see it before the next one sends, so that no frame is taken for another one's.
    const seen = this.#wires.map((one) => nextFrame(one, 'playerStatusChanged'));
    const from = performance.now();
    this.#pausedUntil = from + PAUSE_MS;
    wire.send(frameOf('setPlayerStatus', { lobbyId: this.#lobbyId, status: this.#status }));
    await seen[seat];
    const ms = performance.now() - from;
    await Promise.all(seen);
    this.#isBusy = false;
    this.#next = seat + 1 < SEATS ? seat + 1 : FIRST_SEAT;
    if (this.#next === FIRST_SEAT) this.#status = 1 - this.#status;
    return { seat, ms };
  }
}

/** Seats four guests who give commands; `portOf` chooses the node of each. `onEnd` is called when a connection ends. */
export async function seatLobby(
  room: number,
  portOf: (seat: number) => number,
  onEnd: (why: string) => void,
): Promise<LobbyRoom> {
  const wires: Wire[] = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const port = portOf(seat);
    const number = room * SEATS + seat;
    // An address may create a limited number of guests.
    const { token } = await createGuest(
      `http://127.0.0.1:${port}`,
      guestName(number),
      `10.40.0.${room % 256}`,
    );
    const wire = new Wire(port, '/ws/cooldownClash', protocolsOf(token), onEnd);
    await wire.opened;
    wires.push(wire);
  }
  const [owner, ...others] = wires;
  if (owner === undefined) throw new Error('no seats');
  const created = nextFrame(owner, 'lobbyCreated');
  const form = { name: guestName(room), maxPlayers: SEATS, guessTime: 999, winPoints: 1000 };
  owner.send(frameOf('createLobby', form));
  const lobbyId = /"lobbyId":"([^"]+)"/.exec(await created)?.[1] ?? '';
  for (const wire of others) {
    const joined = nextFrame(wire, 'joinedLobby');
    wire.send(frameOf('joinLobby', { lobbyId }));
    await joined;
  }
  return new LobbyRoom(lobbyId, wires);
}

const frameOf = (action: string, payload: unknown): Buffer => textFrame(JSON.stringify({ action, payload }));

/** The next frame with this action, as text. */
const nextFrame = (wire: Wire, action: string): Promise<string> =>
  new Promise((resolve, reject) => {
    wire.onText = (buffer, from, to) => {
      const text = buffer.toString('latin1', from, to);
      if (text.startsWith(`{"action":"${action}"`)) resolve(text);
      else if (text.includes('"error":{')) reject(new Error(text));
    };
  });
