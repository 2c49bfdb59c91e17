import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Game } from '@hub/engine/binding/binding';
import type { GameServices } from '@hub/engine/binding/services';
import { SUBPROTOCOL } from '@hub/engine/wire/envelope';
import type { AccountId } from '@hub/engine/wire/ids';
import { ITEM_TYPES } from '@hub/protocol/cosmetics';
import { dailyGames } from '@hub/protocol/games';
import type { Account } from '@hub/protocol/http/accounts';
import type { HubDeps } from '../../apps/server/src/compose.ts';
import type { PeerMessage } from '../../apps/server/src/realtime/nodes/peer-messages.ts';
import type { TestProvider } from '../../apps/server/src/testing/identity-provider.ts';
import { UNLIMITED_RATES } from '../../apps/server/src/testing/start-server.ts';
import { printable, readEnvironment } from '../../packages/server/src/platform/environment.ts';
import { createLogger } from '../../packages/server/src/platform/logger.ts';
import { secretFrom } from '../../packages/server/src/platform/secret.ts';
import { protocolsOf } from '../players/websocket.ts';
import { type CallOptions, type Person, type Reply, replyToModerator } from './calls.ts';
import { completeToday, nextMorning, type OpenDays, openDaysOf, runJobs } from './daily-days.ts';
import { markedGames } from './game-secrets.ts';
import { MemorySocket } from './memory-socket.ts';
import { writePages } from './pages.ts';
import { type Outgoing, type Secret, secretOf } from './secrets.ts';
import { type NodesOptions, TestNodes } from './test-nodes.ts';
import { TestTime } from './test-time.ts';

/** Players who complete each day first: as many as the server needs to tell others about them. */
const CROWD = 5;
/** Secrets of the host. */
export const INSTANCE = {
  HUB_SECRET: 'vV5kq0-instance-secret-Zr81LmXt',
  OIDC_CLIENT_SECRET: 'pW7d-client-secret-9sKxQ2bN',
  // No server listens at this address.
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'hub',
};

const CREATION: CallOptions = { method: 'POST', url: '/api/accounts/create' };
const OWN_ACCOUNT: CallOptions = { url: '/api/accounts/' };

/** Changes for planted leaks: of the games, of the output, or between nodes. */
export type TestHubOptions = {
  readonly games?: (deps: GameServices) => readonly Game[];
  /** `days` are those of the daily game that is played. */
  readonly tamper?: (out: Outgoing, days: OpenDays | undefined) => Outgoing;
  /** Changes a message between two nodes on its way. */
  readonly distort?: (message: PeerMessage) => PeerMessage;
  /** The identity provider; default: none. */
  readonly provider?: Pick<TestProvider, 'variables'>;
  /** Default: one server on SQLite. */
  readonly nodes?: NodesOptions | undefined;
};

type Parts = {
  readonly nodes: TestNodes;
  readonly games: readonly Game[];
  readonly time: TestTime;
  readonly dataDir: string;
  readonly outgoing: Outgoing[];
  readonly secrets: readonly string[];
  readonly tamper: (out: Outgoing) => Outgoing;
  readonly days: { current: OpenDays | undefined };
};

/** The whole server, or several nodes, in this process with a manual clock and manual timers. Records all output. */
export class TestHub {
  readonly nodes: TestNodes;
  readonly games: readonly Game[];
  readonly time: TestTime;
  /** Secrets of the host. */
  readonly secrets: readonly Secret[];
  /** Replies that are equal for all players on all days. */
  readonly catalogue: string[] = [];
  readonly #dataDir: string;
  readonly #outgoing: Outgoing[];
  readonly #tamper: (out: Outgoing) => Outgoing;
  readonly #sockets: MemorySocket[] = [];
  readonly #days: { current: OpenDays | undefined };
  #crowd: readonly AccountId[] = [];
  #calls = 0;
  #moderator: Person | undefined;

  private constructor(parts: Parts) {
    this.nodes = parts.nodes;
    this.games = parts.games;
    this.time = parts.time;
    this.secrets = parts.secrets.map((text) => secretOf('secret of the instance', [text]));
    this.#dataDir = parts.dataDir;
    this.#outgoing = parts.outgoing;
    this.#tamper = parts.tamper;
    this.#days = parts.days;
  }

  static async open({
    games = markedGames,
    tamper: plant = (out) => out,
    distort = (message) => message,
    provider,
    nodes: nodesOptions,
  }: TestHubOptions = {}): Promise<TestHub> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-leaks-'));
    const outgoing: Outgoing[] = [];
    const time = new TestTime(nodesOptions !== undefined, () => outgoing.length);
    const days: { current: OpenDays | undefined } = { current: undefined };
    const tamper = (out: Outgoing): Outgoing => plant(out, days.current);
    const log = { audience: 'log of the server', listener: undefined, via: 'log', action: 'line' } as const;
    const logger = createLogger('debug', {
      write: (line) => {
        // The number of a request, in letters and digits, can be a champion by chance: req-jax.
        const text = line.replace(/"reqId":"req-\w+"/, '"reqId":"req"');
        outgoing.push(tamper({ ...log, text, bytes: Buffer.byteLength(text) }));
      },
    });
    // Previews of links have pictures only with an address, to which a provider would send players back.
    const variables = { ...INSTANCE, ...(provider?.variables ?? { PUBLIC_URL: 'https://rift.example' }) };
    const database = nodesOptions && { DATABASE_URL: nodesOptions.databaseUrl };
    const environment = readEnvironment({ DATA_DIR: dataDir, ...variables, ...database });
    logger.info({ configuration: printable(environment) }, 'starting');
    let running: readonly Game[] = [];
    const deps: HubDeps = {
      environment,
      clock: time.clock,
      logger,
      version: '1.2.3+test',
      webFolder: writePages(path.join(dataDir, 'pages')),
      rates: UNLIMITED_RATES,
      games(services) {
        running = games(services);
        return running;
      },
    };
    const nodes = await TestNodes.open(deps, nodesOptions, {
      record: (out) => outgoing.push(tamper(out)),
      distort,
    });
    const secret = secretFrom(variables.HUB_SECRET);
    const orders = dailyGames.map(({ id }) => secret.derive(`answers of ${id}`).toString('hex'));
    const secrets = [variables.HUB_SECRET, variables.OIDC_CLIENT_SECRET, ...orders];
    const testHub = new TestHub({ nodes, games: running, time, dataDir, outgoing, secrets, tamper, days });
    await testHub.#readCatalogue();
    return testHub;
  }

  /** Reads the shop, which names the same champions every day. */
  async #readCatalogue(): Promise<void> {
    const created = await this.#ask({ ...CREATION, payload: { name: 'First' } });
    const { token } = created.json<{ token: string }>();
    for (const type of ITEM_TYPES) {
      const { payload } = await this.#ask({ url: `/api/shop/type/${type}` }, token);
      this.catalogue.push(payload);
    }
  }

  /** The game with this id. */
  game(id: string): Game {
    const game = this.games.find(({ descriptor }) => descriptor.id === id);
    if (game === undefined) throw new RangeError(`no game ${id}`);
    return game;
  }

  /** Begins the next day of a daily game, on which some players have been faster. */
  async nextDay(mode: string): Promise<OpenDays> {
    if (this.#crowd.length === 0) this.#crowd = await this.#createCrowd();
    const { clock } = this.time;
    clock.advance(nextMorning(clock.now()) - clock.now());
    const hub = this.nodes.at(0);
    await runJobs(hub);
    const days = await openDaysOf(hub, mode, clock.now());
    await completeToday(this.nodes.db, days, this.#crowd);
    this.#days.current = days;
    return days;
  }

  /** The days of the daily game that is played. */
  get days(): OpenDays | undefined {
    return this.#days.current;
  }

  async #createCrowd(): Promise<readonly AccountId[]> {
    const ids: AccountId[] = [];
    for (let number = 1; number <= CROWD; number += 1) {
      const created = await this.#ask({ ...CREATION, payload: { name: `Crowd ${number}` } });
      const { token } = created.json<{ token: string }>();
      ids.push((await this.#ask(OWN_ACCOUNT, token)).json<Account>().id as AccountId);
    }
    return ids;
  }

  /** Records what a page shares. */
  share(mode: string, text: string): void {
    const bytes = Buffer.byteLength(text);
    this.#hear({ audience: 'shared', listener: undefined, via: 'share', action: mode, text, bytes });
  }

  /** Returns and clears the recorded output. */
  takeOutgoing(): readonly Outgoing[] {
    return this.#outgoing.splice(0);
  }

  /** Makes a call and returns the body. */
  async call(options: CallOptions, caller: Partial<Person>): Promise<unknown> {
    const reply = await this.#ask(options, caller.token);
    this.#recordReply(options, reply, caller);
    return reply.headers['content-type']?.toString().includes('json') === true ? reply.json() : undefined;
  }

  /** Makes a reading call of a moderator. */
  async moderates(url: string): Promise<void> {
    this.#moderator ??= await this.newcomer('moderator', 'Fenn');
    const reply = await replyToModerator(this.nodes.at(0), this.time.clock, this.#moderator, url);
    this.#recordReply({ url }, reply, this.#moderator);
  }

  /** Creates a guest account. */
  async newcomer(audience: string, name: string): Promise<Person> {
    const created = await this.#ask({ ...CREATION, payload: { name } });
    if (created.statusCode !== 200) throw new Error(`no account for ${name}: ${created.payload}`);
    const { token } = created.json<{ token: string }>();
    const { id, player_id } = (await this.#ask(OWN_ACCOUNT, token)).json<Account>();
    const person = { audience, name, token, accountId: id, playerId: player_id };
    this.#recordReply(CREATION, created, person);
    await this.call(OWN_ACCOUNT, person);
    return person;
  }

  #ask({ method = 'GET', url, payload }: CallOptions, token?: string): Promise<Reply> {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    this.#calls += 1;
    return this.nodes
      .at(this.#calls)
      .app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  }

  #recordReply(
    { method = 'GET', url }: CallOptions,
    reply: Reply,
    { audience, playerId }: Partial<Person>,
  ): void {
    // The length of a reply can equal the number of an item by chance.
    const { 'content-length': _, ...headers } = reply.headers;
    const text = `${reply.statusCode} ${JSON.stringify(headers)}\n${reply.payload}`;
    this.#hear({
      audience: audience ?? 'signed out',
      listener: playerId,
      via: 'reply',
      action: `${method} ${url}`,
      text,
      bytes: Buffer.byteLength(text),
    });
  }

  /** Opens a websocket at a node, with or without a token. `heard` is called with each frame. */
  socket(
    path: string,
    { audience = 'signed out', token, playerId }: Partial<Person>,
    heard: (text: string) => void,
    node: number,
  ): MemorySocket {
    const protocols = token === undefined ? SUBPROTOCOL : protocolsOf(token);
    const socket = new MemorySocket(this.nodes.at(node).app.server, path, protocols, (via, text, bytes) => {
      const action = via === 'frame' ? (/^\{"action":"(\w+)"/.exec(text)?.[1] ?? '') : via;
      this.#hear({ audience, listener: playerId, via, action, text, bytes });
      if (via === 'frame') heard(text);
    });
    this.#sockets.push(socket);
    return socket;
  }

  #hear(out: Outgoing): void {
    this.#outgoing.push(this.#tamper(out));
  }

  /** Closes all connections. */
  closeSockets(): void {
    for (const socket of this.#sockets.splice(0)) socket.destroy();
  }

  async close(): Promise<void> {
    this.closeSockets();
    this.time.end();
    await this.nodes.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
