import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { LruCache } from '@hub/engine/binding/lru-cache';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const SENDER_BYTES = 16;
const NUMBER_BYTES = 6;
const TAG_BYTES = 16;
const NUMBER_AT = SENDER_BYTES;
const TAG_AT = NUMBER_AT + NUMBER_BYTES;
const TEXT_AT = TAG_AT + TAG_BYTES;
/** Senders whose keys are kept. */
const MAX_KEYS = 1_000;

/** A message whose sender has the hub's secret. `number` counts all messages of the sender. */
export type Opened = { readonly sender: string; readonly number: number; readonly text: string };

/**
 * Encrypts and authenticates messages (AES-GCM) with a key of this sender, which follows from the hub's secret and a random id.
 * The number of the message is the nonce, so that no nonce is used twice with a key.
 */
export class MessageEncryption {
  readonly #key: Buffer;
  readonly #sender = randomBytes(SENDER_BYTES);
  readonly #keys = new LruCache<KeyObject>(MAX_KEYS);
  readonly #ownKey: KeyObject;
  #number = 0;

  constructor(key: Buffer) {
    this.#key = key;
    this.#ownKey = this.#deriveKey(this.#sender);
  }

  /** Id of this sender. */
  get sender(): string {
    return this.#sender.toString('hex');
  }

  /** Encrypts a message, which can only be opened as one of this channel. */
  encrypt(channel: string, text: string): Buffer {
    this.#number += 1;
    const cipher = createCipheriv(CIPHER, this.#ownKey, nonceOf(this.#number), { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(channel));
    const encrypted = cipher.update(text, 'utf8');
    cipher.final();
    const head = Buffer.allocUnsafe(TAG_AT);
    this.#sender.copy(head);
    head.writeUIntBE(this.#number, NUMBER_AT, NUMBER_BYTES);
    return Buffer.concat([head, cipher.getAuthTag(), encrypted]);
  }

  /** Undefined if nobody with the hub's secret has encrypted this for the channel. */
  decrypt(channel: string, bytes: Buffer): Opened | undefined {
    if (bytes.length < TEXT_AT) return undefined;
    const id = bytes.subarray(0, SENDER_BYTES);
    const sender = id.toString('hex');
    const number = bytes.readUIntBE(NUMBER_AT, NUMBER_BYTES);
    const known = this.#keys.get(sender);
    const key = known ?? this.#deriveKey(id);
    const decipher = createDecipheriv(CIPHER, key, nonceOf(number), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(channel));
    decipher.setAuthTag(bytes.subarray(TAG_AT, TEXT_AT));
    try {
      const text = decipher.update(bytes.subarray(TEXT_AT), undefined, 'utf8') + decipher.final('utf8');
      if (known === undefined) this.#keys.set(sender, key);
      return { sender, number, text };
    } catch {
      return undefined;
    }
  }

  #deriveKey(sender: Buffer): KeyObject {
    return createSecretKey(createHmac('sha256', this.#key).update(sender).digest());
  }
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - NUMBER_BYTES, NUMBER_BYTES);
  return nonce;
}
