import type { Game } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { CloseReason } from '@hub/engine/wire/close-codes';
import type { RoomHost } from '../rooms/host.ts';
import type { Member } from '../rooms/member.ts';
import type { Frame } from './client.ts';

const SMALL_HEADER = 2;
const LARGE_HEADER = 4;

/** Decodes a frame below 64 KiB. */
export const readFrame = (frame: Buffer): Frame =>
  JSON.parse(frame.subarray(frame[1] === 126 ? LARGE_HEADER : SMALL_HEADER).toString()) as Frame;

/** A member without a socket: keeps the frames it receives, and calls the host directly. */
export class FakeMember implements Member {
  readonly player: Player;
  readonly page: string | undefined;
  readonly buffers: Buffer[] = [];
  closedWith: CloseReason | undefined;
  readonly #host: Pick<RoomHost, 'handle' | 'detach'>;
  readonly #game: Game;

  constructor(host: Pick<RoomHost, 'handle' | 'detach'>, game: Game, player: Player, page?: string) {
    this.page = page;
    this.#host = host;
    this.#game = game;
    this.player = player;
  }

  get isOpen(): boolean {
    return this.closedWith === undefined;
  }

  get frames(): Frame[] {
    return this.buffers.map(readFrame);
  }

  /** The received frames as actions, or error codes for refusals. */
  get received(): string[] {
    return this.frames.map(({ action, error }) => (error === undefined ? action : error.code));
  }

  send(frame: Buffer): void {
    if (this.isOpen) this.buffers.push(frame);
  }

  close(reason: CloseReason): void {
    if (!this.isOpen) return;
    this.closedWith = reason;
    this.#host.detach(this);
  }

  /** Sends a command and waits until the host has handled it, not until it is stored. */
  async sendCommand(action: string, payload: unknown): Promise<void> {
    await this.#host.handle({ member: this, game: this.#game, action, payload }, Date.now());
  }
}
