import { randomUUID } from 'node:crypto';
import type { Game } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import { type CloseReason, closeCodes } from '@hub/engine/wire/close-codes';
import { UNREADABLE_ACTION } from '@hub/engine/wire/envelope';
import { errors } from '@hub/engine/wire/errors';
import { FRAME_BURST, FRAMES_PER_SECOND } from '@hub/engine/wire/limits';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { RateLimitedLog } from '../platform/rate-limited-log.ts';
import { Unavailable } from '../platform/unavailable.ts';
import type { Socket, SocketListener } from './codec.ts';
import { readCommand } from './command-reader.ts';
import { errorFrame } from './frame-writer.ts';
import type { Pingable } from './heartbeat.ts';
import type { Command, RoomHost } from './rooms/host.ts';
import type { Member } from './rooms/member.ts';
import { TokenBucket } from './token-bucket.ts';

/** Unsent bytes after which a reader is too slow: about fifty of the largest states. */
const MAX_BACKLOG_BYTES = 1_048_576;
/** Commands that may wait while one of them is at the store. */
const MAX_QUEUED = FRAME_BURST;
const RATE = { burst: FRAME_BURST, perSecond: FRAMES_PER_SECOND };

/** What the log says of readers that are parted. */
const CLOSE_LOG = {
  slow: 'players parted who do not take what they are sent',
  flood: 'players parted who send too much',
} as const;

/** What all connections share. */
export type ConnectionDeps = {
  readonly host: Pick<RoomHost, 'handle' | 'detach'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Told of what players' own lines and programs bring about. */
  readonly logLimited: RateLimitedLog;
  /** The wire is gone for good. */
  readonly onClosed: (connection: Connection) => void;
};

/** One signed-in player's socket at one game: reads commands in order, and is spoken to in whole frames. */
export class Connection implements Member, Pingable, SocketListener {
  #player: Player;
  readonly #game: Game;
  readonly #socket: Socket;
  readonly #deps: ConnectionDeps;
  readonly #bucket: TokenBucket;
  #isOpen = true;
  #isAlive = true;
  /** Set while a command is at the store; the next ones wait in it. */
  #queued: Command[] | undefined;

  constructor(wire: Socket, player: Player, game: Game, deps: ConnectionDeps) {
    this.#player = player;
    this.#game = game;
    this.#socket = wire;
    this.#deps = deps;
    this.#bucket = new TokenBucket(RATE, deps.clock.now());
  }

  get player(): Player {
    return this.#player;
  }

  /** Shows its player as they look now. */
  refresh(player: Player): void {
    if (player.accountId === this.#player.accountId) this.#player = player;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  ping(): void {
    this.#isAlive = false;
    this.#socket.ping();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  send(frame: Buffer): void {
    if (!this.#isOpen) return;
    if (this.#socket.backlogBytes > MAX_BACKLOG_BYTES) this.close('slow');
    else this.#socket.write(frame);
  }

  close(reason: CloseReason): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (reason === 'slow' || reason === 'flood') this.#deps.logLimited(CLOSE_LOG[reason]);
    this.#deps.host.detach(this);
    const { code, reason: text } = closeCodes[reason];
    this.#socket.close(code, text);
  }

  onPing(): void {
    this.#isWithinRate();
  }

  onPong(): void {
    if (this.#isWithinRate()) this.#isAlive = true;
  }

  onClose(): void {
    if (this.#isOpen) {
      this.#isOpen = false;
      this.#deps.host.detach(this);
    }
    this.#deps.onClosed(this);
  }

  onMessage(data: Buffer, isBinary: boolean): void {
    if (!this.#isOpen || !this.#isWithinRate()) return;
    const now = this.#deps.clock.now();
    const reading = readCommand(data, isBinary, this.#game.endpoint, this.player);
    if (!reading.ok) return this.send(errorFrame(reading.action, reading.code, reading.message));
    const command = { member: this, game: this.#game, action: reading.action, payload: reading.payload };
    if (this.#queued === undefined) this.#run(command, now);
    else if (this.#queued.length < MAX_QUEUED) this.#queued.push(command);
    else this.close('flood');
  }

  /** Counts a frame, of whatever kind, and closes a socket that sends too many. */
  #isWithinRate(): boolean {
    if (this.#bucket.take(this.#deps.clock.now())) return true;
    this.close('flood');
    return false;
  }

  #run(command: Command, now: number): void {
    try {
      const done = this.#deps.host.handle(command, now);
      if (done !== undefined) void this.#runQueued(command, done);
    } catch (error) {
      this.#fail(command, error);
    }
  }

  /** Waits for a command that takes time, and then for those that came meanwhile, one after another. */
  async #runQueued(first: Command, done: Promise<void>): Promise<void> {
    const waiting: Command[] = [];
    this.#queued = waiting;
    await this.#await(first, () => done);
    for (let next = waiting.shift(); next !== undefined && this.#isOpen; next = waiting.shift()) {
      const command = next;
      await this.#await(command, () => this.#deps.host.handle(command, this.#deps.clock.now()));
    }
    this.#queued = undefined;
  }

  async #await(command: Command, handle: () => Promise<void> | undefined): Promise<void> {
    try {
      await handle();
    } catch (error) {
      this.#fail(command, error);
    }
  }

  /** Lets the player come back by themselves: a page asks for its game again with every new connection. */
  #askToReconnect(): void {
    this.send(errorFrame(UNREADABLE_ACTION, 'unavailable'));
    this.close('failed');
  }

  /** A fault of ours: the log has the reason, the player a number to name. */
  #fail({ action }: Command, error: unknown): void {
    if (error instanceof Unavailable) return this.#askToReconnect();
    const failureId = randomUUID();
    const game = this.#game.endpoint.name;
    this.#deps.logger.error({ failureId, err: error, game, action }, 'command failed');
    this.send(errorFrame(action, 'internal', `${errors.internal.message} (${failureId})`));
  }
}
