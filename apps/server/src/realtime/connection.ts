import type { Game } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import { type CloseReason, closeCodes } from '@hub/engine/wire/close-codes';
import {
  ALIVE_ACTION,
  type AliveCommand,
  aliveFrame,
  type RealtimeEndpoint,
} from '@hub/engine/wire/envelope';
import { FRAME_BURST, FRAMES_PER_SECOND } from '@hub/engine/wire/limits';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Measures } from '@hub/server/platform/measures.ts';
import type { RateLimitedLog } from '@hub/server/platform/rate-limited-log.ts';
import type { Socket, SocketListener } from './codec.ts';
import { answerFailure } from './command-failure.ts';
import { readCommand } from './command-reader.ts';
import { errorFrame, PING, textFrame } from './frame-writer.ts';
import type { Pingable } from './heartbeat.ts';
import type { Command } from './rooms/command.ts';
import type { RoomHost } from './rooms/host.ts';
import type { Member } from './rooms/member.ts';
import { TokenBucket } from './token-bucket.ts';

/** Unsent bytes after which a connection is closed as too slow: about fifty of the largest states. */
const MAX_BACKLOG_BYTES = 1_048_576;
/** Commands that may be queued while one waits for the store. */
const MAX_QUEUED = FRAME_BURST;
const RATE = { burst: FRAME_BURST, perSecond: FRAMES_PER_SECOND };

/** Answers a page that asks whether its connection still delivers; it overtakes commands that wait for the store. */
const ALIVE = textFrame(JSON.stringify(aliveFrame));
/** One write, because a ping costs little else. */
const ALIVE_AND_PING = Buffer.concat([ALIVE, PING]);
/** Milliseconds after a question in which the pings show the page that the connection delivers. */
const WATCHED_MS = 60_000;

/** Log messages for connections that the server closes. */
const CLOSE_LOG = {
  slow: 'connections closed that read too slowly',
  flood: 'connections closed that sent too many frames',
} as const;

/** What a connection is for: a game, or, without one, the hub itself, which takes no commands. */
export type Target = { readonly endpoint: RealtimeEndpoint; readonly game: Game | undefined };

/** Dependencies that all connections share. */
export type ConnectionDeps = {
  readonly host: Pick<RoomHost, 'handle' | 'detach' | 'isAwaited'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Logs, at a limited rate, events that clients cause. */
  readonly logLimited: RateLimitedLog;
  readonly measures?: Measures | undefined;
  /** Called once the socket is closed. */
  readonly onClosed: (connection: Connection) => void;
};

/** The connection of one player to one game or to the hub: passes commands to the room host in order, and sends frames. */
export class Connection implements Member, Pingable, SocketListener {
  #player: Player;
  readonly #target: Target;
  readonly #socket: Socket;
  readonly #deps: ConnectionDeps;
  readonly #bucket: TokenBucket;
  readonly page: string | undefined;
  #isOpen = true;
  #received = 0;
  /** Until when the page wants to see the pings, in ms since 1970. */
  #watchedUntil = 0;
  /** Commands that wait until the current one is done; undefined while no command is running. */
  #queued: Command[] | undefined;

  constructor(socket: Socket, player: Player, target: Target, deps: ConnectionDeps, page?: string) {
    this.#player = player;
    this.#target = target;
    this.#socket = socket;
    this.#deps = deps;
    this.page = page;
    this.#bucket = new TokenBucket(RATE, deps.clock.now());
  }

  get player(): Player {
    return this.#player;
  }

  /** Replaces the player's name and cosmetics. */
  refresh(player: Player): void {
    if (player.accountId === this.#player.accountId) this.#player = player;
  }

  /** Whether it is the hub's, and only waits. */
  get isOfHub(): boolean {
    return this.#target.game === undefined;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get received(): number {
    return this.#received;
  }

  get isAwaited(): boolean {
    return this.#deps.host.isAwaited(this);
  }

  ping(): void {
    if (this.#deps.clock.now() < this.#watchedUntil) this.#socket.write(ALIVE_AND_PING);
    else this.#socket.ping();
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
    this.#isWithinRate();
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
    const { endpoint, game } = this.#target;
    const reading = readCommand(data, isBinary, endpoint, this.player);
    if (!reading.ok) {
      this.#deps.measures?.onRefusal(reading.code);
      return this.send(errorFrame(reading.action, reading.code, reading.message));
    }
    if (reading.action === ALIVE_ACTION) return this.#answerAlive(reading.payload as AliveCommand, now);
    if (game === undefined) return;
    const command = { member: this, game, action: reading.action, payload: reading.payload };
    if (this.#queued === undefined) this.#run(command, now);
    else if (this.#queued.length < MAX_QUEUED) this.#queued.push(command);
    else this.close('flood');
  }

  /** Counts a frame of any kind; closes the connection if it sends too many. */
  #isWithinRate(): boolean {
    this.#received += 1;
    if (this.#bucket.take(this.#deps.clock.now())) return true;
    this.close('flood');
    return false;
  }

  #answerAlive({ isHidden = false }: AliveCommand, now: number): void {
    this.#watchedUntil = isHidden ? 0 : now + WATCHED_MS;
    if (!isHidden) this.send(ALIVE);
  }

  #run(command: Command, now: number): void {
    try {
      const done = this.#deps.host.handle(command, now);
      if (done !== undefined) void this.#runQueued(command, done);
    } catch (error) {
      answerFailure(command, error, this.#deps.logger);
    }
  }

  /** Waits for a running command, then runs the queued ones one after another. */
  async #runQueued(first: Command, done: Promise<void>): Promise<void> {
    const queued: Command[] = [];
    this.#queued = queued;
    await this.#await(first, () => done);
    for (let next = queued.shift(); next !== undefined && this.#isOpen; next = queued.shift()) {
      const command = next;
      await this.#await(command, () => this.#deps.host.handle(command, this.#deps.clock.now()));
    }
    this.#queued = undefined;
  }

  async #await(command: Command, handle: () => Promise<void> | undefined): Promise<void> {
    try {
      await handle();
    } catch (error) {
      answerFailure(command, error, this.#deps.logger);
    }
  }
}
