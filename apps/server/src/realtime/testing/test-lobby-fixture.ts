import type { Game } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { RoomHost } from '../rooms/host.ts';
import { FakeMember } from './fake-member.ts';
import { playersOfTest, testPlayer } from './players.ts';
import { advance, allStored, setUpEach, TestHosts } from './test-hosts.ts';
import { testLobbyGame } from './test-lobby.ts';
import type { TestLobbyState } from './test-lobby-rules.ts';

/** Id of the first lobby of a fixture. */
export const LOBBY_ID = 'LOBBY01' as GameId;

export type TestLobbyView = {
  version: number;
  round: number;
  winner: number | null;
  members: { name: string; presence: string; connected: boolean }[];
};

/** The fixture of the running test. */
export let fixture: TestLobbyFixture;
export const setUpTestLobbies = (): void => setUpEach(() => (fixture = new TestLobbyFixture()));

/** The last state of the lobby that a player received. */
export function lastView({ frames }: FakeMember): TestLobbyView {
  const last = frames.findLast(({ payload }) => Object.hasOwn(payload ?? {}, 'members'));
  if (last === undefined) throw new Error('no lobby was shown');
  return last.payload as TestLobbyView;
}

/** The presence of all members in the last state that a player received. */
export const presence = (member: FakeMember): string[] =>
  lastView(member).members.map((other) => other.presence);

/** A room host of test lobbies with a store in memory. The lobbies' ids are LOBBY01, LOBBY02 and so on. */
export class TestLobbyFixture extends TestHosts {
  host: RoomHost;
  game: Game;
  /** Returns the players of accounts; tests replace it to make it fail. */
  playersOf: (accounts: readonly AccountId[]) => Promise<readonly Player[]> = playersOfTest;

  constructor() {
    super();
    let lobbies = 0;
    this.game = testLobbyGame(() => `LOBBY0${(lobbies += 1)}`);
    this.host = this.#newHost();
  }

  connect(player: number): FakeMember {
    return new FakeMember(this.host, this.game, testPlayer(player));
  }

  /** Sends the join command for the first lobby. */
  async joinLobby(player: number, payload: object = {}): Promise<FakeMember> {
    const member = this.connect(player);
    await member.sendCommand('joinLobby', { lobbyId: LOBBY_ID, ...payload });
    await allStored();
    return member;
  }

  async createLobby(player: number, options: object = {}): Promise<FakeMember> {
    const creator = this.connect(player);
    await creator.sendCommand('createLobby', { places: 3, ...options });
    await allStored();
    return creator;
  }

  /** Creates a lobby of player 1 with the players up to `players`. */
  async lobbyOf(players: number, options: object = {}): Promise<FakeMember[]> {
    const members = [await this.createLobby(1, options)];
    for (let player = 2; player <= players; player += 1) members.push(await this.joinLobby(player));
    return members;
  }

  /** Replaces the host by a new one that has not loaded any rooms. */
  async stop(): Promise<void> {
    await this.host.drain();
    this.host = this.#newHost();
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.host.start([this.game]);
    await advance(0);
  }

  /** The stored state of the first lobby. */
  get storedLobby(): TestLobbyState {
    return JSON.parse(this.store.rooms.get(LOBBY_ID)?.state ?? '{}') as TestLobbyState;
  }

  #newHost(): RoomHost {
    return this.open({ playersOf: (accounts) => this.playersOf(accounts), seedOf: (roomId) => roomId });
  }
}
