import type { Bus } from '@hub/server/bus/bus.ts';
import { type Position, Receiver, Sender } from '@hub/server/bus/sequence.ts';
import type { NodeId } from '@hub/server/nodes/ports.ts';
import type { PeerMessage } from './peer-messages.ts';

/** What travels on a node's channel: a numbered message, the position of the last one, or a request to begin again. */
type Envelope = { readonly from: NodeId } & (
  | { readonly position: Position; readonly message: PeerMessage }
  | { readonly last: Position }
  | { readonly restart: number }
);

type Link = {
  readonly sender: Sender;
  readonly receiver: Receiver;
  /** When it began, in milliseconds of `performance.now()`. */
  readonly since: number;
  /** The stream after which this node has asked for a new one. */
  askedAfter: number;
};

export type PeerLinksDeps = {
  readonly bus: Bus;
  readonly node: NodeId;
  readonly onMessage: (peer: NodeId, message: PeerMessage) => void;
  /** Messages from or to this node were lost: nothing that was agreed with it is certain. May be called repeatedly. */
  readonly onBroken: (peer: NodeId) => void;
};

/** Numbered messages to and from the other nodes, so that none is lost without notice. */
export class PeerLinks {
  readonly #deps: PeerLinksDeps;
  readonly #links = new Map<NodeId, Link>();
  /** Ids are never used again, so a message from one of these was held back. */
  readonly #ended = new Set<NodeId>();
  #unsubscribe: (() => Promise<void>) | undefined;
  readonly #unwatch: () => void;
  #isClosed = false;

  constructor(deps: PeerLinksDeps) {
    this.#deps = deps;
    this.#unwatch = deps.bus.onStateChange((isConnected) => {
      if (this.#isClosed) return;
      if (isConnected) this.remind();
      else for (const peer of this.#links.keys()) this.#breakOff(peer);
    });
  }

  /** Starts receiving. */
  async open(): Promise<void> {
    const { bus, node } = this.#deps;
    this.#unsubscribe = await bus.subscribe(channelOf(node), (text) => {
      if (!this.#isClosed) this.#receive(JSON.parse(text) as Envelope);
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

  /**
   * Tells the nodes which message was the last one, so that a lost last message is noticed, and begins the streams that follow
   * a loss, so that it is noticed even if nothing else is sent. To be called regularly.
   */
  remind(): void {
    const { node: from } = this.#deps;
    for (const [peer, { sender }] of this.#links) {
      const { last } = sender;
      if (last.message > 0) void this.#publish(peer, { from, last });
      else if (last.stream > 1) void this.#begin(peer, sender);
    }
  }

  /** Sends the first message of a stream that follows a loss; if no node receives it, another stream is to begin. */
  async #begin(peer: NodeId, sender: Sender): Promise<void> {
    const position = sender.next();
    const isReceived = await this.#publish(peer, {
      from: this.#deps.node,
      position,
      message: { type: 'begin' },
    });
    // Messages that were sent meanwhile are missed by the receiver, which asks for a new stream itself.
    if (!isReceived && sender.last.message === position.message) sender.restart(position.stream);
  }

  /** Forgets nodes that have ended; a node that has joined after `asOf` may be missing in the list. */
  keepOnly(peers: ReadonlySet<NodeId>, asOf: number): void {
    for (const [peer, { since }] of this.#links) {
      if (peers.has(peer) || since > asOf) continue;
      this.#links.delete(peer);
      this.#ended.add(peer);
      this.#deps.onBroken(peer);
    }
  }

  #receive(envelope: Envelope): void {
    const { from } = envelope;
    if (this.#ended.has(from)) return;
    const link = this.#linkTo(from);
    const { sender, receiver } = link;
    if ('restart' in envelope) {
      if (sender.restart(envelope.restart)) this.#deps.onBroken(from);
      return;
    }
    const isMessage = 'position' in envelope;
    const { stream } = isMessage ? envelope.position : envelope.last;
    // The other node has noticed a loss of which this one may not know, for example of its last messages.
    const isKnown = receiver.stream === 0 || receiver.stream === link.askedAfter;
    if (stream > receiver.stream && !isKnown) this.#deps.onBroken(from);
    const verdict = isMessage ? receiver.receive(envelope.position) : receiver.check(envelope.last);
    if (verdict === 'use' && isMessage) this.#deps.onMessage(from, envelope.message);
    if (verdict !== 'resync') return;
    link.askedAfter = receiver.stream;
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
    const link = {
      sender: new Sender(),
      receiver: new Receiver(),
      since: performance.now(),
      askedAfter: 0,
    };
    this.#links.set(peer, link);
    return link;
  }
}

const channelOf = (node: NodeId): string => `node/${node}`;
