/**
 * Numbers for messages from one sender to one receiver, to notice lost, repeated and reordered ones. A stream starts
 * with the whole state as message 1 and goes on with changes; after a loss the receiver asks for a new stream.
 */
export type Position = {
  /** Counts the streams of a sender. */
  readonly stream: number;
  /** Number of the message in its stream, from 1. */
  readonly message: number;
};

/** The sender's side: gives every message its position. */
export class Sender {
  #stream = 1;
  #message = 0;

  /** Position of the last message; message 0 if the stream has none yet. */
  get last(): Position {
    return { stream: this.#stream, message: this.#message };
  }

  /** Position of the next message. Message 1 of a stream must be the whole state. */
  next(): Position {
    this.#message += 1;
    return this.last;
  }

  /**
   * Starts a new stream for a receiver that lost a message of `stream`; the whole state must be sent next. Returns false if
   * that stream has ended already: the request was repeated, and the state is on its way.
   */
  restart(stream: number): boolean {
    if (stream < this.#stream) return false;
    this.#stream = stream + 1;
    this.#message = 0;
    return true;
  }
}

/** What the receiver does with a message: use it, ignore it as old, or ask for a new stream because one is missing. */
export type Verdict = 'use' | 'ignore' | 'resync';

/** The receiver's side: decides about every message. */
export class Receiver {
  #stream = 0;
  #next = 1;

  /** The stream that it follows; to be named in a request for a new one. */
  get stream(): number {
    return this.#stream;
  }

  /** Decides about a message that has arrived. While messages are missing every later one asks again: requests can be lost, too. */
  receive({ stream, message }: Position): Verdict {
    if (stream < this.#stream) return 'ignore';
    if (stream > this.#stream) this.#follow(stream);
    if (message < this.#next) return 'ignore';
    if (message > this.#next) return 'resync';
    this.#next += 1;
    return 'use';
  }

  /** Decides about a repeated notice of the sender's last position, which reveals that the newest messages were lost. */
  check({ stream, message }: Position): Verdict {
    if (stream < this.#stream) return 'ignore';
    if (stream > this.#stream) this.#follow(stream);
    return message >= this.#next || message === 0 ? 'resync' : 'ignore';
  }

  #follow(stream: number): void {
    this.#stream = stream;
    this.#next = 1;
  }
}
