import type { Player } from '@hub/engine/binding/player';
import { type AccountId, accountIdSchema, type PlayerId, playerIdSchema } from '@hub/engine/wire/ids';
import { OFFER_CODES_DAYS, TOKEN_RENEW_AFTER_DAYS } from '@hub/engine/wire/limits';
import { FORMER_PLAYER } from '@hub/protocol/former-player';
import type { Account, PlayerNotice } from '@hub/protocol/http/accounts';
import type { Language } from '@hub/protocol/languages';
import type { PlayerNoticeKind } from '@hub/protocol/stored-values';
import type { Caller, Identify } from '@hub/server/http/caller.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import type { Activity } from '../activity/server.ts';
import type { Authenticate, PlayersOf } from './player.ts';
import type {
  AccountCareStore,
  AccountFacts,
  AccountStore,
  RecoveryCodeStore,
  StoredAccount,
} from './ports.ts';
import type { MayRegister, RegistrationRefusal } from './registration.ts';
import { assembleStats, highlightsOf, otherTableStats } from './stats.ts';
import type { Tokens } from './tokens.ts';
import { checkUsername, type RefusesName, type UsernameVerdict } from './username.ts';

const RENEW_AFTER_MS = TOKEN_RENEW_AFTER_DAYS * 86_400_000;

export type AccountsDeps = {
  readonly store: AccountStore;
  readonly care: Pick<AccountCareStore, 'noticesOf' | 'dismiss' | 'raiseTokenVersion'>;
  readonly played: Pick<Activity, 'totalsOf' | 'otherTablesOf' | 'daysPlayed' | 'lastGames'>;
  readonly codes: Pick<RecoveryCodeStore, 'stateOf'>;
  readonly facts: AccountFacts;
  readonly tokens: Tokens;
  readonly refusesName: RefusesName;
  readonly mayRegister: MayRegister;
  readonly digestOf: (address: string) => string;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Whether nobody has joined yet: its host may be about to restore a backup. */
  readonly isEmptyHub: () => Promise<boolean>;
};

type IdentifyDeps = Pick<AccountsDeps, 'tokens' | 'store' | 'care' | 'isEmptyHub' | 'clock'>;
type OwnAccount = Account & {
  readonly token?: string;
  readonly notices?: PlayerNotice[];
  readonly needsRecoveryCode?: true;
  readonly language?: string;
};

export type Accounts = {
  readonly identify: Identify;
  /** Like `identify`, but refuses deleted accounts. */
  readonly authenticate: Authenticate;
  readonly playersOf: PlayersOf;
  /** Creates a guest account and returns its token, or why the name or the guest is refused. */
  createGuest(
    rawName: string,
    address: string,
    invitation: string | undefined,
    hasPlayedTrial?: boolean,
  ): Promise<
    | { readonly ok: true; readonly token: string }
    | Extract<UsernameVerdict, { readonly ok: false }>
    | { readonly ok: false; readonly code: RegistrationRefusal }
  >;
  /** The caller's own account; with a new token when theirs is over a day old, past its time, or has an outdated name or linked sign-in. */
  own(caller: Caller): Promise<OwnAccount>;
  /** Removes a notice of the caller, unless it tells of a suspension that lasts. */
  dismissNotice(caller: Caller, kind: PlayerNoticeKind): Promise<void>;
  /** Keeps the caller's choice of a language for their other browsers. */
  keepLanguage(caller: Caller, language: Language): Promise<void>;
  /** A player's public account; undefined when there is none. `id` is a player id or the caller's own account id. */
  view(id: string, caller: Caller): Promise<Account | undefined>;
  count(): Promise<number>;
};

export function createAccounts(deps: AccountsDeps): Accounts {
  const identify = identifyBy(deps);
  return {
    identify,
    async authenticate(token) {
      const identified = await identify(token);
      if (!identified.ok) return identified;
      const { player, isDeleted, isSuspended, tokenVersion } = identified.caller;
      if (isSuspended) return { ok: false, code: 'account_suspended' };
      return isDeleted ? { ok: false, code: 'account_deleted' } : { ok: true, player, tokenVersion };
    },
    playersOf: (ids) => playersOf(deps, ids),
    async createGuest(rawName, address, code, hasPlayedTrial) {
      const registration = deps.mayRegister(code);
      if (!registration.ok) return registration;
      const verdict = await checkUsername(rawName, deps.refusesName);
      if (!verdict.ok) return verdict;
      const { invitation } = registration;
      const account = { id: deps.ids.accountId(), playerId: deps.ids.playerId(), name: verdict.name };
      const addressDigest = deps.digestOf(address);
      const guest = { ...account, createdAt: deps.clock.now(), addressDigest, invitation, hasPlayedTrial };
      if ((await deps.store.create(guest)) === 'not_invited') return { ok: false, code: 'invitation_needed' };
      const token = await deps.tokens.issue({ ...account, googleSub: undefined, tokenVersion: 0 });
      return { ok: true, token };
    },
    own: (caller) => own(deps, caller),
    dismissNotice: ({ player }, kind) => deps.care.dismiss(player.accountId, kind, deps.clock.now()),
    keepLanguage: ({ player }, language) => deps.store.keepLanguage(player.accountId, language),
    async view(id, caller) {
      const playerId = id === caller.player.accountId ? caller.player.playerId : id;
      const parsed = playerIdSchema.safeParse(playerId);
      const stored = parsed.success ? await deps.store.byPlayerId(parsed.data) : undefined;
      return stored && (await describe(deps, publicOf(stored), stored.playerId));
    },
    count: () => deps.store.count(),
  };
}

/** Identifies callers by token, with their account from the store. */
const identifyBy =
  ({ tokens, store, care, isEmptyHub, clock }: IdentifyDeps): Identify =>
  async (token) => {
    const verified = await tokens.verify(token);
    const id = verified.ok ? accountIdSchema.safeParse(verified.claims.id) : undefined;
    const stored = id?.success ? await store.byId(id.data) : undefined;
    if (!verified.ok || stored === undefined) {
      const isToken = verified.ok || verified.isToken;
      return { ok: false, code: isToken && (await isEmptyHub()) ? 'maintenance' : 'unauthorized' };
    }
    const { claims, isToRenew } = verified;
    if (claims.ver < stored.tokenVersion)
      return { ok: false, code: stored.isDeleted ? 'account_deleted' : 'token_revoked' };
    // Of a later time than a restored backup: tokens that were revoked before this one was issued stay revoked.
    if (claims.ver > stored.tokenVersion) await care.raiseTokenVersion(stored.id, claims.ver);
    return {
      ok: true,
      caller: {
        player: toPlayer(stored),
        isDeleted: stored.isDeleted,
        isSuspended: !stored.isDeleted && (stored.suspendedUntil ?? 0) > clock.now(),
        isHidden: stored.isHidden,
        tokenIssuedAt: isToRenew ? 0 : claims.iat * 1000,
        tokenVersion: claims.ver,
        tokenName: claims.name,
        tokenSubject: claims.googleSub,
      },
    };
  };

const toPlayer = ({ id, playerId, name, activeUsernameEffect }: StoredAccount): Player => ({
  accountId: id,
  playerId,
  name,
  usernameEffect: activeUsernameEffect?.cssClass ?? null,
});

async function playersOf(
  { store }: Pick<AccountsDeps, 'store'>,
  ids: readonly AccountId[],
): Promise<readonly Player[]> {
  const stored = new Map((await store.byIds(ids)).map((account) => [account.id, account]));
  return ids.map((id) => {
    const account = stored.get(id);
    if (account === undefined) throw new Error('the player has no account');
    return toPlayer(account);
  });
}

async function own(deps: AccountsDeps, caller: Caller): Promise<OwnAccount> {
  const stored = await deps.store.byId(caller.player.accountId);
  if (stored === undefined) throw new Error('the account of a valid token does not exist');
  const [described, notices, needsCode] = await Promise.all([
    describe(deps, stored, stored.id),
    deps.care.noticesOf(stored.id),
    !caller.isSuspended && needsRecoveryCode(deps, stored),
  ]);
  const account: OwnAccount = {
    ...described,
    ...(notices.length > 0 && { notices: [...notices] }),
    ...(needsCode && { needsRecoveryCode: true }),
    ...(stored.language !== undefined && { language: stored.language }),
  };
  const isOutdated =
    deps.clock.now() - caller.tokenIssuedAt > RENEW_AFTER_MS ||
    caller.tokenSubject !== stored.googleSub ||
    caller.tokenName !== stored.name;
  const isRenewable = !stored.isDeleted && isOutdated;
  return isRenewable ? { ...account, token: await deps.tokens.issue(stored) } : account;
}

/** Whether a guest has played for days, and could not come back if the browser forgot the token. */
async function needsRecoveryCode({ codes, played }: AccountsDeps, stored: StoredAccount): Promise<boolean> {
  if (stored.isDeleted || stored.googleSub !== undefined) return false;
  const days = await played.daysPlayed(stored.id, OFFER_CODES_DAYS);
  return days === OFFER_CODES_DAYS && (await codes.stateOf(stored.id)).left === 0;
}

/** A closed account keeps its statistics, but shows neither name nor cosmetics. */
const publicOf = (stored: StoredAccount): StoredAccount =>
  stored.isDeleted
    ? { ...stored, name: FORMER_PLAYER, activeUsernameEffect: undefined, activeProfileIcon: undefined }
    : stored;

async function describe(
  deps: AccountsDeps,
  stored: StoredAccount,
  shownId: AccountId | PlayerId,
): Promise<Account> {
  const [daily, totals, tables, bests, lastGames] = await Promise.all([
    deps.facts.dailyStats(stored.id),
    deps.played.totalsOf(stored.id),
    deps.played.otherTablesOf(stored.id),
    deps.facts.bestsOf(stored.id),
    deps.played.lastGames(stored.id),
  ]);
  return {
    id: shownId,
    player_id: stored.playerId,
    name: stored.name,
    googleConnected: stored.googleSub !== undefined,
    softDeleted: stored.isDeleted,
    activeUsernameEffect: stored.activeUsernameEffect ?? null,
    activeProfileIcon: stored.activeProfileIcon ?? null,
    ...assembleStats(daily.stats, totals, bests),
    ...otherTableStats(tables),
    ...highlightsOf({ createdAt: stored.createdAt, longestStreak: daily.longestStreak, totals, tables }),
    lastGames: [...lastGames],
  };
}
