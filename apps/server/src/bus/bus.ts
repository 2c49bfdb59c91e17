/**
 * Messages between the nodes of a hub. Delivery is at most once: messages are lost while a node is disconnected, so
 * receivers that need every message number them (`sequence.ts`). The messages of one publisher arrive in order, and all
 * receivers of a channel receive its messages in the same order.
 */
export interface Bus {
  /**
   * Sends a message to all subscribed nodes, including this one. Resolves with the number of nodes that received it.
   * Rejects with `Unavailable` while the bus is disconnected or too many messages are waiting.
   */
  publish(channel: string, message: string): Promise<number>;
  /**
   * Resolves once messages of the channel are received, with a function that ends it. While the bus is disconnected it
   * resolves at once and takes effect with the connection. `onMessage` must not throw.
   */
  subscribe(channel: string, onMessage: (message: string) => void): Promise<() => Promise<void>>;
  /** Whether messages can be sent and received. */
  readonly isConnected: boolean;
  /**
   * Calls the listener after the connection is lost, and after it is back with all subscriptions, until the returned function
   * is called.
   */
  onStateChange(listener: (isConnected: boolean) => void): () => void;
  close(): Promise<void>;
}
