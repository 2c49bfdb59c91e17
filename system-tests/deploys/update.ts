import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountId } from '@hub/engine/wire/ids';
import { check } from '../consistency/check.ts';
import { lostFromAnswers } from '../consistency/check-api.ts';
import { ObservationLog } from '../consistency/observation-log.ts';
import { readStored } from '../consistency/stored-data.ts';
import type { Identity } from '../players/api-client.ts';
import { ACTIVITY_WEIGHTS, Crowd } from '../players/crowd.ts';
import { EssenceGrants } from '../players/essence-grants.ts';
import type { Observation } from '../players/observations.ts';
import { FAST_PACE } from '../players/player.ts';
import { PATIENCE_MS } from '../players/waiting.ts';
import type { Report, RunOptions } from '../report.ts';
import { countsText } from '../statistics.ts';
import type { UpdatedHub } from './updated-hub.ts';

export interface UpdateOptions extends RunOptions {
  /** What is updated, for the report. */
  readonly name: string;
  readonly players: number;
  /** Time on the version before, and again on the new one before the players finish their games, in ms. */
  readonly lifeMs: number;
}

/** A game seen longer ago before the update is not being played any more, in ms. */
const RECENT_MS = 1_500;
/** Limits in ms: for all games to be seen again, and for the last games. */
const RETURN_LIMIT_MS = 30_000;
const LAST_GAMES_MS = 120_000;
/** Acknowledged guesses per player before the update. */
const GUESSES_EACH = 4;
const MAX_PRINTED = 20;

type Live = { readonly room: string; readonly game: string; readonly at: number };

/**
 * Players on the version before; then its processes are replaced by those of the new one, and the players finish the games that
 * the version before has begun. Compares everything that either version acknowledged with the store.
 */
export async function update(hub: UpdatedHub, options: UpdateOptions): Promise<Report> {
  const run = new Update(hub, options);
  try {
    return await run.run();
  } finally {
    await run.end();
    await hub.remove();
  }
}

class Update {
  readonly #hub: UpdatedHub;
  readonly #options: UpdateOptions;
  readonly #crowd: Crowd;
  readonly #observations = new ObservationLog();
  readonly #grants: EssenceGrants;
  readonly #guests = new Map<AccountId, Identity>();
  /** The games that accounts are playing. */
  readonly #live = new Map<AccountId, Live>();
  /** Those at the update that were not seen again yet. */
  readonly #awaited = new Map<AccountId, Live>();
  readonly #playedOn = new Map<string, Set<string>>();
  readonly #completed = new Map<string, Set<string>>();
  readonly #broken = new Set<string>();
  /** Frames and replies of the version before that lack what is new. */
  #older = 0;
  #isUpdated = false;
  #oldRooms: ReadonlySet<string> = new Set();

  constructor(hub: UpdatedHub, options: UpdateOptions) {
    this.#hub = hub;
    this.#options = options;
    this.#grants = new EssenceGrants(hub.location);
    this.#crowd = new Crowd({
      url: hub.url,
      seed: options.seed,
      players: options.players,
      weights: { ...ACTIVITY_WEIGHTS, buy: 2, equip: 2 },
      pace: { ...FAST_PACE, serverSpeed: 1 },
      expectsOutages: true,
      isChecked: true,
      onGuest: (guest) => {
        this.#guests.set(guest.account, guest);
        this.#grants.add(guest.account);
      },
      observer: {
        observed: (observation) => this.#observe(observation),
        failed: (what, why) => this.#fail(what, why),
      },
    });
  }

  async run(): Promise<Report> {
    const { lifeMs, players } = this.#options;
    const { counts } = this.#observations;
    const guessed = (): number => counts.get('guessed') ?? 0;
    this.#crowd.start();
    await sleep(lifeMs);
    const limit = performance.now() + PATIENCE_MS;
    while (guessed() < GUESSES_EACH * players && performance.now() < limit) await sleep(20);
    const before = { guesses: guessed(), accounts: this.#guests.size };
    const old = [...this.#guests.values()];
    await this.#hub.update(() => this.#begin());
    this.#isUpdated = true;
    await this.#untilAllReturned();
    await this.#grants.grantAll();
    await sleep(lifeMs);
    this.#hub.hasten();
    if (!(await this.#crowd.finish(LAST_GAMES_MS)))
      for (const who of this.#crowd.busy) this.#broken.add(`did not finish: ${who}`);
    await this.#crowd.disconnect();
    for (const guest of old) await this.#askAgain(guest);
    await this.#compare();
    return this.#report(before);
  }

  async end(): Promise<void> {
    await this.#crowd.disconnect();
  }

  /** Remembers which games run as the first process of the version before ends. */
  #begin(): void {
    const now = performance.now();
    this.#oldRooms = new Set(this.#observations.rooms.keys());
    for (const [account, live] of this.#live) if (now - live.at < RECENT_MS) this.#awaited.set(account, live);
  }

  #observe(observation: Observation): void {
    this.#observations.note(observation);
    const { account } = observation;
    if (observation.kind === 'finished' || observation.kind === 'rewarded') {
      this.#live.delete(account);
      this.#awaited.delete(account);
      if (this.#isOld(observation.room)) add(this.#completed, observation.game, observation.room);
    }
    if (observation.kind !== 'seen') return;
    const { room, game } = observation;
    this.#live.set(account, { room, game, at: performance.now() });
    if (!this.#isOld(room)) return;
    add(this.#playedOn, game, room);
    if (this.#awaited.get(account)?.room === room) this.#awaited.delete(account);
  }

  /** Whether the new version shows a room of the version before. */
  #isOld(room: string): boolean {
    return this.#isUpdated && this.#oldRooms.has(room);
  }

  #fail(what: string, why: string): void {
    const isOlder = !this.#isUpdated && /violates the contract|unreadable_reply/.test(why);
    // The page requests a missing picture again.
    const isPicture = what === 'http.section' && why === '503';
    if (isOlder) this.#older += 1;
    else if (!isPicture) this.#broken.add(`a player was shown an error: ${what}: ${why}`);
  }

  async #untilAllReturned(): Promise<void> {
    const limit = performance.now() + RETURN_LIMIT_MS;
    while (this.#awaited.size > 0 && performance.now() < limit) await sleep(20);
    for (const [account, { room, game }] of this.#awaited)
      this.#broken.add(`not seen again by ${account}: ${game} ${room}`);
  }

  /** Whether the token of the version before is good, and everything is there that it acknowledged. */
  async #askAgain(guest: Identity): Promise<void> {
    const known = this.#observations.accounts.get(guest.account);
    try {
      const lost = known === undefined ? [] : await lostFromAnswers(this.#hub.url, guest, known);
      for (const line of lost) this.#broken.add(line);
    } catch (error) {
      this.#broken.add(`a token of the version before: ${error instanceof Error ? error.message : 'failed'}`);
    }
  }

  async #compare(): Promise<void> {
    const moment = await this.#hub.stop();
    const stored = await readStored(this.#hub.location);
    for (const line of check(this.#observations, stored, moment).broken) this.#broken.add(line);
    for (const line of this.#hub.errors()) this.#broken.add(`logged: ${line}`);
  }

  #report(before: { readonly guesses: number; readonly accounts: number }): Report {
    const { counts } = this.#observations;
    return {
      name: `Update, ${this.#options.name}, seed ${this.#options.seed}, ${this.#options.players} players`,
      broken: [...this.#broken].slice(0, MAX_PRINTED),
      figures: [
        ['accounts before the update', before.accounts],
        ['rooms before the update', this.#oldRooms.size],
        ['acknowledged guesses before the update', before.guesses],
        ['acknowledged guesses in all', counts.get('guessed') ?? 0],
        ['rooms of the version before that went on', sizes(this.#playedOn)],
        ['rooms of the version before that ended on the new one', sizes(this.#completed)],
        ['frames and replies of the version before without what is new', this.#older],
      ],
    };
  }
}

/** Numbers of rooms by game. */
const sizes = (rooms: ReadonlyMap<string, ReadonlySet<string>>): string =>
  countsText(new Map([...rooms].map(([game, ids]) => [game, ids.size])));

function add(rooms: Map<string, Set<string>>, game: string, room: string): void {
  const known = rooms.get(game) ?? new Set();
  known.add(room);
  rooms.set(game, known);
}
