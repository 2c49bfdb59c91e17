import type { Self } from '@hub/engine/testing/game-player';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { AccountId } from '@hub/engine/wire/ids';
import { createAccount } from '@hub/features/accounts/joining-calls.ts';
import { type Call, createApiClient, type Identity, identityOf } from './api-client.ts';
import { GameSocket } from './game-socket.ts';
import type { Observation } from './observations.ts';
import { SeededRandom } from './seeded-random.ts';

/** How fast players act. Times in ms; a pair is a minimum and a maximum. */
export interface Pace {
  /** Before a guess, a call or a decision. */
  readonly thinkMs: readonly [number, number];
  /** Between two activities. */
  readonly pauseMs: readonly [number, number];
  /** How long a lobby of two waits for more players, and a coop game for its second player. */
  readonly lobbyMs: number;
  /** Limit for an answer. */
  readonly timeoutMs: number;
  /** How many times faster than real time the server's clock runs. */
  readonly serverSpeed: number;
  /** Waits before reconnecting, the first and the longest. */
  readonly backOff: { readonly firstMs: number; readonly longestMs: number };
}

/** The pace of people, with the reconnect waits of the page. */
export const HUMAN_PACE: Pace = {
  thinkMs: [1_000, 5_000],
  pauseMs: [1_000, 4_000],
  lobbyMs: 6_000,
  timeoutMs: 15_000,
  serverSpeed: 1,
  backOff: { firstMs: 500, longestMs: 8_000 },
};

/** For servers whose clock runs about 20 times faster. */
export const FAST_PACE: Pace = {
  thinkMs: [2, 40],
  pauseMs: [0, 30],
  lobbyMs: 250,
  timeoutMs: 8_000,
  serverSpeed: 20,
  backOff: { firstMs: 30, longestMs: 250 },
};

/** Receives the events of a player; `what` is `<endpoint>.<action>` or `http.<call>`. */
export interface Observer {
  /** A call or command was answered or refused. */
  answered?(what: string, ms: number): void;
  /** A fault of the server: no answer, an invalid frame, an unexpected refusal, a failed call. */
  failed?(what: string, why: string): void;
  /** A command was refused for a reason that another player can have caused. */
  raced?(what: string, code: string): void;
  /** A connection was lost, or a handshake failed. */
  lost?(why: string): void;
  /** A handshake failed. */
  refused?(): void;
  /** The player waited so long for a frame, after a command or without a connection. */
  waited?(account: AccountId, ms: number): void;
  /** An activity was completed. */
  did?(what: string): void;
  /** The server has sent or acknowledged something. */
  observed?(observation: Observation): void;
}

export interface PlayerOptions {
  readonly url: string;
  /** Determines all decisions. */
  readonly seed: string;
  /** At most 12 characters. */
  readonly name: string;
  /** Client address, as a proxy would send it. */
  readonly address: string;
  readonly pace: Pace;
  readonly observer?: Observer;
  /** Validates every frame against the contract. */
  readonly isChecked?: boolean;
}

/** Refusals that players who act at the same time cannot avoid. */
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
  'kicked',
]);
/** A guess that another player has made, or the same one before a lost connection. */
const REPEATED = /^repeated_/;

/** A simulated player: an account, HTTP calls, one game at a time, seeded decisions. */
export class Player {
  readonly random: SeededRandom;
  readonly call: Call;
  readonly #options: PlayerOptions;
  #identity: Identity | undefined;
  #socket: GameSocket<RealtimeEndpoint> | undefined;
  #isLeaving = false;
  #isDisconnected = false;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.random = new SeededRandom(options.seed);
    this.call = createApiClient({
      url: options.url,
      token: () => this.#identity?.token,
      address: options.address,
      timeoutMs: options.pace.timeoutMs,
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

  /** True once the player finishes the current activity and starts no other. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** True once the player does nothing any more. */
  get isDisconnected(): boolean {
    return this.#isDisconnected;
  }

  /** Creates a new guest account. Rejects with a CallError. */
  async signUp(): Promise<Identity> {
    const { token } = await this.call(createAccount, { body: { name: this.name } });
    this.#identity = identityOf(token);
    this.note({ kind: 'created', playerId: this.me.playerId, name: this.name });
    return this.me;
  }

  /** Connects to a game. Closes the connection to the game before. */
  open<E extends RealtimeEndpoint>(endpoint: E): GameSocket<E> {
    const { url, pace, isChecked = false, observer = {} } = this.#options;
    const { token, account } = this.me;
    const socket = new GameSocket(endpoint, {
      url,
      token,
      backOff: pace.backOff,
      timeoutMs: pace.timeoutMs,
      isChecked,
      onAnswer: (action, ms) => observer.answered?.(action, ms),
      onFault: (action, why) => observer.failed?.(action, why),
      onLoss: (why) => observer.lost?.(why),
      onRefused: () => observer.refused?.(),
      onSilence: (ms) => observer.waited?.(account, ms),
    });
    this.#socket?.close();
    // Used only to close it.
    this.#socket = socket as unknown as GameSocket<RealtimeEndpoint>;
    if (this.#isDisconnected) socket.close();
    return socket;
  }

  note(observation: DistributiveOmit<Observation, 'account'>): void {
    this.observer.observed?.({ account: this.me.account, ...observation });
  }

  /** Reports a refusal as a fault unless another player can have caused it. */
  reportRefusal(what: string, code: string): void {
    if (RACES.has(code) || REPEATED.test(code)) this.observer.raced?.(what, code);
    else this.observer.failed?.(what, code);
  }

  /** What the moves of a game are chosen by. */
  get self(): Self {
    return { playerId: this.me.playerId, random: this.random, knows: (percent) => this.knows(percent) };
  }

  /** True in `percent` of 100 cases, in at most 20 for a leaving player, so that its games end. */
  knows(percent: number): boolean {
    return this.random.percent(this.#isLeaving ? Math.min(percent, 20) : percent);
  }

  /** Waits for the think time. */
  async think(): Promise<void> {
    const [min, max] = this.pace.thinkMs;
    await this.sleep(this.random.between(min, max));
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#isDisconnected) await new Promise((resolve) => setTimeout(resolve, ms));
  }

  /** Lets the player finish the current activity. */
  leave(): void {
    this.#isLeaving = true;
  }

  /** Stops the player and closes its connection. */
  disconnect(): void {
    this.#isLeaving = true;
    this.#isDisconnected = true;
    this.#socket?.close();
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
