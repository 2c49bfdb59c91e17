import type { Bus } from '../../bus/bus.ts';
import { type Position, Receiver, Sender } from '../../bus/sequence.ts';
import type { NodeId } from '../../domain/nodes/ports.ts';
import type { Logger } from '../../platform/logger.ts';
import type { PeerMessage } from './peer-messages.ts';

/** What travels on a node's channel: a numbered message, the position of the last one, or a request to begin again. */
type Envelope = { readonly from: NodeId } & (
  | { readonly position: Position; readonly message: PeerMessage }
  | { readonly last: Position }
  | { readonly restart: number }
);

/** `since`: when it began, in milliseconds of `performance.now()`. */
type Link = { readonly sender: Sender; readonly receiver: Receiver; readonly since: number };

export type PeerLinksDeps = {
  readonly bus: Bus;
  readonly node: NodeId;
  readonly logger: Logger;
  readonly onMessage: (peer: NodeId, message: PeerMessage) => void;
  /** Messages from or to this node were lost: nothing that was agreed with it is certain. May be called repeatedly. */
  readonly onBroken: (peer: NodeId) => void;
};

/** Numbered messages to and from the other nodes, so that none is lost without notice. */
export class PeerLinks {
  readonly #deps: PeerLinksDeps;
  readonly #links = new Map<NodeId, Link>();
  #unsubscribe: (() => Promise<void>) | undefined;
  readonly #unwatch: () => void;
  #isClosed = false;

  constructor(deps: PeerLinksDeps) {
    this.#deps = deps;
    this.#unwatch = deps.bus.onStateChange((isConnected) => {
      if (!isConnected && !this.#isClosed) for (const peer of this.#links.keys()) this.#breakOff(peer);
    });
  }

  /** Starts receiving. */
  async open(): Promise<void> {
    const { bus, node, logger } = this.#deps;
    this.#unsubscribe = await bus.subscribe(channelOf(node), (text) => {
      if (this.#isClosed) return;
      try {
        this.#receive(JSON.parse(text) as Envelope);
      } catch (error) {
        logger.error({ err: error }, 'a message of another node failed');
      }
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unwatch();
    await this.#unsubscribe?.();
  }

  /** Returns whether a node has received the message. If not, the link is broken. */
  async send(peer: NodeId, message: PeerMessage): Promise<boolean> {
    if (this.#isClosed) return false;
    const position = this.#linkTo(peer).sender.next();
    if (await this.#publish(peer, { from: this.#deps.node, position, message })) return true;
    this.#breakOff(peer);
    return false;
  }

  /** Tells the nodes which message was the last one, so that a lost last message is noticed. To be called regularly. */
  remind(): void {
    for (const [peer, { sender }] of this.#links)
      if (sender.last.message > 0) void this.#publish(peer, { from: this.#deps.node, last: sender.last });
  }

  /** Forgets nodes that have ended; a node that has joined after `asOf` may be missing in the list. */
  keepOnly(peers: ReadonlySet<NodeId>, asOf: number): void {
    for (const [peer, { since }] of this.#links) {
      if (peers.has(peer) || since > asOf) continue;
      this.#links.delete(peer);
      this.#deps.onBroken(peer);
    }
  }

  #receive(envelope: Envelope): void {
    const { from } = envelope;
    const { sender, receiver } = this.#linkTo(from);
    if ('restart' in envelope) {
      if (sender.restart(envelope.restart)) this.#deps.onBroken(from);
      return;
    }
    const isMessage = 'position' in envelope;
    const verdict = isMessage ? receiver.receive(envelope.position) : receiver.check(envelope.last);
    if (verdict === 'use' && isMessage) this.#deps.onMessage(from, envelope.message);
    if (verdict !== 'resync') return;
    this.#deps.onBroken(from);
    void this.#publish(from, { from: this.#deps.node, restart: receiver.stream });
  }

  /** After a failed send: what follows belongs to a new stream. */
  #breakOff(peer: NodeId): void {
    const { sender } = this.#linkTo(peer);
    sender.restart(sender.last.stream);
    this.#deps.onBroken(peer);
  }

  async #publish(peer: NodeId, envelope: Envelope): Promise<boolean> {
    try {
      return (await this.#deps.bus.publish(channelOf(peer), JSON.stringify(envelope))) > 0;
    } catch {
      // The bus logs its outages itself.
      return false;
    }
  }

  #linkTo(peer: NodeId): Link {
    const known = this.#links.get(peer);
    if (known !== undefined) return known;
    const link = { sender: new Sender(), receiver: new Receiver(), since: performance.now() };
    this.#links.set(peer, link);
    return link;
  }
}

const channelOf = (node: NodeId): string => `node/${node}`;
