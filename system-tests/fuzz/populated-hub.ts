import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { type Board, dailyGames, scoreGames } from '@hub/protocol/games';
import { NEWS_IDS } from '@hub/protocol/stored-values';
import {
  type Person,
  startIdentityProvider,
  type TestProvider,
} from '../../apps/server/src/testing/identity-provider.ts';
import { bearer, newGuest, type OpenHub, openHub } from '../../apps/server/src/testing/open-hub.ts';
import { consentOf, ORIGIN } from '../../apps/server/src/testing/sign-in.ts';
import { LeaguePlay } from '../../features/leagues/testing/league-play.ts';
import type { Settlement } from '../../packages/server/src/rooms/ports.ts';
import { guestName } from '../players/api-client.ts';
import type { Json } from './schema-values.ts';

/** A player with Blue Essence and an item. */
export type Resident = {
  readonly token: string;
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly ownedItem: string;
  /** A challenge of the player, and the room of its run. */
  readonly challenge: string;
  readonly run: string;
  /** A league of the player, its code, and its duel, which the player has played. */
  readonly league: string;
  readonly leagueCode: string;
  readonly duel: string;
};

const RESIDENTS = 4;
const SCORE = 7;
const BOARDS: readonly Board[] = ['more_or_less', 'rift_guesser'];

/** A whole server with its own store, a real identity provider and some players, to which valid requests can refer. */
export class PopulatedHub {
  readonly open: OpenHub;
  readonly #provider: TestProvider;
  readonly #webFolder: string;
  readonly #residents: Resident[] = [];
  readonly #shopItems: readonly string[];
  #names = 0;

  private constructor(open: OpenHub, provider: TestProvider, webFolder: string) {
    this.open = open;
    this.#provider = provider;
    this.#webFolder = webFolder;
    this.#shopItems = open.rows('select id from item order by id').map(({ id }) => String(id));
  }

  static async create(): Promise<PopulatedHub> {
    const provider = await startIdentityProvider();
    // The provider's tokens contain the real time.
    const clock = { now: () => Date.now() };
    const webFolder = somePages();
    const open = await openHub({ clock, variables: provider.variables, webFolder });
    const hub = new PopulatedHub(open, provider, webFolder);
    for (let at = 0; at < RESIDENTS; at += 1) await hub.renew(at);
    return hub;
  }

  resident(pick: number): Resident {
    const found = this.#residents[pick % RESIDENTS];
    if (found === undefined) throw new RangeError('no resident');
    return found;
  }

  /** Replaces a resident whose token is invalid. */
  async renew(pick: number): Promise<void> {
    this.#residents[pick % RESIDENTS] = await this.#newResident();
  }

  /** Replaces the token of a resident. */
  retoken(pick: number, token: string): void {
    this.#residents[pick % RESIDENTS] = { ...this.resident(pick), token };
  }

  async stop(): Promise<void> {
    await this.open.close();
    await this.#provider.stop();
    rmSync(this.#webFolder, { recursive: true, force: true });
  }

  async call<Reply>(method: 'GET' | 'POST', url: string, token: string, payload?: object): Promise<Reply> {
    const options = { method, url: `/api${url}`, headers: bearer(token), ...(payload && { payload }) };
    return (await this.open.app.inject(options)).json<Reply>();
  }

  async #newResident(): Promise<Resident> {
    this.#names += 1;
    const name = guestName(this.#names);
    const guest = await newGuest(this.open.app, name);
    const { token, id, playerId } = guest;
    const { store, features } = this.open.hub;
    const entry = { accountId: id, amountEssence: 1_000_000, reason: 'grant', reference: 'grant:1' } as const;
    await features.ledger.append({ ...entry, at: Date.now() });
    const rooms = BOARDS.map((board) => played(id, board));
    await store.rooms.save(rooms);
    const body = { game: 'moreOrLess', gameId: rooms[0]?.snapshot.roomId };
    const league = await this.call<{ id: string }>('POST', '/leagues', token, { name: 'Lanterns' });
    const play = new LeaguePlay(() => this.open.hub, { now: () => Date.now() });
    const { code, duel } = await play.league(guest, league.id);
    await play.playDuel(guest, league.id, SCORE);
    const challenge = await this.call<{ id: string }>('POST', '/challenges', token, body);
    const itemId = this.#shopItems[this.#names % this.#shopItems.length] ?? '';
    await this.call('POST', '/shop/purchase', token, { itemId, accountId: id });
    const [item] = await this.call<{ id: string }[]>('GET', `/accounts/${id}/items`, token);
    return {
      token,
      id,
      playerId,
      name,
      ownedItem: item?.id ?? '',
      challenge: challenge.id,
      league: league.id,
      leagueCode: code,
      duel: duel?.id ?? '',
      run: body.gameId ?? '',
    };
  }

  /** An existing value for a field of this name; undefined where the schema is enough. */
  fitting(field: string, pick: number): Json | undefined {
    const { id, playerId, ownedItem } = this.resident(pick);
    switch (field) {
      case 'id':
      case 'playerId':
      case 'accountId':
        return pick % 2 === 0 ? id : playerId;
      case 'player_id':
        return playerId;
      case 'itemId':
        return pick % 2 === 0 ? ownedItem : (this.#shopItems[pick % this.#shopItems.length] ?? '');
      case 'challenge':
        return this.resident(pick).challenge;
      case 'league':
        return this.resident(pick).league;
      case 'duel':
        return this.resident(pick).duel;
      case 'code':
        return this.resident(pick).leagueCode;
      case 'newsId':
        return NEWS_IDS[0] ?? null;
      case 'score':
        return pick % 2 === 0 ? SCORE : undefined;
      case 'origin':
        return ORIGIN;
      case 'mode':
        return dailyGames[pick % dailyGames.length]?.id;
      case 'game':
        return scoreGames[pick % scoreGames.length]?.id;
      default:
        return undefined;
    }
  }

  /** A valid body for operations that need more than existing values. */
  async bodyFor(operation: string, pick: number): Promise<Json | undefined> {
    switch (operation) {
      case 'purchase':
        return {
          itemId: this.#shopItems[pick % this.#shopItems.length] ?? '',
          accountId: this.resident(pick).id,
        };
      case 'removeFromLeague':
        return { member: await this.#newMember(pick) };
      case 'anotherWeek':
        await this.renew(pick);
        await this.call(
          'POST',
          `/leagues/${this.resident(pick).league}/close`,
          this.resident(pick).token,
          {},
        );
        return {};
      case 'closeLeague':
      case 'leaveLeague':
        await this.renew(pick);
        return {};
      case 'makeChallenge':
        return { game: 'moreOrLess', gameId: this.resident(pick).run };
      case 'playTrial':
        return { answers: [] };
      case 'createAccount':
        return { name: `New ${pick}` };
      case 'deleteAccount':
        return { name: this.resident(pick).name };
      case 'recoverAccount':
        return { code: await this.#recoveryCode(this.resident(pick)), signOutElsewhere: pick % 2 === 0 };
      case 'resumeSignOut':
        return this.#signedOut();
      case 'keepRecoveryCodes':
        return { code: await this.#recoveryCode(this.resident(pick)) };
      case 'keepAccount':
        return { token: await this.#deletedToken() };
      case 'signUp':
        return { ...(await this.#freshConsent('ada')), username: `Ada ${pick}` };
      case 'linkAccount':
        return { ...(await this.#freshConsent('grace')), player_id: this.resident(pick).playerId };
      case 'logIn':
        return this.#linkedConsent();
      default:
        return undefined;
    }
  }

  /** Another member of the league of a new resident. */
  async #newMember(pick: number): Promise<string> {
    await this.renew(pick);
    const { token, playerId } = await newGuest(this.open.app, guestName(this.#names));
    await this.call('POST', '/leagues/join', token, { code: this.resident(pick).leagueCode });
    return playerId;
  }

  async #recoveryCode({ id, token }: Resident): Promise<string> {
    const { codes } = await this.call<{ codes?: string[] }>('POST', `/accounts/${id}/recovery-codes`, token);
    return codes?.[0] ?? '';
  }

  /** A token that has signed out the others of its account, with the secret of that try. */
  async #signedOut(): Promise<Record<string, Json>> {
    const { id, token } = await this.#newResident();
    const attempt = 'a secret of one browser';
    await this.call('POST', `/accounts/${id}/sign-out-everywhere`, token, { attempt });
    return { token, attempt };
  }

  /** A token that restores a deleted account. */
  async #deletedToken(): Promise<string> {
    const deleted = await this.#newResident();
    const code = await this.#recoveryCode(deleted);
    await this.call('POST', `/accounts/${deleted.id}/delete`, deleted.token, { name: deleted.name });
    const body = { code, signOutElsewhere: false };
    return (await this.call<{ token: string }>('POST', '/auth/recover', '', body)).token;
  }

  /** Consent of a person without an account. */
  async #freshConsent(person: Person): Promise<Record<string, Json>> {
    this.open.sql('delete from identity where subject = ?', person);
    return asJson(await consentOf(this.open, person));
  }

  async #linkedConsent(): Promise<Record<string, Json>> {
    const [known] = this.open.rows("select subject from identity where subject = 'linus'");
    if (known === undefined) {
      const body = { ...(await consentOf(this.open, 'linus')), username: 'Linus' };
      await this.call('POST', '/auth/google/create', '', body);
    }
    return asJson(await consentOf(this.open, 'linus'));
  }
}

/** A folder in place of the built pages. */
function somePages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hub-fuzz-pages-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  writeFileSync(path.join(folder, 'assets', 'main.js'), '0;');
  return folder;
}

const asJson = (value: object): Record<string, Json> =>
  JSON.parse(JSON.stringify(value)) as Record<string, Json>;

/** A run as a room of a finished game records it. */
const FINISHED_RUN = {
  seed: 'seed',
  options: { mode: 'single', essencePerAnswer: 0, practice: true },
  askedAt: 0,
  answers: [
    { asked: ['Boots', 'Zeal'], figure: 1_100, answer: 'higher', isRight: true, ms: 900 },
    { asked: ['Zeal', 'Dagger'], figure: 300, answer: 'higher', isRight: false, ms: 700 },
  ],
  score: 1,
};

/** A finished game with a score. */
function played(accountId: AccountId, board: Board) {
  const gameId = crypto.randomUUID() as GameId;
  const now = Date.now();
  const settlement: Settlement = {
    gameId,
    game: board === 'rift_guesser' ? 'rift guesser' : 'more or less',
    mode: 'single',
    finishedAt: now,
    winner: null,
    newHighScore: false,
    scores: [{ accountId, board, score: SCORE }],
    players: [{ accountId, attempts: null, currentStreak: null, score: SCORE, totalPoints: null }],
    rewards: [],
  };
  const snapshot = {
    roomId: gameId,
    kind: board === 'more_or_less' ? 'moreOrLess' : 'settled',
    stateVersion: 1,
    seats: [accountId],
    version: 1,
    state: JSON.stringify({ run: FINISHED_RUN }),
    openedAt: now,
    updatedAt: now,
    deadline: null,
    over: true,
  };
  return { snapshot, settlement };
}
