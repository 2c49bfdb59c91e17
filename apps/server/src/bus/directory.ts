import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';
import { Receiver, Sender, type Verdict } from './sequence.ts';

/** How often a node repeats its position, which reveals lost messages and shows that it is alive. */
const NOTICE_MS = 500;
/** Notices that may be missing before a node's entries are dropped. */
const MAX_MISSING = 5;

const positionSchema = z.object({ stream: z.number(), message: z.number() });
const messageSchema = z.object({
  from: z.string(),
  /** A numbered message: all entries of the node, or changed ones; null removes one. */
  at: z.optional(positionSchema),
  entries: z.optional(z.array(z.tuple([z.string(), z.unknown()]))),
  /** Its last position. */
  last: z.optional(positionSchema),
  /** Asks this node for all its entries, as messages of `stream` were lost. */
  request: z.optional(z.object({ to: z.string(), stream: z.number() })),
  isGone: z.optional(z.boolean()),
});
type Message = z.infer<typeof messageSchema>;

type Peer<V> = { readonly receiver: Receiver; readonly entries: Map<string, V>; missing: number };

/**
 * Entries that every node knows of all others, such as its public lobbies. Each node changes its own. After lost messages
 * a node asks for all entries again; the entries of a silent node are dropped.
 */
export class Directory<V> {
  readonly #bus: Bus;
  readonly #channel: string;
  readonly #schema: z.ZodMiniType<V>;
  readonly #onChange: (key: string) => void;
  readonly #id = randomUUID();
  readonly #own = new Map<string, V>();
  readonly #changed = new Set<string>();
  readonly #sender = new Sender();
  readonly #peers = new Map<string, Peer<V>>();
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: (() => Promise<void>) | undefined;
  #unwatch: (() => void) | undefined;
  #isStopped = false;

  /** `onChange` is called when an entry of another node was set or removed. */
  constructor(bus: Bus, name: string, schema: z.ZodMiniType<V>, onChange: (key: string) => void) {
    this.#bus = bus;
    this.#channel = `directory/${name}`;
    this.#schema = schema;
    this.#onChange = onChange;
  }

  async start(): Promise<void> {
    this.#unsubscribe = await this.#bus.subscribe(this.#channel, (text) => this.#receive(text));
    this.#unwatch = this.#bus.onStateChange((isConnected) => {
      if (isConnected) this.#notify();
    });
    this.#timer = setInterval(() => this.#tick(), NOTICE_MS).unref();
    this.#notify();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#publish({ isGone: true });
    this.#isStopped = true;
    this.#unwatch?.();
    this.#unsubscribe?.().catch(() => undefined);
  }

  /** Sets an own entry; undefined removes it. */
  set(key: string, value: V | undefined): void {
    if (value === undefined) this.#own.delete(key);
    else this.#own.set(key, value);
    if (this.#changed.size === 0) setImmediate(() => this.#sendChanges());
    this.#changed.add(key);
  }

  /** The entries of all other nodes. */
  *others(): Iterable<readonly [string, V]> {
    for (const { entries } of this.#peers.values()) yield* entries;
  }

  /** The entries of all other nodes under this key. */
  othersAt(key: string): V[] {
    return [...this.#peers.values()].flatMap(({ entries }) => entries.get(key) ?? []);
  }

  #sendChanges(): void {
    const entries = [...this.#changed].map((key): [string, unknown] => [key, this.#own.get(key) ?? null]);
    this.#changed.clear();
    const at = this.#sender.next();
    this.#publish({ at, entries: at.message === 1 ? [...this.#own] : entries });
  }

  #notify(): void {
    this.#publish({ last: this.#sender.last });
  }

  /** A message that cannot be sent is missing at the receivers, which ask for all entries later. */
  #publish(message: Omit<Message, 'from'>): void {
    if (this.#isStopped) return;
    this.#bus.publish(this.#channel, JSON.stringify({ from: this.#id, ...message })).catch(() => undefined);
  }

  #tick(): void {
    this.#notify();
    for (const [id, peer] of this.#peers) {
      peer.missing += 1;
      if (peer.missing > MAX_MISSING) this.#drop(id, peer);
    }
  }

  #receive(text: string): void {
    const { data } = messageSchema.safeParse(JSON.parse(text));
    if (data === undefined || data.from === this.#id) return;
    const { from, at, entries = [], last, request, isGone } = data;
    if (request?.to === this.#id && this.#sender.restart(request.stream)) this.#sendChanges();
    if (request !== undefined) return;
    const peer = this.#peerOf(from);
    if (isGone) return this.#drop(from, peer);
    if (last !== undefined) this.#resyncIf(peer.receiver.check(last), from, peer);
    if (at === undefined) return;
    const verdict = peer.receiver.receive(at);
    this.#resyncIf(verdict, from, peer);
    if (verdict === 'use') this.#apply(peer, entries, at.message === 1);
  }

  #peerOf(id: string): Peer<V> {
    const known = this.#peers.get(id);
    const peer = known ?? { receiver: new Receiver(), entries: new Map<string, V>(), missing: 0 };
    peer.missing = 0;
    this.#peers.set(id, peer);
    // A node that starts learns of this one at once.
    if (known === undefined) this.#notify();
    return peer;
  }

  #resyncIf(verdict: Verdict, to: string, { receiver }: Peer<V>): void {
    if (verdict === 'resync') this.#publish({ request: { to, stream: receiver.stream } });
  }

  #apply(peer: Peer<V>, changes: readonly (readonly [string, unknown])[], isWhole: boolean): void {
    const removed = isWhole ? new Set(peer.entries.keys()) : new Set<string>();
    if (isWhole) peer.entries.clear();
    for (const [key, value] of changes) {
      const { data } = this.#schema.safeParse(value);
      if (data === undefined) peer.entries.delete(key);
      else peer.entries.set(key, data);
      removed.delete(key);
    }
    for (const key of removed) this.#onChange(key);
    for (const [key] of changes) this.#onChange(key);
  }

  #drop(id: string, peer: Peer<V>): void {
    this.#peers.delete(id);
    for (const key of peer.entries.keys()) this.#onChange(key);
  }
}
