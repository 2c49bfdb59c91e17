/**
 * Messages between the nodes of a hub. Delivery is at most once: messages are lost while a node is disconnected, so
 * receivers that need every message number them (`sequence.ts`). The messages of one publisher arrive in order, and all
 * receivers of a channel receive its messages in the same order.
 */
export interface Bus<Message = string> {
  /**
   * Sends a message to all subscribed nodes, including this one. Resolves with the number of nodes that received it.
   * Rejects with `Unavailable` while the bus is disconnected or too many messages are waiting.
   */
  publish(channel: string, message: Message): Promise<number>;
  /**
   * Resolves once messages of the channel are received, with a function that ends it. While the bus is disconnected it
   * resolves at once and takes effect with the connection. An error of `onMessage` concerns only its message.
   */
  subscribe(channel: string, onMessage: (message: Message) => void): Promise<() => Promise<void>>;
  /** Whether messages can be sent and received. */
  readonly isConnected: boolean;
  /**
   * Calls the listener after the connection is lost, and after it is back with all subscriptions, until the returned function
   * is called. Also called with true when messages of a node were not delivered, because it had not introduced itself yet.
   */
  onStateChange(listener: (isConnected: boolean) => void): () => void;
  close(): Promise<void>;
}

/** The bus of a lone server: it reaches no node. */
export const loneBus: Bus = {
  isConnected: true,
  publish: async () => 0,
  subscribe: async () => async () => undefined,
  onStateChange: () => () => undefined,
  close: async () => undefined,
};
