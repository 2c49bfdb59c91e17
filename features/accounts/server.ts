import { createHmac } from 'node:crypto';
import { LruCache } from '@hub/engine/binding/lru-cache';
import { DAY_MS } from '@hub/engine/wire/days';
import { type AccountId, accountIdSchema, type PlayerId, playerIdSchema } from '@hub/engine/wire/ids';
import { OFFER_CODES_DAYS, TOKEN_RENEW_AFTER_DAYS } from '@hub/engine/wire/limits';
import { FORMER_PLAYER } from '@hub/protocol/former-player';
import { type Account, ownAccount } from '@hub/protocol/http/accounts';
import type { ReplyOf } from '@hub/protocol/http/endpoint';
import type { Caller, Identify } from '@hub/server/http/caller.ts';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import type { Activity } from '../activity/server.ts';
import type { Daily } from '../daily/server.ts';
import type { Leaderboards } from '../leaderboards/server.ts';
import type { Ask } from '../offers.ts';
import type { PlayedTrial } from '../trials/calls.ts';
import { accountById, dismissNotice, keepLanguage } from './calls.ts';
import { accountsCount, createAccount } from './joining-calls.ts';
import { insertAccount, type NewAccounts } from './new-accounts.ts';
import { type AccountQueries, accountQueries, type StoredAccount, toPlayer } from './queries.ts';
import { codesOf } from './recovery.ts';
import { assembleStats, highlightsOf, otherTableStats } from './stats.ts';
import type { Tokens } from './tokens.ts';
import './tables.ts';

const RENEW_AFTER_MS = TOKEN_RENEW_AFTER_DAYS * DAY_MS;
/** Remembered tries to create an account: a page that lost the answer tries again within minutes. */
const MAX_ATTEMPTS = 1_000;

type Parts = {
  readonly activity: Pick<Activity, 'totalsOf' | 'otherTablesOf' | 'daysPlayed' | 'lastGames'>;
  readonly daily: Pick<Daily, 'statsOf'>;
  readonly leaderboards: Pick<Leaderboards, 'bestsOf'>;
  readonly ask: Ask<'leagues'>;
  readonly newAccounts: NewAccounts;
  readonly tokens: Tokens;
  readonly secret: Secret;
  /** Whether these are answers to all questions of a trial. */
  readonly isPlayed: (trial: PlayedTrial | undefined) => boolean;
};

/** Accounts: who calls, who joins, and what is shown of a player. */
export type Accounts = ReturnType<typeof accounts>;
export type PlayersOf = AccountQueries['playersOf'];
export type TokenVersions = AccountQueries['tokenVersions'];
export type Authenticate = Accounts['authenticate'];

export const accounts = (hub: Hub, parts: Parts) => {
  const { db, transaction, clock } = hub;
  const { activity, daily, leaderboards, ask, newAccounts, tokens } = parts;
  const stored = accountQueries(hub);
  const addressKey = parts.secret.derive('guest address');
  let isEmpty = true;

  /** Whether nobody has joined yet: its host may be about to restore a backup. */
  async function isEmptyHub(): Promise<boolean> {
    // Once it had an account it is never empty again: accounts are never deleted.
    isEmpty = isEmpty && (await countRows(db.selectFrom('account'))) === 0;
    return isEmpty;
  }

  const identify: Identify = async (token) => {
    const verified = await tokens.verify(token);
    const id = verified.ok ? accountIdSchema.safeParse(verified.claims.id) : undefined;
    const account = id?.success ? await stored.byId(id.data) : undefined;
    if (!verified.ok || account === undefined) {
      const isToken = verified.ok || verified.isToken;
      return { ok: false, code: isToken && (await isEmptyHub()) ? 'maintenance' : 'unauthorized' };
    }
    const { claims, isToRenew } = verified;
    if (claims.ver < account.tokenVersion)
      return { ok: false, code: account.isDeleted ? 'account_deleted' : 'token_revoked' };
    // Of a later time than a restored backup: tokens that were revoked before this one was issued stay revoked.
    if (claims.ver > account.tokenVersion)
      await db
        .updateTable('account')
        .set({ tokenVersion: claims.ver })
        .where('id', '=', account.id)
        .where('tokenVersion', '<', claims.ver)
        .execute();
    return {
      ok: true,
      caller: {
        player: toPlayer(account),
        isDeleted: account.isDeleted,
        isSuspended: !account.isDeleted && (account.suspendedUntil ?? 0) > clock.now(),
        isHidden: account.isHidden,
        tokenIssuedAt: isToRenew ? 0 : claims.iat * 1000,
        tokenVersion: claims.ver,
        tokenName: claims.name,
        tokenSubject: claims.googleSub,
      },
    };
  };

  /** Like `identify`, but refuses deleted and suspended accounts. */
  async function authenticate(token: string) {
    const identified = await identify(token);
    if (!identified.ok) return identified;
    const { player, isDeleted, isSuspended, tokenVersion } = identified.caller;
    if (isSuspended) return { ok: false, code: 'account_suspended' } as const;
    if (isDeleted) return { ok: false, code: 'account_deleted' } as const;
    return { ok: true, player, tokenVersion } as const;
  }

  /** Creates a guest account and returns its token. */
  async function createGuest(rawName: string, address: string, code?: string, trial?: PlayedTrial) {
    const invitation = newAccounts.invitationOf(code);
    const account = newAccounts.of(await newAccounts.nameOf(rawName));
    const addressDigest = createHmac('sha256', addressKey).update(address).digest('base64url');
    const guest = { ...account, invitation, addressDigest, hasPlayedTrial: parts.isPlayed(trial) };
    await transaction('process', (tx) => insertAccount(tx, guest), 'read committed');
    return tokens.issue({ ...account, googleSub: undefined, tokenVersion: 0 });
  }

  /** What the player is told until it is dismissed, newest first. */
  const noticesOf = (account: AccountId) =>
    db
      .selectFrom('playerNotice')
      .select(['kind', 'text', 'until', 'createdAt as at'])
      .where('accountId', '=', account)
      .orderBy('createdAt', 'desc')
      .execute();

  /** Whether a guest has played for days, and could not come back if the browser forgot the token. */
  async function needsRecoveryCode({ id, isDeleted, googleSub }: StoredAccount): Promise<boolean> {
    if (isDeleted || googleSub !== undefined) return false;
    const days = await activity.daysPlayed(id, OFFER_CODES_DAYS);
    return days === OFFER_CODES_DAYS && (await codesOf(db, id)).left === 0;
  }

  /**
   * The caller's own account; with a new token when theirs is over a day old, past its time, or has an outdated name or linked
   * sign-in.
   */
  async function own({ player, ...caller }: Caller): Promise<ReplyOf<typeof ownAccount>> {
    const account = await stored.known(player.accountId);
    const [described, notices, needsCode, leagueCount = 0] = await Promise.all([
      describe(account, account.id),
      noticesOf(account.id),
      !caller.isSuspended && needsRecoveryCode(account),
      ask().leagues?.countOf(account.id),
    ]);
    const isOutdated =
      clock.now() - caller.tokenIssuedAt > RENEW_AFTER_MS ||
      caller.tokenSubject !== account.googleSub ||
      caller.tokenName !== account.name;
    return {
      ...described,
      ...(notices.length > 0 && { notices }),
      ...(needsCode && { needsRecoveryCode: true }),
      ...(account.language !== null && { language: account.language }),
      ...(!account.isDeleted && isOutdated && { token: await tokens.issue(account) }),
      ...(leagueCount > 0 && { leagues: leagueCount }),
    };
  }

  async function describe(account: StoredAccount, shownId: AccountId | PlayerId): Promise<Account> {
    const { id, playerId, name, createdAt, googleSub, isDeleted } = account;
    const [{ stats, longestStreak }, totals, tables, bests, lastGames] = await Promise.all([
      daily.statsOf(id),
      activity.totalsOf(id),
      activity.otherTablesOf(id),
      leaderboards.bestsOf(id),
      activity.lastGames(id),
    ]);
    return {
      id: shownId,
      player_id: playerId,
      name,
      googleConnected: googleSub !== undefined,
      softDeleted: isDeleted,
      activeUsernameEffect: account.activeUsernameEffect,
      activeProfileIcon: account.activeProfileIcon,
      ...assembleStats(stats, totals, bests),
      ...otherTableStats(tables),
      ...highlightsOf({ createdAt, longestStreak, totals, tables }),
      lastGames: [...lastGames],
    };
  }

  function mountCreation(mount: Mount): void {
    const attempts = new LruCache<Promise<string>>(MAX_ATTEMPTS);
    mount(createAccount, async ({ body, address }) => {
      const { name, attempt, invitation, trial } = body;
      const key = attempt && `${attempt} ${name}`;
      const creation = (key && attempts.get(key)) || createGuest(name, address, invitation, trial);
      if (key) attempts.set(key, creation);
      try {
        return { token: await creation };
      } catch (error) {
        if (key) attempts.delete(key, creation);
        throw error;
      }
    });
  }

  return {
    ...stored,
    identify,
    authenticate,
    createGuest,
    isEmptyHub,
    mount(mount: Mount) {
      mountCreation(mount);
      mount(ownAccount, ({ caller }) => own(caller), { admits: ['deleted', 'suspended'] });
      mount(
        dismissNotice,
        async ({ params, caller }) => {
          await db
            .deleteFrom('playerNotice')
            .where('accountId', '=', caller.player.accountId)
            .where('kind', '=', params.kind)
            // That of a suspension stays as long as it lasts.
            .where((of) => of.or([of('until', 'is', null), of('until', '<=', clock.now())]))
            .execute();
          return { dismissed: true as const };
        },
        { admits: ['suspended'] },
      );
      mount(
        keepLanguage,
        async ({ body: { language }, caller }) => {
          await stored.keepLanguage(caller.player.accountId, language);
          return { language };
        },
        { admits: ['suspended'] },
      );
      mount(accountsCount, async () => ({ count: await stored.count() }));
      mount(accountById, async ({ params, caller: { player } }) => {
        const id = playerIdSchema.safeParse(params.id === player.accountId ? player.playerId : params.id);
        const account = id.success ? await stored.byPlayerId(id.data) : undefined;
        if (account === undefined) return refuse('account_not_found');
        return describe(account.isDeleted ? { ...account, ...CLOSED } : account, account.playerId);
      });
    },
  };
};

/** A closed account keeps its statistics, but shows neither name nor cosmetics. */
const CLOSED = { name: FORMER_PLAYER, activeUsernameEffect: null, activeProfileIcon: null };
