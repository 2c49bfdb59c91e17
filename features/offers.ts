import type { ErrorCode } from '@hub/engine/wire/errors';
import type { AccountId, ChallengeId, Day, GameId, LeagueId } from '@hub/engine/wire/ids';
import type { RunAnswer } from '@hub/engine/wire/runs';
import type { HouseRule } from '@hub/protocol/house-rules';
import type { Administrator } from '@hub/server/http/administrator.ts';
import type { Mount } from '@hub/server/http/mount.ts';
import type { Db, Tx } from '@hub/server/hub.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import type { AliasableExpression, Expression } from 'kysely';
import type { WaitingEntry } from './waiting/calls.ts';

/** What a listed feature may give to the server besides what others ask of it. */
export type Feature = {
  /** Answers its calls. */
  readonly mount?: (mount: Mount) => void;
  /** Its regular work: done at the start, and then at an interval (ms). */
  readonly jobs?: readonly {
    readonly name: string;
    readonly work: () => Promise<unknown>;
    readonly everyMs: number;
  }[];
};

/**
 * What is asked of the features that a hub can do without. One that was taken out is absent here, and who asks gets on without it.
 * Each is declared by what the askers need.
 */
export type Offers = {
  readonly challenges?: ChallengeOffers;
  readonly feedback?: FeedbackOffers;
  readonly leagues?: LeagueOffers;
  readonly news?: object;
  readonly people?: PeopleOffers;
  readonly reports?: ReportOffers;
};

/** Asks some features when they are needed, because who asks may be built before them. */
export type Ask<Name extends keyof Offers = keyof Offers> = () => Pick<Offers, Name>;

/** Something that waits for a player. */
export type Waits = {
  /** The lowest comes first: what other people wait for, then what ends soonest. */
  readonly urgency: number;
  /** When it ends (ms since 1970). */
  readonly until: number;
  /** It is left out while a running game of the player is about the same. */
  readonly link?: string;
  readonly entry: (timeLeft: number) => WaitingEntry;
};

type Questions = {
  readonly id: string;
  readonly seed: string;
  readonly options: unknown;
  readonly ghost?: readonly RunAnswer[];
};

type ChallengeOffers = {
  find(id: string): Promise<
    | {
        readonly id: string;
        readonly game: string;
        /** The maker; null for the duel of a league. */
        readonly accountId: AccountId | null;
        readonly leagueId: string | null;
        readonly expiresAt: number;
      }
    | undefined
  >;
  /** The open challenges that an account has made, with the others who have played them. */
  waitsFor(account: AccountId): Promise<readonly Waits[]>;
  /** Lets an account play a challenge, or look at its finished run, in a room; or says why not. */
  begin(
    id: ChallengeId,
    by: { readonly account: AccountId; readonly game: string; readonly now: number },
  ): Promise<{ readonly roomId: GameId; readonly start?: Questions | undefined } | ErrorCode>;
  /** Stores the end of a run, in the transaction of its settlement. */
  finishRun(tx: Db, run: NonNullable<Settlement['challengeRun']>, finishedAt: number): Promise<void>;
  /** Told of each settlement that is stored. */
  onSettled(settlement: Pick<Settlement, 'challengeRun'>): void;
  /** Whose challenges an account has finished on a day, and who has finished the account's; the last ones first. */
  metOn(account: AccountId, day: Day, limit: number): Promise<readonly AccountId[]>;
  /** Id of the game of a duel that an account has ended on a day with points. */
  duelEndedOn(db: Db, account: AccountId, day: Day): Promise<string | undefined>;
  /** When an account has begun its newest finished run before a time; null without any. */
  lastPlayed(account: AccountId, before: number): Promise<number | null>;
  /**
   * Of the challenge whose id is in a column of a query: when it ends, and when the account has finished its run; each null without
   * any.
   */
  ofColumn(
    column: string,
    account: AccountId,
  ): { readonly endsAt: AliasableExpression<number | null>; readonly finishedAt: Expression<number | null> };
};

type FeedbackOffers = {
  /** Number of messages since a time. */
  count(since: number): Promise<number>;
  /** Deletes messages of before a time (ms since 1970), the oldest first and at most `limit`. */
  forget(before: number, limit: number): Promise<void>;
};

type LeagueOffers = {
  /** Number of leagues that an account is in. */
  countOf(account: AccountId): Promise<number>;
  /** A running league of an account with its duel of today, one that is not played before others; undefined without any. */
  duelToday(
    account: AccountId,
  ): Promise<{ readonly league: LeagueId; readonly name: string; readonly isPlayed: boolean } | undefined>;
  /** The duel of today that an account has not played. */
  waitsFor(account: AccountId): Promise<readonly Waits[]>;
  /** Why an account may not play a duel; undefined if it may. */
  refusesDuel(
    duel: { readonly leagueId: string | null; readonly day: Day | null },
    account: AccountId,
  ): Promise<ErrorCode | undefined>;
  /** Whether a code leads to a running league that an account may join. */
  mayJoin(account: AccountId, code: string): Promise<boolean>;
  /** The code of a league that one account is in and the other may join; undefined otherwise. */
  codeFor(id: string, from: AccountId, to: AccountId): Promise<string | undefined>;
  /** Other members of the leagues of an account that run on a day. */
  matesOf(account: AccountId, day: Day, limit: number): Promise<readonly AccountId[]>;
};

type PeopleOffers = {
  /** The players whom an account knows on a day, each with whether both are in a league. */
  knownTo(account: AccountId, day: Day): Promise<ReadonlyMap<AccountId, boolean>>;
  /** The invitations to an account, those of friends first. */
  waitsFor(account: AccountId): Promise<readonly Waits[]>;
  /** Told of an account that was renamed, closed, hidden or shown again. */
  onShownChanged(account: AccountId): void;
};

/** The reports of all games and about everybody. */
type AllReports = { readonly games: null; readonly notOf: null };

type ReportOffers = {
  /** Number of cases that wait for a decision. */
  waiting(of: AllReports): Promise<number>;
  /** Number of answers that wait for a reply. */
  answersWaiting(of: AllReports): Promise<number>;
  /** In a query with the table `account`: how often an account has reported the one of the row. */
  countBy(account: AccountId): Expression<number>;
  /** Number of cases that wait for an administrator. */
  waitingFor(by: Administrator): Promise<number>;
  /** Number of answers that wait for a reply of an administrator. */
  answersWaitingFor(by: Administrator): Promise<number>;
  /** Those of these lobbies about which a case waits for an administrator. */
  reportedLobbies(by: Administrator, ids: readonly GameId[]): Promise<ReadonlySet<string>>;
  /** Whether the account is a party of the case that waits about a player or lobby. */
  isParty(account: AccountId, subject: string): Promise<boolean>;
  /** Number of decided cases about a player. */
  decidedAbout(account: AccountId): Promise<number>;
  /** In a query with the table `account`: number of waiting reports about the one of the row. */
  waitingAbout(): AliasableExpression<number | string>;
  /** In a query with the table `account`: whether a case about the one of the row waits. */
  isWaitedFor(): Expression<boolean>;
  /** Tells the player what was decided and why, and ends the reports about the player; returns their number. */
  decide(
    tx: Tx,
    account: AccountId,
    decision: {
      readonly act: 'renamed' | 'suspended';
      readonly rule: HouseRule | null;
      readonly until: number | null;
    },
    line: LoggedAction,
  ): Promise<number>;
  /** From that time on the player can put the decision away. */
  liftSuspension(tx: Tx, account: AccountId, at: number): Promise<void>;
  /** Ends the case that waits about a lobby, in the transaction that closes it. */
  lobbyClosed(tx: Tx, lobby: string, line: LoggedAction): Promise<void>;
};
