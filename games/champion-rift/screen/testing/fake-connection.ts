import type { ErrorCode } from '@hub/engine/wire/errors';
import { errors } from '@hub/engine/wire/errors';
import type { LinkState } from '@hub/ui/net/reconnecting-socket.ts';
import type { RiftCommand, RiftConnection, RiftFrame } from '../connection.ts';

/** A connection that a test holds both ends of. `onChange` is told whenever the page must draw again. */
export class FakeConnection {
  readonly sent: RiftCommand[] = [];
  reopened = 0;
  #state: LinkState = 'connecting';
  readonly #listeners = new Set<(frame: RiftFrame) => void>();
  readonly #send = (command: RiftCommand) => {
    if (this.#state === 'open') this.sent.push(command);
  };
  readonly #listen = (listener: (frame: RiftFrame) => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly #reopen = () => {
    this.reopened += 1;
  };

  get end(): RiftConnection {
    return { state: this.#state, send: this.#send, listen: this.#listen, reopen: this.#reopen };
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  become(state: LinkState): void {
    this.#state = state;
  }

  deliver(frame: RiftFrame): void {
    for (const listener of this.#listeners) listener(frame);
  }

  refuse(action: RiftCommand['action'], code: ErrorCode): void {
    this.deliver({ action, error: { code, message: errors[code].message } });
  }
}
