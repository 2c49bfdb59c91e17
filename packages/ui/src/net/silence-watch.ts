/** Milliseconds of silence after which a page asks: while the server should send something soon, and otherwise. */
export const URGENT_SILENCE_MS = 3_000;
export const IDLE_SILENCE_MS = 35_000;
/** Milliseconds in which the answer must arrive. */
export const ANSWER_MS = 2_500;
/** A deadline that is further away is not waited for. */
const TURN_MS = 120_000;
/** A timer that is this late says that the page was stopped meanwhile, so an answer may wait unread. */
const LATE_MS = 1_000;

interface Options {
  /** Sends the question that every server answers at once. */
  readonly ask: () => void;
  /** Asks the server to send no signs of life to a hidden page; called if it may do so since a question. */
  readonly onHidden: () => void;
  /** Called when the answer did not arrive. */
  readonly onSilent: () => void;
}

/**
 * Notices an open connection that delivers nothing any more, which the browser does not report. Browsers hide the server's pings
 * from pages, so the page asks after a silence. Times are of `performance.now()`. A hidden page sets no timer.
 */
export class SilenceWatch {
  readonly #options: Options;
  #isOn = false;
  #heardAt = 0;
  /** When the oldest command was sent after which nothing has arrived. */
  #sentAt: number | undefined;
  #askedAt: number | undefined;
  /** Whether pings may show that the connection delivers, since a question. */
  #isShown = false;
  #turnEndsAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Begins with a new connection. */
  start(): void {
    this.#isOn = true;
    this.#heardAt = performance.now();
    this.#sentAt = undefined;
    this.#askedAt = undefined;
    this.#isShown = false;
    this.#arm();
  }

  stop(): void {
    this.#isOn = false;
    clearTimeout(this.#timer);
  }

  onReceived(isAnswer: boolean): void {
    this.#heardAt = performance.now();
    this.#sentAt = undefined;
    if (!isAnswer || this.#askedAt === undefined) return;
    this.#askedAt = undefined;
    this.#arm();
  }

  onSent(): void {
    if (this.#sentAt !== undefined) return;
    this.#sentAt = performance.now();
    this.#arm();
  }

  /** While a turn or a round runs, its end is awaited; undefined: no deadline runs. */
  setTurn(endsAt: number | undefined): void {
    this.#turnEndsAt = endsAt;
    this.#arm();
  }

  /** The player returned, or the network did: the connection may have been lost meanwhile. */
  onWake(): void {
    if (this.#isOn && this.#askedAt === undefined) this.#ask();
  }

  /** The page was hidden or shown. */
  onVisibilityChange(): void {
    this.#askedAt = undefined;
    if (this.#isOn && this.#isShown && document.visibilityState !== 'visible') {
      this.#isShown = false;
      this.#options.onHidden();
    }
    this.#arm();
  }

  get #dueAt(): number {
    if (this.#askedAt !== undefined) return this.#askedAt + ANSWER_MS;
    const isTurn = this.#turnEndsAt !== undefined && this.#turnEndsAt - performance.now() < TURN_MS;
    const silence = isTurn ? URGENT_SILENCE_MS : IDLE_SILENCE_MS;
    return Math.min(this.#heardAt + silence, (this.#sentAt ?? Number.POSITIVE_INFINITY) + URGENT_SILENCE_MS);
  }

  #arm(): void {
    clearTimeout(this.#timer);
    if (!this.#isOn || document.visibilityState !== 'visible') return;
    const dueAt = this.#dueAt;
    this.#timer = setTimeout(() => this.#look(dueAt), dueAt - performance.now());
  }

  #look(expectedAt: number): void {
    const now = performance.now();
    if (this.#askedAt !== undefined && now - expectedAt < LATE_MS) return this.#options.onSilent();
    // Something arrived since the timer was set.
    if (this.#askedAt === undefined && this.#dueAt > now) return this.#arm();
    this.#ask();
  }

  #ask(): void {
    this.#askedAt = performance.now();
    this.#isShown = true;
    this.#options.ask();
    this.#arm();
  }
}
