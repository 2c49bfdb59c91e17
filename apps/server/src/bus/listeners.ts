type Listener = (message: string) => void;

/** The listeners of one node by channel. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<{ readonly call: Listener }>>();

  get channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  has(channel: string): boolean {
    return this.#byChannel.has(channel);
  }

  /** Adds a listener; returns a function that removes it. */
  add(channel: string, call: Listener): () => void {
    const listener = { call };
    const listeners = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byChannel.get(channel) === listeners) this.#byChannel.delete(channel);
    };
  }

  deliver(channel: string, message: string): void {
    for (const { call } of this.#byChannel.get(channel) ?? []) call(message);
  }
}
