import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LruCache } from '@hub/engine/binding/lru-cache';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';
import { MessageEncryption, type Opened } from './message-encryption.ts';

/** Channel on which a node introduces itself to all others; with an id after it, the channel of one node. */
const INTRODUCTIONS = 'introductions';
/** How long a node that starts waits for the others; a paused one does not answer. */
const INTRODUCTION_LIMIT_MS = 1_000;
const POLL_MS = 2;
/** Pause before an unknown sender is asked again. */
const ASK_AGAIN_MS = 500;
/** Unknown senders that are remembered. */
const MAX_ASKED = 1_000;

/** `ask`: a random text that the receiver must repeat. `answer`: the repeated text. */
const introductionSchema = z.object({ ask: z.optional(z.string()), answer: z.optional(z.string()) });
type Introduction = z.infer<typeof introductionSchema>;

/** `hasMissed`: messages of the sender were not delivered. */
type Asked = { readonly text: string; askedAt: number; hasMissed: boolean };

/**
 * A bus over a network that others may read and write. Messages are encrypted and authenticated, and each is delivered at
 * most once: every sender numbers its messages. A message of an unknown sender may be an old one of a node that has ended, so
 * it is not delivered: first the sender has to repeat a random text, which shows that it lives.
 */
export class EncryptedBus implements Bus {
  readonly #bus: Bus<Buffer>;
  readonly #encryption: MessageEncryption;
  /** Number of the last message of each sender that is known to live. */
  readonly #last: Map<string, number>;
  readonly #asked = new LruCache<Asked>(MAX_ASKED);
  readonly #stateListeners = new Set<(isConnected: boolean) => void>();
  /** What all nodes were asked to repeat. */
  #askedAll = '';
  /** The message that is being delivered: all listeners of a channel receive the same buffer one after another. */
  #current: { readonly bytes: Buffer; readonly opened: Opened | undefined } | undefined;

  private constructor(bus: Bus<Buffer>, key: Buffer) {
    this.#bus = bus;
    this.#encryption = new MessageEncryption(key);
    this.#last = new Map([[this.#encryption.sender, 0]]);
  }

  /** Introduces this node to the others. The key follows from the hub's secret. */
  static async open(bus: Bus<Buffer>, key: Buffer): Promise<EncryptedBus> {
    const encrypted = new EncryptedBus(bus, key);
    await encrypted.#open();
    return encrypted;
  }

  get isConnected(): boolean {
    return this.#bus.isConnected;
  }

  publish(channel: string, message: string): Promise<number> {
    return this.#bus.publish(channel, this.#encryption.encrypt(channel, message));
  }

  subscribe(channel: string, onMessage: (message: string) => void): Promise<() => Promise<void>> {
    return this.#bus.subscribe(channel, (bytes) => {
      if (this.#current?.bytes !== bytes) this.#current = { bytes, opened: this.#accept(channel, bytes) };
      const { opened } = this.#current;
      if (opened !== undefined) onMessage(opened.text);
    });
  }

  onStateChange(listener: (isConnected: boolean) => void): () => void {
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  }

  close(): Promise<void> {
    return this.#bus.close();
  }

  async #open(): Promise<void> {
    for (const channel of [INTRODUCTIONS, channelOf(this.#encryption.sender)])
      await this.#bus.subscribe(channel, (bytes) => this.#onIntroduction(this.#authenticate(channel, bytes)));
    this.#bus.onStateChange((isConnected) => {
      if (isConnected) this.#askAll().catch(() => undefined);
      this.#notify(isConnected);
    });
    const nodes = await this.#askAll();
    const limit = performance.now() + INTRODUCTION_LIMIT_MS;
    while (this.#last.size < nodes && performance.now() < limit) await delay(POLL_MS);
  }

  /** Returns the number of nodes that were asked, with this one. */
  #askAll(): Promise<number> {
    this.#askedAll = randomUUID();
    return this.#introduce(INTRODUCTIONS, { ask: this.#askedAll });
  }

  /** Undefined for a message that must not be delivered. */
  #accept(channel: string, bytes: Buffer): Opened | undefined {
    const opened = this.#authenticate(channel, bytes);
    if (!this.#last.has(opened.sender)) {
      this.#ask(opened.sender);
      return undefined;
    }
    return this.#isNew(opened) ? opened : undefined;
  }

  #authenticate(channel: string, bytes: Buffer): Opened {
    const opened = this.#encryption.decrypt(channel, bytes);
    if (opened === undefined) throw new Error('the message is not from a node of this hub');
    return opened;
  }

  #isNew({ sender, number }: Opened): boolean {
    if (number <= (this.#last.get(sender) ?? 0)) return false;
    this.#last.set(sender, number);
    return true;
  }

  #onIntroduction(opened: Opened): void {
    const { sender, number, text } = opened;
    const isKnown = this.#last.has(sender);
    if (sender === this.#encryption.sender || (isKnown && !this.#isNew(opened))) return;
    const { ask, answer } = introductionSchema.parse(JSON.parse(text));
    if (!isKnown && answer !== undefined) this.#meet(sender, number, answer);
    if (ask === undefined) return;
    const reply = this.#last.has(sender) ? { answer: ask } : { answer: ask, ask: this.#askedOf(sender).text };
    this.#introduce(channelOf(sender), reply).catch(() => undefined);
  }

  /** All later messages of the sender are delivered. */
  #meet(sender: string, number: number, answer: string): void {
    const asked = this.#asked.get(sender);
    if (answer !== this.#askedAll && answer !== asked?.text) return;
    this.#last.set(sender, number);
    if (asked?.hasMissed === true) this.#notify(this.isConnected);
  }

  #ask(sender: string): void {
    const asked = this.#askedOf(sender);
    asked.hasMissed = true;
    if (performance.now() < asked.askedAt + ASK_AGAIN_MS) return;
    asked.askedAt = performance.now();
    this.#introduce(channelOf(sender), { ask: asked.text }).catch(() => undefined);
  }

  #askedOf(sender: string): Asked {
    const known = this.#asked.get(sender);
    const asked = known ?? { text: randomUUID(), askedAt: Number.NEGATIVE_INFINITY, hasMissed: false };
    if (known === undefined) this.#asked.set(sender, asked);
    return asked;
  }

  #introduce(channel: string, introduction: Introduction): Promise<number> {
    return this.publish(channel, JSON.stringify(introduction));
  }

  #notify(isConnected: boolean): void {
    for (const listener of this.#stateListeners) listener(isConnected);
  }
}

const channelOf = (sender: string): string => `${INTRODUCTIONS}/${sender}`;
