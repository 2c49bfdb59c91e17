import { mock } from 'node:test';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Game } from '@hub/engine/binding/binding';
import type { GameServices } from '@hub/engine/binding/services';
import { closeCodes } from '@hub/engine/wire/close-codes';
import { errorFrameSchema } from '@hub/engine/wire/envelope';
import { isErrorCode } from '@hub/engine/wire/errors';
import { type Logger, pino } from 'pino';
import { createGames } from '../../apps/server/src/games.ts';
import type { Socket } from '../../apps/server/src/realtime/codec.ts';
import { Connection } from '../../apps/server/src/realtime/connection.ts';
import type { RoomHost } from '../../apps/server/src/realtime/rooms/host.ts';
import type { Frame } from '../../apps/server/src/realtime/testing/client.ts';
import { readFrame } from '../../apps/server/src/realtime/testing/fake-member.ts';
import { hostOfTest, testServices } from '../../apps/server/src/realtime/testing/hub.ts';
import { MemoryRoomStore } from '../../apps/server/src/realtime/testing/memory-room-store.ts';
import { testPlayer } from '../../apps/server/src/realtime/testing/players.ts';
import { secretFrom } from '../../packages/server/src/platform/secret.ts';
import { ServerError } from './fuzz-target.ts';

/** Noon, so that the day does not change during a sequence. */
const START = Date.parse('2026-03-01T12:00:00Z');
const SECRET = secretFrom('a secret of the fuzzer');
/** Longest step of the clock between two turns of the store. */
const STRETCH_MS = 2_000;

export type GamesMaker = (deps: GameServices) => readonly Game[];

const DEPS: GameServices = testServices({ secret: SECRET });

/** A socket without a network: holds everything that is sent against the contract. */
class MemorySocket implements Socket {
  readonly backlogBytes = 0;
  readonly game: Game;
  readonly received: Frame[] = [];
  readonly faults: string[];
  closedWith: number | undefined;
  connection: Connection | undefined;

  constructor(game: Game, faults: string[]) {
    this.game = game;
    this.faults = faults;
  }

  write(bytes: Buffer): void {
    const frame = readFrame(bytes);
    const fault = faultOf(frame, this.game);
    if (fault !== undefined) this.faults.push(fault);
    this.received.push(frame);
  }

  ping(): void {}

  close(code: number): void {
    this.closedWith = code;
    if (code === closeCodes.failed.code) this.faults.push(`${this.game.endpoint.name}: a room failed`);
    this.connection?.onClose();
  }

  terminate(): void {
    this.close(0);
  }
}

/** The violation of a frame, if any. */
function faultOf(frame: Frame, { endpoint }: Game): string | undefined {
  const shown = `${endpoint.name}: ${JSON.stringify(frame).slice(0, 300)}`;
  if (frame.error !== undefined) {
    const { code } = frame.error;
    const own = Object.values(endpoint.refusals ?? {});
    const isListed = isErrorCode(code) || own.some((refusal) => refusal.code === code);
    const isKnown = errorFrameSchema.safeParse(frame).success && isListed;
    if (!isKnown) return `an error of no catalogue: ${shown}`;
    return frame.error.code === 'internal' ? `an internal error: ${shown}` : undefined;
  }
  const schema = Object.hasOwn(endpoint.frames, frame.action) ? endpoint.frames[frame.action] : undefined;
  if (schema === undefined) return `a frame of no contract: ${shown}`;
  const parsed = schema.safeParse(frame.payload);
  return parsed.success ? undefined : `a frame against the contract: ${parsed.error.message} ${shown}`;
}

/** All games in this process with a manual clock. Only one at a time. */
export class InProcessHub {
  readonly #faults: string[] = [];
  readonly #logger: Logger;
  readonly #makeGames: GamesMaker;
  readonly store = new MemoryRoomStore();
  games: readonly Game[];
  #host: RoomHost;
  readonly #sockets = new Map<string, MemorySocket>();

  constructor(makeGames: GamesMaker = createGames) {
    mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: START });
    this.#makeGames = makeGames;
    this.#logger = pino({ level: 'error' }, { write: (line) => void this.#faults.push(`log: ${line}`) });
    this.games = makeGames(DEPS);
    this.#host = this.#newHost();
  }

  /** Sends a message of a player to a game; returns the frames that the player receives. */
  async say(player: number, game: number, data: Buffer, isBinary = false): Promise<readonly Frame[]> {
    const socket = this.#socketOf(player, game);
    const before = socket.received.length;
    socket.connection?.onMessage(data, isBinary);
    await settled();
    this.check();
    return socket.received.splice(before);
  }

  /** All frames received by any player since the last call. */
  takeReceived(): Frame[] {
    return [...this.#sockets.values()].flatMap(({ received }) => received.splice(0));
  }

  /** The close code of a socket, if closed. */
  closedWith(player: number, game: number): number | undefined {
    return this.#sockets.get(`${player}/${game}`)?.closedWith;
  }

  async wait(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STRETCH_MS) {
      mock.timers.tick(Math.min(left, STRETCH_MS));
      await settled();
    }
    this.check();
  }

  /** Drops the player's connection. */
  async drop(player: number, game: number): Promise<void> {
    const key = `${player}/${game}`;
    this.#sockets.get(key)?.connection?.onClose();
    this.#sockets.delete(key);
    await settled();
    this.check();
  }

  /** Restarts the host on the stored rooms. */
  async restart(): Promise<void> {
    await this.#host.drain();
    this.#sockets.clear();
    this.games = this.#makeGames(DEPS);
    this.#host = this.#newHost();
    await this.#host.start(this.games);
    await settled();
    this.check();
  }

  /** Throws the first fault. */
  check(): void {
    const [first] = this.#faults;
    if (first !== undefined) throw new ServerError(first);
  }

  async stop(): Promise<void> {
    await this.#host.drain();
    mock.timers.reset();
  }

  #socketOf(player: number, game: number): MemorySocket {
    const key = `${player}/${game}`;
    const known = this.#sockets.get(key);
    if (known !== undefined && known.closedWith === undefined) return known;
    const binding = this.games[game];
    if (binding === undefined) throw new RangeError(`no game ${game}`);
    const socket = new MemorySocket(binding, this.#faults);
    socket.connection = new Connection(
      socket,
      testPlayer(player),
      { endpoint: binding.endpoint, game: binding },
      {
        host: this.#host,
        clock: { now: () => Date.now() },
        logger: this.#logger,
        logLimited: () => undefined,
        onClosed: () => {},
      },
    );
    this.#sockets.set(key, socket);
    return socket;
  }

  #newHost(): RoomHost {
    return hostOfTest({ store: this.store, logger: this.#logger });
  }
}

/** Waits until pending work is done: entering a room, storing, sending. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await endOfTurn();
}
