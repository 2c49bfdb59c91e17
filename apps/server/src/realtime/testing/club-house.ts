import type { Game } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { pino } from 'pino';
import { vi } from 'vitest';
import type { Settlement } from '../../domain/rooms/ports.ts';
import { RoomHost } from '../rooms/host.ts';
import { clubGame } from './club.ts';
import type { ClubState } from './club-rules.ts';
import { FakeMember } from './fake-member.ts';
import { MemoryRoomStore } from './memory-room-store.ts';
import { playersOfTest, testPlayer } from './players.ts';

/** The first club of a house. */
export const CLUB = 'CLUB01' as GameId;

export type ShownClub = {
  version: number;
  round: number;
  winner: number | null;
  members: { name: string; presence: string; connected: boolean }[];
};

/** Lets the writes that are under way come through. */
export const stored = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** For tests with the timers of vitest: the time goes on, and everything it causes is stored. */
export const pass = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms);
  await stored();
};

/** The last state of the club that a player was shown. */
export function shown({ frames }: FakeMember): ShownClub {
  const last = frames.findLast(({ payload }) => Object.hasOwn(payload ?? {}, 'members'));
  if (last === undefined) throw new Error('no club was shown');
  return last.payload as ShownClub;
}

/** The presence of all members, as that player was told last. */
export const presence = (member: FakeMember): string[] =>
  shown(member).members.map((other) => other.presence);

/** A host of clubs on a store in memory. Their ids are CLUB01, CLUB02 and so on. */
export class ClubHouse {
  readonly store = new MemoryRoomStore();
  readonly announced: Settlement[] = [];
  host: RoomHost;
  game: Game;
  /** Who the accounts are, as long as that can be told. */
  playersOf: (accounts: readonly AccountId[]) => Promise<readonly Player[]> = playersOfTest;

  constructor() {
    let clubs = 0;
    this.game = clubGame(() => `CLUB0${(clubs += 1)}`);
    this.host = this.#newHost();
  }

  connect(player: number): FakeMember {
    return new FakeMember(this.host, this.game, testPlayer(player));
  }

  /** A player who has tried to get into the first club. */
  async joined(player: number, payload: object = {}): Promise<FakeMember> {
    const member = this.connect(player);
    await member.says('joinClub', { clubId: CLUB, ...payload });
    await stored();
    return member;
  }

  async founded(player: number, founding: object = {}): Promise<FakeMember> {
    const founder = this.connect(player);
    await founder.says('createClub', { places: 3, ...founding });
    await stored();
    return founder;
  }

  /** The players 1 to `players` in a club of the first of them. */
  async clubOf(players: number, founding: object = {}): Promise<FakeMember[]> {
    const members = [await this.founded(1, founding)];
    for (let player = 2; player <= players; player += 1) members.push(await this.joined(player));
    return members;
  }

  /** A new host on what is stored, which has not resumed anything yet. */
  async stop(): Promise<void> {
    await this.host.drain();
    this.host = this.#newHost();
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.host.start([this.game]);
    await pass(0);
  }

  /** The first club as it is stored. */
  get storedClub(): ClubState {
    return JSON.parse(this.store.rooms.get(CLUB)?.state ?? '{}') as ClubState;
  }

  #newHost(): RoomHost {
    return new RoomHost({
      store: this.store,
      playersOf: (accounts) => this.playersOf(accounts),
      clock: { now: () => Date.now() },
      logger: pino({ level: 'silent' }),
      seedOf: (roomId) => roomId,
      announce: (settlement) => this.announced.push(settlement),
    });
  }
}
