import { buyItem, createRecoveryCodes, equipItem, toggleLike, viewPages } from './account-activities.ts';
import { CallError, type Identity } from './api-client.ts';
import { playDaily } from './daily-player.ts';
import { type PlayedGame, playedGames } from './game-players.ts';
import { playInLobby } from './lobby-player.ts';
import { type Observer, type Pace, Player } from './player.ts';
import { Invitations, playScore } from './score-player.ts';

type Play = (player: Player, invitations: Invitations) => Promise<boolean>;
type GameActivity = {
  readonly weight: number;
  readonly isQuick: boolean;
  readonly isTimed: boolean;
  readonly play: Play;
};

/** What players do in a game. Rooms of a timed one change by themselves every few seconds; a quick one ends within seconds. */
function activitiesIn(played: PlayedGame): readonly (readonly [string, GameActivity])[] {
  const { game, kind } = played;
  const { id } = game.descriptor;
  if (kind === 'daily')
    return [[id, { weight: 5, isQuick: true, isTimed: false, play: (player) => playDaily(player, game) }]];
  if (kind === 'versus')
    return [
      [
        id,
        {
          weight: 18,
          isQuick: false,
          isTimed: true,
          play: async (player) => (await playInLobby(player, game, played.player)) > 0,
        },
      ],
    ];
  return Object.entries(played.player.ways).map(([name, way]) => [
    name,
    {
      weight: 13,
      isQuick: way.isQuick === true,
      isTimed: false,
      play: (player, invitations) => playScore(player, game, played.player, way, invitations),
    },
  ]);
}

/** All games that players play, by the name of the activity. */
export const gameActivities: ReadonlyMap<string, GameActivity> = new Map(
  [...playedGames.values()].flatMap(activitiesIn),
);

const OTHER_WEIGHTS = {
  buy: 8,
  equip: 8,
  like: 4,
  view: 8,
  codes: 1,
  /** Continues with a new account, which has not played today's puzzles. */
  newGuest: 4,
};

/** The activities of players, by weight. */
export const ACTIVITY_WEIGHTS: ActivityWeights = {
  ...Object.fromEntries([...gameActivities].map(([name, { weight }]) => [name, weight])),
  ...OTHER_WEIGHTS,
};
export type ActivityWeights = Readonly<Record<string, number>>;

export interface CrowdOptions {
  readonly url: string;
  readonly seed: string;
  readonly players: number;
  readonly pace: Pace;
  readonly weights?: ActivityWeights;
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
  readonly #invitations = new Map([...gameActivities.keys()].map((name) => [name, new Invitations()]));
  readonly #busy = new Map<Player, string>();
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

  async #try(player: Player, activity: string): Promise<void> {
    const { observer, expectsOutages = false } = this.#options;
    try {
      if (await this.#do(player, activity)) observer?.did?.(activity);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 0 && expectsOutages) observer?.lost?.(error.code);
      else observer?.failed?.(`http.${activity}`, error.message);
    }
  }

  async #do(player: Player, activity: string): Promise<boolean> {
    switch (activity) {
      case 'signUp':
      case 'newGuest': {
        const identity = await player.signUp();
        await this.#options.onGuest?.(identity);
        return true;
      }
      case 'buy':
        return buyItem(player);
      case 'equip':
        return equipItem(player);
      case 'like':
        return toggleLike(player);
      case 'view':
        return viewPages(player);
      case 'codes':
        return createRecoveryCodes(player);
      default: {
        const game = gameActivities.get(activity);
        const invitations = this.#invitations.get(activity);
        if (game === undefined || invitations === undefined)
          throw new RangeError(`players cannot do ${activity}`);
        return game.play(player, invitations);
      }
    }
  }
}
