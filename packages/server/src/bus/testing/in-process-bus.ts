import { Unavailable } from '../../platform/unavailable.ts';
import type { Bus } from '../bus.ts';
import { Listeners } from '../listeners.ts';

type Node<Message> = {
  readonly listeners: Listeners<Message>;
  readonly stateListeners: Set<(isConnected: boolean) => void>;
};

/** Connects the nodes of one process; for tests with several nodes. */
export class InProcessBroker<Message = string> {
  readonly #nodes = new Set<Node<Message>>();
  #isAvailable = true;

  /** Creates the bus of one node. */
  connect(): Bus<Message> {
    const node: Node<Message> = { listeners: new Listeners(() => undefined), stateListeners: new Set() };
    this.#nodes.add(node);
    const isConnected = (): boolean => this.#isAvailable && this.#nodes.has(node);
    return {
      get isConnected() {
        return isConnected();
      },
      publish: async (channel, message) => {
        if (!isConnected()) throw new Unavailable('the bus is disconnected');
        return this.#publish(channel, message);
      },
      async subscribe(channel, onMessage) {
        const remove = node.listeners.add(channel, onMessage);
        return async () => remove();
      },
      onStateChange(listener) {
        node.stateListeners.add(listener);
        return () => void node.stateListeners.delete(listener);
      },
      close: async () => void this.#nodes.delete(node),
    };
  }

  /** Interrupts all connections (false), as an outage does, or restores them. */
  setAvailable(isAvailable: boolean): void {
    if (this.#isAvailable === isAvailable) return;
    this.#isAvailable = isAvailable;
    for (const { stateListeners } of this.#nodes)
      for (const listener of stateListeners) listener(isAvailable);
  }

  #publish(channel: string, message: Message): number {
    const receivers = [...this.#nodes].filter(({ listeners }) => listeners.has(channel));
    // Not in the publisher's call stack, like messages from a network.
    queueMicrotask(() => {
      if (!this.#isAvailable) return;
      for (const node of receivers) if (this.#nodes.has(node)) node.listeners.deliver(channel, message);
    });
    return receivers.length;
  }
}
