import type { SettledPlayer } from '@hub/engine/binding/settlement';
import type { AccountId, GameId, PlayerId } from '@hub/engine/wire/ids';
import { accountCare } from '@hub/features/accounts/care.ts';
import { insertAccount, newAccounts } from '@hub/features/accounts/new-accounts.ts';
import { accountQueries } from '@hub/features/accounts/queries.ts';
import { recovery } from '@hub/features/accounts/recovery.ts';
import { signIn } from '@hub/features/accounts/sign-in.ts';
import { createTokens } from '@hub/features/accounts/tokens.ts';
import { type PlayerAction, perform } from '@hub/features/administration/actions.ts';
import { dailyQueries } from '@hub/features/daily/queries.ts';
import { DEFAULT_HUB_SETTINGS } from '@hub/features/settings/hub-settings.ts';
import type { BodyOf, Endpoint } from '@hub/protocol/http/endpoint';
import { Refusal } from '@hub/server/http/refusal.ts';
import { hubOf, named, type Tx } from '@hub/server/hub.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { openErasedList } from '@hub/server/platform/erased-list.ts';
import { randomIds } from '@hub/server/platform/ids.ts';
import { secretFrom } from '@hub/server/platform/secret.ts';
import type { RoomSnapshot, Settlement } from '@hub/server/rooms/ports.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { pino } from 'pino';
import { createFeatures, type Features } from '../../features.ts';
import type { Store } from '../store.ts';
import { friendsAt } from './friends-at.ts';

/** The same id for the same number. */
export const accountId = (number: number): AccountId =>
  `01890000-0000-7000-8000-${String(number).padStart(12, '0')}` as AccountId;
export const playerId = (number: number): PlayerId => `player${String(number).padStart(6, '0')}` as PlayerId;
export const gameId = (number: number): GameId => `game-${String(number).padStart(8, '0')}` as GameId;

/** The features on the database of a store. */
export const featuresOf = ({ engine }: Pick<Store, 'engine'>, clock: Clock = new ManualClock(0)): Features =>
  createFeatures(hubOf(engine, clock));

/** What is asked of the daily games of a store. */
export const dailiesOf = ({ engine }: Pick<Store, 'engine'>) =>
  dailyQueries(named(engine.db), () => friendsAt({ engine }, 0));

/** What is asked of the accounts of a store. */
export const accountsOf = ({ engine }: Pick<Store, 'engine'>) => accountQueries({ db: named(engine.db) });

/** What owners can do with the accounts of a store at a time; nobody is signed in. */
export function ownersOf({ engine }: Pick<Store, 'engine'>, now = 0) {
  const hub = hubOf(engine, new ManualClock(now));
  const secret = secretFrom('a secret of the tests');
  const logger = pino({ level: 'silent' });
  const parts = {
    tokens: createTokens({ hub: 'hub-1', secret, clock: hub.clock }),
    newAccounts: newAccounts(hub, {
      settings: { current: DEFAULT_HUB_SETTINGS },
      refusesName: async () => false,
      ids: randomIds,
    }),
    endSessions: () => undefined,
    identify: async () => ({ ok: false, code: 'unauthorized' }) as const,
    erasedList: openErasedList([]),
    ids: randomIds,
    secret,
    logger,
    provider: undefined,
    publicUrls: [],
    isPlayed: () => false,
  };
  return { care: accountCare(hub, parts), recovery: recovery(hub, parts), signIn: signIn(hub, parts) };
}

/** Creates an account. */
export const addAccount = ({ engine }: Pick<Store, 'engine'>, account: Parameters<typeof insertAccount>[1]) =>
  engine.transaction('process', (tx) => insertAccount(named(tx), account), 'read committed');

/** What the host does with accounts of a store at a time; returns why nothing was changed, in words. */
export function hostOf({ engine }: Pick<Store, 'engine'>, now = 0, reason = '') {
  const hub = hubOf(engine, new ManualClock(now));
  const tools = {
    hub,
    ids: randomIds,
    offers: createFeatures(hub),
    refusesName: async () => false,
    erasedList: openErasedList([]),
  };
  return async <E extends Endpoint, Reply>(
    action: PlayerAction<E, Reply>,
    account: AccountId,
    body: Omit<BodyOf<E>, 'reason'>,
    actor = 'root',
    check?: (tx: Tx) => Promise<void>,
  ): Promise<Reply | string> => {
    const player = { account, id: playerId(0), name: '' };
    try {
      return await perform(action, player, body, {
        tools,
        author: { clock: hub.clock, actor, reason },
        ...(check && { check }),
      });
    } catch (error) {
      if (error instanceof Refusal) return error.body.message;
      throw error;
    }
  };
}

/** Creates guest number `number` and returns its account id. */
export async function addGuest(store: Store, number = 1): Promise<AccountId> {
  const id = accountId(number);
  await addAccount(store, { id, playerId: playerId(number), name: `Player ${number}`, createdAt: number });
  return id;
}

/** Gives the account a new username effect or icon. */
export async function giveItem(
  { db }: Engine,
  account: AccountId,
  item: {
    readonly id: string;
    readonly type?: 'username_effect' | 'profile_icon';
    readonly isActive?: boolean;
  },
): Promise<void> {
  const type = item.type ?? 'username_effect';
  const isEffect = type === 'username_effect';
  await db
    .insertInto('item')
    .values({
      id: item.id,
      type,
      name: `Item ${item.id}`,
      rarity: 'rare',
      description: 'Shines',
      price: 500,
      css_class: isEffect ? `fx-${item.id}` : null,
      asset_path: null,
      image: isEffect ? null : `${item.id}.png`,
    })
    .execute();
  await db
    .insertInto('owned_item')
    .values({
      id: `owned-${item.id}`,
      account_id: account,
      item_id: item.id,
      type,
      is_active: item.isActive === true ? 1 : 0,
      acquired_at: 5,
    })
    .execute();
}

export const snapshot = (changes: Partial<RoomSnapshot> = {}): RoomSnapshot => ({
  roomId: gameId(1),
  kind: 'championRift',
  stateVersion: 1,
  seats: [accountId(1)],
  version: 1,
  state: '{"guesses":[]}',
  openedAt: 1_000,
  updatedAt: 2_000,
  deadline: null,
  over: false,
  ...changes,
});

export const settledPlayer = (account: AccountId, changes: Partial<SettledPlayer> = {}): SettledPlayer => ({
  accountId: account,
  attempts: null,
  currentStreak: null,
  score: null,
  totalPoints: null,
  ...changes,
});

/** Settlement of a finished solo game of that account, with a reward of 100. */
export const settlement = (account: AccountId, changes: Partial<Settlement> = {}): Settlement => {
  const id = changes.gameId ?? gameId(1);
  return {
    gameId: id,
    game: 'champion rift',
    mode: 'single',
    finishedAt: 10_000,
    winner: account,
    newHighScore: false,
    players: [settledPlayer(account, { attempts: 4, currentStreak: 1 })],
    rewards: [{ accountId: account, amountEssence: 100, reason: 'daily_rift', reference: `game:${id}` }],
    ...changes,
  };
};
