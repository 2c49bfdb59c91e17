import type { CommandOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { errors, isErrorCode } from '@hub/engine/wire/errors';
import { act } from '@testing-library/react';
import type { Incoming } from '../read-frame.ts';
import type { ConnectionState } from '../reconnecting-socket.ts';
import type { GameSocket } from '../use-game-socket.ts';

/** A fake connection whose server is played by the test. */
export class FakeConnection<E extends RealtimeEndpoint> {
  /** Commands sent while the connection was open. */
  readonly sent: CommandOf<E>[] = [];
  reopened = 0;
  #state: ConnectionState = 'connecting';
  readonly #listeners = new Set<(frame: Incoming<E>) => void>();
  readonly #functions = {
    send: (command: CommandOf<E>) => {
      if (this.#state === 'open') this.sent.push(command);
    },
    listen: (listener: (frame: Incoming<E>) => void) => {
      this.#listeners.add(listener);
      return () => void this.#listeners.delete(listener);
    },
    watchTurn: () => undefined,
    reopen: () => {
      this.reopened += 1;
    },
  };

  /** The socket to pass to the screen; render again after every change of the state. */
  get socket(): GameSocket<E> {
    return { state: this.#state, ...this.#functions };
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  become(state: ConnectionState): void {
    this.#state = state;
  }

  deliver(frame: Incoming<E>): void {
    act(() => {
      for (const listener of this.#listeners) listener(frame);
    });
  }

  /** Refuses a command, by default with the text of the error catalogue. */
  refuse(action: string, code: string, message = isErrorCode(code) ? errors[code] : ''): void {
    this.deliver({ action, error: { code, message } });
  }
}
