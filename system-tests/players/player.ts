import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { createAccount, type TokenClaims } from '@hub/protocol/http/joining';
import { type Call, createCaller } from './api-client.ts';
import { GameLink } from './game-socket.ts';
import { type Entry, type Journal, noJournal } from './observations.ts';
import { Dice } from './seeded-random.ts';

/** How quick players are. Times in ms; a pair is the shortest and the longest. */
export interface Pace {
  /** Before a guess, a call, a decision. */
  readonly thinkMs: readonly [number, number];
  /** Between two things that a player does. */
  readonly pauseMs: readonly [number, number];
  /** How long a lobby waits for more players once there are two, and a coop game for a mate. */
  readonly lobbyMs: number;
  /** How long an answer is waited for. */
  readonly patienceMs: number;
  /** How many times faster than theirs the server's time goes. */
  readonly serverSpeed: number;
  /** Waits before a lost connection is tried again, the first and the longest. */
  readonly backOff: { readonly firstMs: number; readonly longestMs: number };
}

/** As people play, with the waits of the pages. */
export const HUMAN_PACE: Pace = {
  thinkMs: [1_000, 5_000],
  pauseMs: [1_000, 4_000],
  lobbyMs: 6_000,
  patienceMs: 15_000,
  serverSpeed: 1,
  backOff: { firstMs: 500, longestMs: 8_000 },
};

/** For servers whose time goes some twenty times faster. */
export const HURRIED_PACE: Pace = {
  thinkMs: [2, 40],
  pauseMs: [0, 30],
  lobbyMs: 250,
  patienceMs: 8_000,
  serverSpeed: 20,
  backOff: { firstMs: 30, longestMs: 250 },
};

/** Told of what players live through; `what` is `<endpoint>.<action>` or `http.<call>`. */
export interface Observer {
  /** An answer came, a refusal included. */
  answered?(what: string, ms: number): void;
  /** Something that must not happen on a healthy server: no answer, a frame or a code out of place, a failed call. */
  failed?(what: string, why: string): void;
  /** A connection was lost, or a handshake failed. */
  lost?(why: string): void;
  /** Something was done to its end. */
  did?(what: string): void;
}

export interface PlayerOptions {
  readonly url: string;
  /** All decisions follow from it. */
  readonly seed: string;
  /** At most 12 characters. */
  readonly name: string;
  /** The address that a proxy in front would name. */
  readonly address: string;
  readonly pace: Pace;
  readonly observer?: Observer;
  readonly journal?: Journal;
  /** Whether every frame is held against the contract. */
  readonly isChecked?: boolean;
}

/** Whom a player is to the server at the moment. */
export interface Identity {
  readonly token: string;
  readonly account: AccountId;
  readonly playerId: PlayerId;
}

/** Refusals that two who act at the same time cannot avoid. */
const RACES = new Set([
  'too_late',
  'not_your_turn',
  'game_full',
  'lobby_full',
  'game_started',
  'game_not_found',
  'game_over',
  'not_now',
  'not_seated',
  'not_started',
  'no_free_seat',
  'not_owner',
  'round_running',
  'look_first',
  'answer_shown',
  'repeated_champion',
  'kicked',
]);

/** One simulated person at the contract: an account, calls, one game at a time, seeded decisions. */
export class Player {
  readonly dice: Dice;
  readonly call: Call;
  readonly #options: PlayerOptions;
  #identity: Identity | undefined;
  #link: GameLink<RealtimeEndpoint> | undefined;
  #isLeaving = false;
  #isGone = false;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.dice = new Dice(options.seed);
    this.call = createCaller({
      url: options.url,
      token: () => this.#identity?.token,
      address: options.address,
      timeoutMs: options.pace.patienceMs,
      onAnswer: ({ name }, ms) => options.observer?.answered?.(`http.${name}`, ms),
    });
  }

  get name(): string {
    return this.#options.name;
  }

  get url(): string {
    return this.#options.url;
  }

  get pace(): Pace {
    return this.#options.pace;
  }

  get observer(): Observer {
    return this.#options.observer ?? {};
  }

  get isSignedUp(): boolean {
    return this.#identity !== undefined;
  }

  /** Throws before the first account. */
  get me(): Identity {
    if (this.#identity === undefined) throw new Error(`${this.name} has no account yet`);
    return this.#identity;
  }

  /** True from the moment at which what is begun is to be finished and nothing more begun. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** True once nothing shall be done any more. */
  get isGone(): boolean {
    return this.#isGone;
  }

  /** Creates a guest account, another one each time. Rejects with a CallFailed. */
  async signUp(): Promise<Identity> {
    const { token } = await this.call(createAccount, { body: { name: this.name } });
    this.#identity = identityOf(token);
    this.note({ kind: 'created', playerId: this.me.playerId, name: this.name });
    return this.me;
  }

  /** Opens a game. A player has one connection at a time. */
  open<E extends RealtimeEndpoint>(endpoint: E): GameLink<E> {
    const { url, pace, isChecked = false, observer = {} } = this.#options;
    const link = new GameLink(endpoint, {
      url,
      token: this.me.token,
      backOff: pace.backOff,
      patienceMs: pace.patienceMs,
      isChecked,
      onAnswer: (action, ms) => observer.answered?.(action, ms),
      onFault: (action, why) => observer.failed?.(action, why),
      onLoss: (why) => observer.lost?.(why),
    });
    this.#link?.close();
    // Whoever keeps it only closes it.
    this.#link = link as unknown as GameLink<RealtimeEndpoint>;
    if (this.#isGone) link.close();
    return link;
  }

  note(entry: DistributiveOmit<Entry, 'account'>): void {
    (this.#options.journal ?? noJournal).note({ account: this.me.account, ...entry });
  }

  /** Says that a command was refused: harmless where others were quicker, a fault otherwise. */
  wasRefused(what: string, code: string): void {
    if (!RACES.has(code)) this.observer.failed?.(what, code);
  }

  /** Whether this player knows something that is known in so many of a hundred cases; who wants to leave knows little. */
  knows(percent: number): boolean {
    return this.dice.percent(this.#isLeaving ? Math.min(percent, 20) : percent);
  }

  /** Waits as long as this player thinks about something. */
  async think(): Promise<void> {
    const [min, max] = this.pace.thinkMs;
    await this.rest(this.dice.between(min, max));
  }

  async rest(ms: number): Promise<void> {
    if (!this.#isGone) await new Promise((resolve) => setTimeout(resolve, ms));
  }

  /** Lets the player finish what is begun. */
  leave(): void {
    this.#isLeaving = true;
  }

  /** Ends everything at once. */
  vanish(): void {
    this.#isLeaving = true;
    this.#isGone = true;
    this.#link?.close();
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Whom a token is for, by the claims that it carries. */
export function identityOf(token: string): Identity {
  const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const claims = JSON.parse(text) as TokenClaims;
  return { token, account: claims.id as AccountId, playerId: claims.player_id };
}
