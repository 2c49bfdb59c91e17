import type { Game } from '@hub/engine/binding/binding';
import type { SeededRandom } from '../players/seeded-random.ts';
import { beyondContract, type Frame } from './beyond-contract.ts';
import type { Person } from './calls.ts';
import { publicAnswers, secretsOfDays } from './daily-days.ts';
import {
  findersIn,
  isPractice,
  revealedIn,
  type StoredRoom,
  secretsOfRooms,
  withoutPublicText,
} from './game-secrets.ts';
import type { MemorySocket } from './memory-socket.ts';
import { callOf, moderatorCallOf } from './random-calls.ts';
import { findingsIn, type Tallies } from './scan.ts';
import { type Outgoing, type Secret, secretOf } from './secrets.ts';
import type { TestHub } from './test-hub.ts';

/** Messages that the server must refuse. */
const RUBBISH = [
  '{',
  '[]',
  '"hello"',
  '{"action":7}',
  '{"action":"submitGuess"}',
  '{"action":"constructor","payload":{}}',
  '{"action":"startGame","payload":{"__proto__":{"token":true}}}',
  `{"action":"joinLobby","payload":{"lobbyId":"${'A'.repeat(70)}"}}`,
  `{"action":"startGame","payload":"${'x'.repeat(8_200)}"}`,
];

/** Shorter than a phase of any game, and than the second that a node waits for the database to renew its lease. */
const MOMENT_MS = 800;

const NAMES = ['Mira', 'Dola', 'Ruben', 'Lomi', 'Sora', 'Teba', 'Yuna', 'Pell'];

/** A player connected to the game. */
export class Player {
  readonly person: Partial<Person>;
  socket: MemorySocket;
  /** The last state of the game and of the lobby. */
  game: Record<string, unknown> = {};
  lobby: Record<string, unknown> = {};
  roomId = '';
  heard: string[] = [];
  readonly #session: GameSession;
  #node: number;

  constructor(session: GameSession, person: Partial<Person>, node: number) {
    this.#session = session;
    this.#node = node;
    this.person = person;
    this.socket = this.#open();
  }

  #open(): MemorySocket {
    const { testHub, game } = this.#session;
    return testHub.socket(game.endpoint.path, this.person, (text) => this.#read(text), this.#node);
  }

  #read(text: string): void {
    const { action, payload, error } = JSON.parse(text) as Frame;
    this.heard.push(error?.code ?? action);
    const { gameState, lobbyData, lobbyId, accessToken } = payload ?? {};
    if (typeof gameState === 'object' && gameState !== null) this.game = gameState as Record<string, unknown>;
    if (typeof lobbyData === 'object' && lobbyData !== null)
      this.lobby = lobbyData as Record<string, unknown>;
    const roomId = this.game['gameId'] ?? lobbyId ?? this.roomId;
    if (typeof roomId === 'string' && action !== 'openLobbies') this.roomId = roomId;
    if (typeof accessToken === 'string') this.#session.keepLobbyToken(accessToken, this.person.playerId);
  }

  /** Whether the server has several nodes. */
  get hasNodes(): boolean {
    return this.#session.testHub.nodes.count > 1;
  }

  /** Sends a command and scans the output. */
  async sends(action: string, payload: object = {}): Promise<void> {
    await this.#session.step(() => this.socket.send(action, payload));
  }

  /** Sends a command and waits for the answer. */
  async enters(action: string, payload: object = {}): Promise<void> {
    const { length } = this.heard;
    await this.#session.step(
      () => this.socket.send(action, payload),
      () => this.heard.length > length || !this.socket.isOpen,
    );
  }

  /** Drops the connection and reconnects, to another node if there are several. */
  async reconnects(): Promise<void> {
    this.#node += 1;
    await this.#session.step(() => this.socket.cut());
    await this.#session.step(
      () => {
        this.socket = this.#open();
      },
      () => this.socket.isAnswered,
    );
  }
}

/** One game with its players and other clients. Scans all output for secrets after each step. */
export class GameSession {
  readonly testHub: TestHub;
  readonly game: Game;
  readonly random: SeededRandom;
  readonly players: Player[] = [];
  readonly #kind: string;
  readonly #tallies: Tallies;
  readonly #kept: Secret[] = [];
  readonly #lobbyTokens = new Set<string>();
  readonly #revealed = new Set<string>();
  readonly #strip: (text: string) => string;

  constructor(parts: {
    testHub: TestHub;
    gameId: string;
    random: SeededRandom;
    kind: string;
    tallies: Tallies;
  }) {
    this.testHub = parts.testHub;
    this.game = parts.testHub.game(parts.gameId);
    this.#strip = withoutPublicText(this.game);
    this.random = parts.random;
    this.#kind = parts.kind;
    this.#tallies = parts.tallies;
  }

  /** Adds a secret. */
  keep(secret: Secret): void {
    this.#kept.push(secret);
  }

  /** Creates and connects an account; its ids, token and recovery codes are secrets. */
  async sits(audience: string): Promise<Player> {
    const person = await this.testHub.newcomer(audience, `Guest ${this.random.pick(NAMES) ?? ''}`);
    const { token, accountId, playerId } = person;
    const own = ({ listener }: Outgoing): boolean => listener === playerId;
    this.#kept.push(
      // The host's log and commands may contain account ids.
      secretOf(
        'account id',
        [accountId, accountId.replaceAll('-', '')],
        (out) => own(out) || out.via === 'log',
      ),
      secretOf('session token', [token, token.split('.')[2] ?? ''], (out) => own(out) && out.via === 'reply'),
    );
    const player = new Player(this, person, this.players.length);
    this.players.push(player);
    await this.step(
      () => {},
      () => player.socket.isAnswered,
    );
    if (this.random.percent(30)) await this.#printCodes(person);
    return player;
  }

  /** Connects without a token or with a forged one. */
  async strays(): Promise<void> {
    const forged = this.random.percent(50) ? { token: 'forged.token.here' } : {};
    const stray = new Player(this, { audience: 'signed out', ...forged }, this.players.length);
    await this.step(
      () => {},
      () => stray.socket.isAnswered,
    );
    await this.calls({ audience: 'signed out' });
  }

  async #printCodes(person: Person): Promise<void> {
    const url = `/api/accounts/${person.accountId}/recovery-codes`;
    await this.step(async () => {
      const { codes } = (await this.testHub.call({ method: 'POST', url }, person)) as { codes: string[] };
      const isPrint = ({ listener, action }: Outgoing): boolean =>
        listener === person.playerId && action === `POST ${url}`;
      this.#kept.push(
        secretOf(
          'recovery code',
          codes.flatMap((code) => [code, code.replaceAll('-', '')]),
          isPrint,
        ),
      );
    });
  }

  /** Adds a lobby password, which only players in the lobby may receive. */
  keepPassword(password: string): void {
    this.#kept.push(secretOf('lobby password', [password], ({ action }) => action === 'joinedLobby'));
  }

  keepLobbyToken(token: string, playerId: string | undefined): void {
    if (this.#lobbyTokens.has(token)) return;
    this.#lobbyTokens.add(token);
    const isOwn = ({ action, listener }: Outgoing): boolean =>
      action === 'joinedLobby' && listener === playerId;
    this.#kept.push(secretOf('lobby token', [token], isOwn));
  }

  /** Makes a random call of a player. */
  async calls(person: Partial<Person>): Promise<void> {
    const call = callOf(
      this.random,
      this.players.map((player) => player.person),
      this.testHub.days?.mode,
    );
    await this.step(() => this.testHub.call(call, person));
    await this.step(() =>
      this.testHub.moderates(
        moderatorCallOf(
          this.random,
          this.players.map((player) => player.person),
        ),
      ),
    );
  }

  /** Sends an invalid or forbidden message. */
  async sendsInvalid(player: Player): Promise<void> {
    const other = this.random.pick(this.players);
    const action = this.random.pick(Object.keys(this.game.endpoint.commands)) ?? 'startGame';
    const ids = { gameId: other?.roomId, lobbyId: other?.roomId, playerId: other?.person.playerId };
    const texts = [
      this.random.pick(RUBBISH) ?? '',
      JSON.stringify({ action, payload: ids }),
      JSON.stringify({ action, payload: { ...ids, guess: 'higher', champion: 'Ahri', seat: 1, status: 1 } }),
    ];
    await this.step(() => player.socket.sendRaw(this.random.pick(texts) ?? ''));
  }

  /** Lets time pass, and scans the output of each moment with the secrets of that moment. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= MOMENT_MS)
      await this.step(() => this.testHub.time.pass(Math.min(left, MOMENT_MS)));
  }

  /** Executes an action and scans all output until `isDone`. */
  async step(action: () => unknown, isDone?: () => boolean): Promise<void> {
    await action();
    await this.testHub.time.settle(isDone);
    const outgoing = this.testHub.takeOutgoing();
    if (outgoing.length === 0) return;
    const { days } = this.testHub;
    const secrets = [...this.testHub.secrets, ...this.#kept, ...(await this.#roomSecrets())];
    const known = [...this.testHub.catalogue, ...this.#revealed, ...(days ? publicAnswers(days) : [])];
    const strip = (text: string): string =>
      known.reduce((left, one) => left.replaceAll(one, ''), this.#strip(text));
    const searched =
      this.testHub.nodes.count > 1 ? secrets.map((secret) => this.#betweenNodes(secret)) : secrets;
    for (const { kind } of secrets) this.#tallies.kinds.add(kind);
    const findings = [...findingsIn(outgoing, searched, strip), ...beyondContract(this.game, outgoing)];
    this.#tallies.note(this.#kind, outgoing, findings);
  }

  /** What may go to one of the players may pass between nodes, and so may the keys of accounts. */
  #betweenNodes(secret: Secret): Secret {
    const { kind } = secret;
    const mayPass = (out: Outgoing): boolean =>
      kind === 'account id' ||
      this.players.some(({ person }) => secret.mayGo({ ...out, via: 'frame', listener: person.playerId }));
    return { ...secret, mayGo: (out) => (out.via === 'bus' ? mayPass(out) : secret.mayGo(out)) };
  }

  async #roomSecrets(): Promise<readonly Secret[]> {
    const owners = new Map(this.players.map((player) => [player.roomId, player.person.playerId ?? '']));
    const rooms: StoredRoom[] = [];
    for (const [roomId, owner] of owners) {
      const state = roomId === '' ? undefined : await this.testHub.nodes.stateOf(roomId);
      if (state === undefined || isPractice(state)) continue;
      rooms.push({ state, owner });
      for (const text of revealedIn(this.game, state)) this.#revealed.add(text);
    }
    const { days } = this.testHub;
    const { game } = this;
    const ofDays = days?.mode === game.descriptor.id ? secretsOfDays(game, days, findersIn(rooms)) : [];
    return [...secretsOfRooms(game, rooms), ...ofDays];
  }

  /** Disconnects all players, and waits until their seats are no longer held. */
  async ends(): Promise<void> {
    await this.step(() => {
      for (const { socket } of this.players) socket.destroy();
    });
    await this.pass(61_000);
    await this.step(() => this.testHub.closeSockets());
  }
}
