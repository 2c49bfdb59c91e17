import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';

/** How often a node shows that it is alive, which also reveals lost messages. */
const NOTICE_MS = 500;
/** Notices that may be missing before a node's entries are dropped. */
const MAX_MISSING = 5;
/** Entries of one message; more would block the event loop of the receiver. */
const PAGE_SIZE = 500;
/** Silence after which a request is repeated. */
const ANSWER_MS = 1_000;

const messageSchema = z.object({
  from: z.string(),
  /** Counts the sender's messages to all nodes. */
  number: z.optional(z.number()),
  /** Asks the receiver for all its entries. */
  request: z.optional(z.number()),
  /** A part of the answer to a request. `sent`: number of the sender's last message to all nodes. */
  page: z.optional(
    z.object({ request: z.number(), index: z.number(), sent: z.number(), isLast: z.boolean() }),
  ),
  /** Entries of a page, or changed ones; null removes one. */
  entries: z.optional(z.array(z.tuple([z.string(), z.unknown()]))),
  isGone: z.optional(z.boolean()),
});
type Message = z.infer<typeof messageSchema>;
type Entries = readonly (readonly [key: string, value: unknown])[];

type Peer<V> = {
  readonly entries: Map<string, V>;
  missing: number;
  /** Number of its next message to all nodes; undefined until the first page of its entries has arrived. */
  next: number | undefined;
  /** The request that it is answering; undefined if nothing is missing. `seen`: keys that have arrived since. */
  asked: { readonly request: number; at: number; page: number; readonly seen: Set<string> } | undefined;
};

/**
 * Entries that every node knows of all others, such as its public lobbies. Each node changes its own, and tells
 * all others. A node that is new, or has lost a message, asks for all entries, which are sent to it alone and in pages; changes
 * in between arrive in order with them. The entries of a silent node are dropped.
 */
export class Directory<V> {
  readonly #bus: Bus;
  readonly #channel: string;
  readonly #schema: z.ZodMiniType<V>;
  readonly #onChange: (key: string) => void;
  readonly #id = randomUUID();
  readonly #own = new Map<string, V>();
  readonly #changed = new Set<string>();
  readonly #peers = new Map<string, Peer<V>>();
  /** The newest request of each node. */
  readonly #requests = new Map<string, number>();
  #number = 0;
  #request = 0;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: (() => Promise<void>)[] = [];
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
    for (const channel of [this.#channel, this.#channelOf(this.#id)])
      this.#unsubscribe.push(await this.#bus.subscribe(channel, (text) => this.#receive(text)));
    this.#unwatch = this.#bus.onStateChange((isConnected) => {
      if (isConnected) this.#notify();
    });
    this.#timer = setInterval(() => this.#tick(), NOTICE_MS).unref();
    this.#notify();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#tellAll({ isGone: true });
    this.#isStopped = true;
    this.#unwatch?.();
    for (const unsubscribe of this.#unsubscribe) unsubscribe().catch(() => undefined);
  }

  /** Sets an own entry; undefined removes it. */
  set(key: string, value: V | undefined): void {
    if (value === undefined) this.#own.delete(key);
    else this.#own.set(key, value);
    if (this.#changed.size === 0) void setImmediate().then(() => this.#sendChanges());
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
    this.#tellAll({ entries });
  }

  #notify(): void {
    this.#tellAll({});
  }

  /** A message that cannot be sent is missing at the receivers, which ask for all entries later. */
  #tellAll(message: Pick<Message, 'entries' | 'isGone'>): void {
    this.#number += 1;
    this.#publish(this.#channel, { ...message, number: this.#number });
  }

  #publish(channel: string, message: Omit<Message, 'from'>): void {
    if (this.#isStopped) return;
    this.#bus.publish(channel, JSON.stringify({ from: this.#id, ...message })).catch(() => undefined);
  }

  #channelOf(id: string): string {
    return `${this.#channel}/${id}`;
  }

  #tick(): void {
    this.#notify();
    for (const [id, peer] of this.#peers) {
      peer.missing += 1;
      if (peer.missing > MAX_MISSING) this.#drop(id, peer);
      else if (peer.asked !== undefined && performance.now() > peer.asked.at + ANSWER_MS) this.#ask(id, peer);
    }
  }

  #receive(text: string): void {
    const { data } = messageSchema.safeParse(JSON.parse(text));
    if (data === undefined || data.from === this.#id) return;
    const { from, number, request, page, entries = [], isGone } = data;
    const peer = this.#peerOf(from);
    if (isGone) this.#drop(from, peer);
    else if (request !== undefined) void this.#answer(from, request);
    else if (page !== undefined) this.#onPage(from, peer, page, entries);
    else if (number !== undefined) this.#onChanges(from, peer, number, entries);
  }

  #peerOf(id: string): Peer<V> {
    const known = this.#peers.get(id);
    const peer = known ?? { entries: new Map<string, V>(), missing: 0, next: undefined, asked: undefined };
    peer.missing = 0;
    this.#peers.set(id, peer);
    if (known === undefined) this.#ask(id, peer);
    return peer;
  }

  #ask(id: string, peer: Peer<V>): void {
    this.#request += 1;
    peer.next = undefined;
    peer.asked = { request: this.#request, at: performance.now(), page: 0, seen: new Set() };
    this.#publish(this.#channelOf(id), { request: this.#request });
  }

  /** Sends all entries to one node, each as it is when its page is sent. */
  async #answer(to: string, request: number): Promise<void> {
    this.#requests.set(to, request);
    const keys = [...this.#own.keys()];
    for (let index = 0; ; index += 1) {
      const at = index * PAGE_SIZE;
      const isLast = at + PAGE_SIZE >= keys.length;
      const entries = keys
        .slice(at, at + PAGE_SIZE)
        .map((key): [string, unknown] => [key, this.#own.get(key) ?? null]);
      const page = { request, index, sent: this.#number, isLast };
      this.#publish(this.#channelOf(to), { page, entries });
      if (isLast) return;
      await setImmediate();
      if (this.#isStopped || this.#requests.get(to) !== request) return;
    }
  }

  #onPage(from: string, peer: Peer<V>, page: NonNullable<Message['page']>, entries: Entries): void {
    const { asked } = peer;
    if (asked?.request !== page.request || asked.page !== page.index) return;
    peer.next ??= page.sent + 1;
    if (peer.next !== page.sent + 1) return this.#ask(from, peer);
    asked.page += 1;
    asked.at = performance.now();
    this.#apply(peer, entries);
    if (!page.isLast) return;
    peer.asked = undefined;
    this.#apply(
      peer,
      [...peer.entries.keys()].flatMap((key) => (asked.seen.has(key) ? [] : [[key, null] as const])),
    );
  }

  #onChanges(from: string, peer: Peer<V>, number: number, entries: Entries): void {
    if (peer.next === undefined || number < peer.next) return;
    if (number > peer.next) return this.#ask(from, peer);
    peer.next += 1;
    this.#apply(peer, entries);
  }

  #apply(peer: Peer<V>, changes: Entries): void {
    for (const [key, value] of changes) {
      const { data } = this.#schema.safeParse(value);
      if (data === undefined) peer.entries.delete(key);
      else peer.entries.set(key, data);
      peer.asked?.seen.add(key);
    }
    for (const [key] of changes) this.#onChange(key);
  }

  #drop(id: string, peer: Peer<V>): void {
    this.#peers.delete(id);
    this.#requests.delete(id);
    for (const key of peer.entries.keys()) this.#onChange(key);
  }
}
