import { DAY_MS } from '@hub/engine/wire/days';
import type { AccountId, Day, GameId } from '@hub/engine/wire/ids';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import type { Hub } from '../../../apps/server/src/compose.ts';
import { callsOf, type Guest } from '../../../apps/server/src/testing/open-hub.ts';
import type { LeagueReply } from '../calls.ts';

type Duel = NonNullable<LeagueReply['duel']>;
type Refusable<Reply> = Reply & { readonly error?: string };

/** What members of leagues do, on a hub that may change. Games are stored as their rooms do at their end. */
export class LeaguePlay {
  readonly #hub: () => Hub;
  readonly #clock: Clock;
  #matches = 0;

  constructor(hub: () => Hub, clock: Clock) {
    this.#hub = hub;
    this.#clock = clock;
  }

  /** A call of the API; GET without a payload. */
  call = <Reply>({ token }: Guest, url: string, payload?: object): Promise<Refusable<Reply>> =>
    callsOf(this.#hub().app).call<Reply>(url, token, payload);

  league = (who: Guest, id: string): Promise<Refusable<LeagueReply>> => this.call(who, `/leagues/${id}`);

  create = async (who: Guest, name = 'Lanterns'): Promise<string> =>
    (await this.call<{ id: string }>(who, '/leagues', { name })).id;

  /** A league of these members; the first one is the owner. */
  async leagueOf(...members: readonly Guest[]): Promise<string> {
    const [owner, ...others] = members as [Guest, ...Guest[]];
    const id = await this.create(owner);
    const { code } = await this.league(owner, id);
    for (const other of others) await this.call(other, '/leagues/join', { code: code.toLowerCase() });
    return id;
  }

  /** Stores a solved rift. */
  async solve({ id }: Guest, mode: string, day: Day, attempts: number): Promise<void> {
    this.#matches += 1;
    const completedAt = Math.min(this.#clock.now(), Date.parse(day) + DAY_MS - 1);
    await this.#save(id, `rift-${this.#matches}-of-a-test` as GameId, {
      game: 'champion rift',
      winner: id,
      players: [{ accountId: id, attempts, currentStreak: 1, score: null, totalPoints: null }],
      dailyRun: { accountId: id, mode: mode as 'championRift', day, attempts, completedAt },
    });
  }

  /** Begins the duel of the day, as `startChallenge` does; returns the refusal, if any. */
  beginDuel = async ({ id: account }: Guest, { id, game }: Pick<Duel, 'id' | 'game'>) =>
    (await this.#hub().features.challenges?.begin(id, { account, game, now: this.#clock.now() })) ??
    'game_not_found';

  /** Stores the end of a duel that has begun. */
  endDuel = ({ id }: Guest, duel: Pick<Duel, 'id'>, roomId: GameId, score: number): Promise<void> =>
    this.#save(id, roomId, {
      game: 'more or less',
      winner: null,
      players: [],
      challengeRun: { accountId: id, challenge: duel.id, score, answers: [] },
    });

  /** Plays the duel of the day to its end; returns the refusal, if any. */
  async playDuel(who: Guest, league: string, score: number): Promise<string | undefined> {
    const { duel } = await this.league(who, league);
    if (!duel) return 'no duel';
    const begun = await this.beginDuel(who, duel);
    if (typeof begun === 'string') return begun;
    await this.endDuel(who, duel, begun.roomId, score);
    return undefined;
  }

  async #save(
    account: AccountId,
    gameId: GameId,
    settlement: Pick<Settlement, 'game' | 'winner' | 'players' | 'dailyRun' | 'challengeRun'>,
  ): Promise<void> {
    const now = this.#clock.now();
    await this.#hub().store.rooms.save([
      {
        snapshot: {
          roomId: gameId,
          kind: 'settled',
          stateVersion: 1,
          seats: [account],
          version: 1,
          state: '{}',
          openedAt: now,
          updatedAt: now,
          deadline: null,
          over: true,
        },
        settlement: {
          gameId,
          mode: 'single',
          finishedAt: now,
          newHighScore: false,
          rewards: [],
          ...settlement,
        },
      },
    ]);
  }
}
