import type { Game } from '@hub/engine/binding/binding';
import { errorFrameSchema, type RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { LobbyIn } from '@hub/engine/wire/lobbies';
import { type ChainState, chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { createBinding as chainOfLegendsBinding } from '@hub/games/chain-of-legends/server.ts';
import { type ClashState, cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import { createBinding as cooldownClashBinding } from '@hub/games/cooldown-clash/server.ts';
import { secretFrom } from '@hub/server/platform/secret.ts';
import { createLobbyGuard } from '../lobbies/lobby-guard.ts';
import type { RoomHost } from '../rooms/host.ts';
import type { Frame } from './client.ts';
import { FakeMember, readFrame } from './fake-member.ts';
import { testPlayer } from './players.ts';
import { advance, allStored, setUpEach, TestHosts } from './test-hosts.ts';

export type LobbyGameName = 'chain' | 'clash';

/** The unchanged values of the creation forms. */
export const CREATION_FORMS = {
  chain: { name: "Player 1's Lobby", maxPlayers: 8, guessTime: 15, lives: 3 },
  clash: { name: "Player 1's Lobby", maxPlayers: 8, guessTime: 15, winPoints: 500 },
} as const satisfies Record<LobbyGameName, object>;

const endpoints: Record<LobbyGameName, RealtimeEndpoint> = { chain: chainOfLegends, clash: cooldownClash };

/** Checks a frame against the contract; throws if it does not match or has unknown fields. */
function checkedLobbyFrame(game: LobbyGameName, frame: Frame): Frame {
  if (frame.error !== undefined) {
    errorFrameSchema.parse(frame);
    return frame;
  }
  const schema = endpoints[game].frames[frame.action];
  if (schema === undefined) throw new Error(`no frame ${frame.action}`);
  const parsed: unknown = schema.parse(frame.payload);
  if (JSON.stringify(sorted(parsed)) !== JSON.stringify(sorted(frame.payload)))
    throw new Error(`${frame.action} has unknown fields`);
  return frame;
}

/** Returns the value with the keys of all objects sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

type AnyLobby = LobbyIn<typeof chainOfLegends> | LobbyIn<typeof cooldownClash>;
type Payload = {
  lobbyId?: string;
  accessToken?: string;
  password?: string | null;
  lobbyData?: AnyLobby;
  gameState?: ChainState | ClashState | null;
  lobbies?: { id: string; hasPassword: boolean; players: { name: string }[] }[];
};

/** A member of a lobby without a socket; checks every received frame against the contract. */
export class LobbyPlayer extends FakeMember {
  readonly game: LobbyGameName;
  lobbyId = '';
  #read = 0;
  #checked: Frame[] = [];

  constructor(fixture: LobbyFixture, game: LobbyGameName, player: number) {
    super(fixture.host, fixture.games[game], testPlayer(player));
    this.game = game;
  }

  /** All received frames, checked. */
  override get frames(): Frame[] {
    for (; this.#read < this.buffers.length; this.#read += 1) {
      const buffer = this.buffers[this.#read];
      if (buffer !== undefined) this.#checked.push(checkedLobbyFrame(this.game, readFrame(buffer)));
    }
    return this.#checked;
  }

  get lastPayload(): Payload {
    return this.frames.at(-1)?.payload ?? {};
  }

  /** The last frame that has that field. */
  #latest<K extends keyof Payload>(field: K): Payload[K] | undefined {
    const frame = this.frames.findLast(({ payload }) => (payload as Payload | undefined)?.[field] != null);
    return (frame?.payload as Payload | undefined)?.[field];
  }

  get lobby(): AnyLobby {
    const lobby = this.#latest('lobbyData');
    if (lobby === undefined) throw new Error('no lobby received');
    return lobby;
  }

  get chain(): ChainState {
    return this.#state() as ChainState;
  }

  get clash(): ClashState {
    return this.#state() as ClashState;
  }

  get accessToken(): string {
    return this.#latest('accessToken') ?? '';
  }

  #state(): ChainState | ClashState {
    const state = this.#latest('gameState');
    if (state === undefined || state === null) throw new Error('no game received');
    return state;
  }

  /** Parses the payload with the contract's schema, as a connection does. */
  override async sendCommand(action: string, payload: unknown): Promise<void> {
    const schema = endpoints[this.game].commands[action];
    if (schema === undefined) throw new Error(`no command ${action}`);
    await super.sendCommand(action, schema.parse(payload));
  }

  /** Sends a command to the lobby and waits until its effects are stored. */
  async sendAndStore(action: string, payload: object = {}): Promise<void> {
    await this.sendCommand(action, { lobbyId: this.lobbyId, ...payload });
    await allStored();
  }

  async joinLobby(lobbyId: string, payload: object = {}): Promise<this> {
    this.lobbyId = lobbyId;
    await this.sendAndStore('joinLobby', payload);
    return this;
  }
}

/** The fixture of the running test. */
export let fixture: LobbyFixture;
export const setUpLobbies = (): void => setUpEach(() => (fixture = new LobbyFixture()));

/** A room host of both lobby games with a store in memory. Requires the fake timers of vitest. */
export class LobbyFixture extends TestHosts {
  games: Readonly<Record<LobbyGameName, Game>>;
  host: RoomHost;
  readonly secret: string;
  #lobbies = 0;

  constructor(secret = 'a secret of the tests') {
    super();
    this.secret = secret;
    this.games = this.#newGames();
    this.host = this.#newHost();
  }

  connect(game: LobbyGameName, player: number): LobbyPlayer {
    return new LobbyPlayer(this, game, player);
  }

  /** Creates a lobby and enters it, as a page does. */
  async createLobby(game: LobbyGameName, player: number, form: object = {}): Promise<LobbyPlayer> {
    const creator = this.connect(game, player);
    await creator.sendCommand('createLobby', { ...CREATION_FORMS[game], ...form });
    await allStored();
    const { lobbyId } = creator.lastPayload;
    if (lobbyId === undefined) throw new Error(`no lobby: ${creator.received.join()}`);
    return creator.joinLobby(lobbyId);
  }

  async join(
    game: LobbyGameName,
    player: number,
    lobbyId: string,
    payload: object = {},
  ): Promise<LobbyPlayer> {
    return this.connect(game, player).joinLobby(lobbyId, payload);
  }

  /** Creates a lobby of player 1 with the players up to `players`. */
  async lobbyOf(game: LobbyGameName, players: number, form: object = {}): Promise<LobbyPlayer[]> {
    const creator = await this.createLobby(game, 1, form);
    const all = [creator];
    for (let player = 2; player <= players; player += 1)
      all.push(await this.join(game, player, creator.lobbyId, form));
    return all;
  }

  /** Creates a lobby and starts its game. */
  async gameOf(game: LobbyGameName, players: number, form: object = {}): Promise<LobbyPlayer[]> {
    const all = await this.lobbyOf(game, players, form);
    await this.startGame(all);
    return all;
  }

  /** All players are ready, the countdown ends, and all pages have loaded. */
  async startGame(players: readonly LobbyPlayer[]): Promise<void> {
    for (const player of players) await player.sendAndStore('setPlayerStatus', { status: 1 });
    await advance(3_000);
    for (const player of players) await player.sendAndStore('playerLoadedIntoGame');
  }

  /** Replaces the host by a new one that loads the stored rooms. */
  async restart(): Promise<void> {
    await this.host.drain();
    this.games = this.#newGames();
    this.host = this.#newHost();
    await this.host.start(Object.values(this.games));
    await advance(0);
  }

  #newGames(): Record<LobbyGameName, Game> {
    const guard = createLobbyGuard(secretFrom(this.secret));
    return {
      chain: chainOfLegendsBinding({ lobbies: guard }),
      clash: cooldownClashBinding({ lobbies: guard }),
    };
  }

  #newHost(): RoomHost {
    // Lobby ids are random, so seeds derived from them would not be reproducible.
    return this.open({ seedOf: () => `lobby ${(this.#lobbies += 1)}` });
  }
}
