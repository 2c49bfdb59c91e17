/** The listeners of one node by channel. */
export class Listeners<Message> {
  readonly #byChannel = new Map<string, Set<{ readonly call: (message: Message) => void }>>();
  readonly #onFailure: (error: unknown, channel: string) => void;

  /** `onFailure` receives the errors of listeners, which must not reach the connection that has delivered the message. */
  constructor(onFailure: (error: unknown, channel: string) => void) {
    this.#onFailure = onFailure;
  }

  get channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  has(channel: string): boolean {
    return this.#byChannel.has(channel);
  }

  /** Adds a listener; returns a function that removes it. */
  add(channel: string, call: (message: Message) => void): () => void {
    const listener = { call };
    const listeners = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byChannel.get(channel) === listeners) this.#byChannel.delete(channel);
    };
  }

  deliver(channel: string, message: Message): void {
    for (const { call } of this.#byChannel.get(channel) ?? []) {
      try {
        call(message);
      } catch (error) {
        this.#onFailure(error, channel);
      }
    }
  }
}
