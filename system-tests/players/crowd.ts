import {
  buySomething,
  changeClothes,
  likeSomething,
  lookAround,
  writeDownCodes,
} from './account-activities.ts';
import { CallFailed } from './api-client.ts';
import { chainManners } from './chain-of-legends.ts';
import { playChampionRift } from './champion-rift.ts';
import { clashManners } from './cooldown-clash.ts';
import { playAtTable } from './lobby-player.ts';
import { Invitations, playCoop, playMoreOrLess } from './more-or-less.ts';
import type { Journal } from './observations.ts';
import { type Identity, type Observer, type Pace, Player } from './player.ts';
import { playRiftGuesser } from './rift-guesser.ts';

/** What players do, and how often each of them does it beside the others. */
export const EVENING = {
  championRift: 10,
  moreOrLess: 14,
  coop: 12,
  riftGuesser: 14,
  chainOfLegends: 18,
  cooldownClash: 18,
  buy: 8,
  clothes: 8,
  like: 4,
  look: 8,
  codes: 1,
  /** Comes back as somebody new, for whom the day's rift is open again. */
  newGuest: 3,
} as const;
export type Doing = keyof typeof EVENING;

export interface CrowdOptions {
  readonly url: string;
  readonly seed: string;
  readonly players: number;
  readonly pace: Pace;
  readonly weights?: Readonly<Record<Doing, number>>;
  readonly observer?: Observer;
  readonly journal?: Journal;
  readonly isChecked?: boolean;
  /** Awaited after every new account, before it is played with: to give it something to spend. */
  readonly onGuest?: (identity: Identity) => Promise<void> | void;
  /** Milliseconds over which the players come in. */
  readonly arrivalMs?: number;
  /** Whether a server that does not answer is no fault: it is being killed. */
  readonly isServerMortal?: boolean;
}

/** Many players, each going on with something new for as long as they are not told to leave. */
export class Crowd {
  readonly players: readonly Player[];
  readonly #options: CrowdOptions;
  readonly #invitations = new Invitations();
  readonly #busy = new Map<Player, Doing | 'signUp'>();
  #lives: Promise<void>[] = [];

  constructor(options: CrowdOptions) {
    const { url, seed, pace, observer, journal, isChecked } = options;
    this.#options = options;
    this.players = Array.from(
      { length: options.players },
      (_, number) =>
        new Player({
          url,
          pace,
          seed: `${seed}/${number}`,
          // Some higher numbers read as words that nobody may be called: 455, 717.
          name: `Player ${number % 400}`,
          address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
          ...(observer !== undefined && { observer }),
          ...(journal !== undefined && { journal }),
          ...(isChecked !== undefined && { isChecked }),
        }),
    );
  }

  /** Lets them come in. */
  start(): void {
    const { arrivalMs = 0 } = this.#options;
    this.#lives = this.players.map((player, number) =>
      this.#live(player, (arrivalMs * number) / this.players.length),
    );
  }

  /** What each of those who are not done yet does. */
  get busy(): readonly string[] {
    return [...this.#busy].map(([{ name }, doing]) => `${name}: ${doing}`);
  }

  /** Lets everybody finish what is begun; false when somebody has not after so many ms. Nobody is left afterwards. */
  async finish(limitMs: number): Promise<boolean> {
    for (const player of this.players) player.leave();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), limitMs);
    });
    const isDone = await Promise.race([Promise.all(this.#lives).then(() => true), tooLong]);
    clearTimeout(timer);
    return isDone;
  }

  /** Takes everybody away at once, whatever they do. */
  async vanish(): Promise<void> {
    for (const player of this.players) player.vanish();
    await Promise.all(this.#lives);
  }

  async #live(player: Player, delayMs: number): Promise<void> {
    await player.rest(delayMs);
    while (!player.isLeaving) {
      const doing = player.isSignedUp ? player.dice.weigh(this.#options.weights ?? EVENING) : 'signUp';
      this.#busy.set(player, doing);
      await this.#try(player, doing);
      const [min, max] = player.pace.pauseMs;
      if (!player.isLeaving) await player.rest(player.dice.between(min, max));
    }
    this.#busy.delete(player);
  }

  async #try(player: Player, doing: Doing | 'signUp'): Promise<void> {
    const { observer, isServerMortal = false } = this.#options;
    try {
      if (await this.#do(player, doing)) observer?.did?.(doing);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.status === 0 && isServerMortal) observer?.lost?.(error.code);
      else observer?.failed?.(`http.${doing}`, error.message);
    }
  }

  async #do(player: Player, doing: Doing | 'signUp'): Promise<boolean> {
    switch (doing) {
      case 'signUp':
      case 'newGuest': {
        const identity = await player.signUp();
        await this.#options.onGuest?.(identity);
        return true;
      }
      case 'championRift':
        return playChampionRift(player);
      case 'moreOrLess':
        return playMoreOrLess(player);
      case 'coop':
        return playCoop(player, this.#invitations);
      case 'riftGuesser':
        return playRiftGuesser(player);
      case 'chainOfLegends':
        return (await playAtTable(player, chainManners)) > 0;
      case 'cooldownClash':
        return (await playAtTable(player, clashManners)) > 0;
      case 'buy':
        return buySomething(player);
      case 'clothes':
        return changeClothes(player);
      case 'like':
        return likeSomething(player);
      case 'look':
        return lookAround(player);
      case 'codes':
      default:
        return writeDownCodes(player);
    }
  }
}
