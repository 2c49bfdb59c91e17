import { buyItem, createRecoveryCodes, equipItem, toggleLike, viewPages } from './account-activities.ts';
import { CallError, type Identity } from './api-client.ts';
import { chainStrategy } from './chain-of-legends.ts';
import { playChampionRift } from './champion-rift.ts';
import { clashStrategy } from './cooldown-clash.ts';
import { playInLobby } from './lobby-player.ts';
import { Invitations, playCoop, playMoreOrLess } from './more-or-less.ts';
import { type Observer, type Pace, Player } from './player.ts';
import { playRiftGuesser } from './rift-guesser.ts';

/** The activities of players, by weight. */
export const ACTIVITY_WEIGHTS = {
  championRift: 10,
  moreOrLess: 14,
  coop: 12,
  riftGuesser: 14,
  chainOfLegends: 18,
  cooldownClash: 18,
  buy: 8,
  equip: 8,
  like: 4,
  view: 8,
  codes: 1,
  /** Continues with a new account, which has not played the day's rift. */
  newGuest: 3,
} as const;
export type Activity = keyof typeof ACTIVITY_WEIGHTS;

export interface CrowdOptions {
  readonly url: string;
  readonly seed: string;
  readonly players: number;
  readonly pace: Pace;
  readonly weights?: Readonly<Record<Activity, number>>;
  readonly observer?: Observer;
  readonly isChecked?: boolean;
  /** Awaited after each new account, before its first activity. */
  readonly onGuest?: (identity: Identity) => Promise<void> | void;
  /** Time over which the players arrive, in ms. */
  readonly arrivalMs?: number;
  /** Reports an unreachable server as a lost connection, not as a fault. */
  readonly expectsOutages?: boolean;
}

/** Many players; each starts one activity after another until it leaves. */
export class Crowd {
  readonly players: readonly Player[];
  readonly #options: CrowdOptions;
  readonly #invitations = new Invitations();
  readonly #busy = new Map<Player, Activity | 'signUp'>();
  #lives: Promise<void>[] = [];

  constructor(options: CrowdOptions) {
    const { url, seed, pace, observer, isChecked } = options;
    this.#options = options;
    this.players = Array.from(
      { length: options.players },
      (_, number) =>
        new Player({
          url,
          pace,
          seed: `${seed}/${number}`,
          // The name filter reads some higher numbers as slurs: 455, 717.
          name: `Player ${number % 400}`,
          address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
          ...(observer !== undefined && { observer }),
          ...(isChecked !== undefined && { isChecked }),
        }),
    );
  }

  start(): void {
    const { arrivalMs = 0 } = this.#options;
    this.#lives = this.players.map((player, number) =>
      this.#live(player, (arrivalMs * number) / this.players.length),
    );
  }

  /** The current activity of each player that has not left. */
  get busy(): readonly string[] {
    return [...this.#busy].map(([{ name }, activity]) => `${name}: ${activity}`);
  }

  /** Lets all players finish their activities; false when one has not finished within the limit in ms. */
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

  /** Stops and disconnects all players. */
  async disconnect(): Promise<void> {
    for (const player of this.players) player.disconnect();
    await Promise.all(this.#lives);
  }

  async #live(player: Player, delayMs: number): Promise<void> {
    await player.sleep(delayMs);
    while (!player.isLeaving) {
      const activity = player.isSignedUp
        ? player.random.weigh(this.#options.weights ?? ACTIVITY_WEIGHTS)
        : 'signUp';
      this.#busy.set(player, activity);
      await this.#try(player, activity);
      const [min, max] = player.pace.pauseMs;
      if (!player.isLeaving) await player.sleep(player.random.between(min, max));
    }
    this.#busy.delete(player);
  }

  async #try(player: Player, activity: Activity | 'signUp'): Promise<void> {
    const { observer, expectsOutages = false } = this.#options;
    try {
      if (await this.#do(player, activity)) observer?.did?.(activity);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 0 && expectsOutages) observer?.lost?.(error.code);
      else observer?.failed?.(`http.${activity}`, error.message);
    }
  }

  async #do(player: Player, activity: Activity | 'signUp'): Promise<boolean> {
    switch (activity) {
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
        return (await playInLobby(player, chainStrategy)) > 0;
      case 'cooldownClash':
        return (await playInLobby(player, clashStrategy)) > 0;
      case 'buy':
        return buyItem(player);
      case 'equip':
        return equipItem(player);
      case 'like':
        return toggleLike(player);
      case 'view':
        return viewPages(player);
      case 'codes':
      default:
        return createRecoveryCodes(player);
    }
  }
}
