import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { HouseRule } from '@hub/protocol/house-rules';
import type { ReportOutcome, ReportPlace, ReportReason } from '@hub/protocol/stored-values';
import type { LoggedAction } from '@hub/server/store/host-action.ts';

export type NewReport = {
  /** Of the case, if there is none that waits. */
  readonly caseId: string;
  readonly kind: 'player' | 'lobby';
  /** The account, or the id of the lobby. */
  readonly subject: string;
  readonly name: string;
  readonly from: AccountId;
  readonly reason: ReportReason;
  readonly place: ReportPlace;
  readonly words: string | undefined;
  readonly at: number;
};

type Named = { readonly id: PlayerId; readonly name: string };

/** All reports about one player or lobby until they are decided. */
export type ReportCase = {
  readonly id: string;
  readonly about: {
    readonly kind: 'player' | 'lobby';
    readonly player: Named | null;
    readonly lobby: string | null;
    readonly name: string;
  };
  /** The account of a reported player. */
  readonly account: AccountId | undefined;
  readonly reasons: readonly ReportReason[];
  readonly places: readonly ReportPlace[];
  readonly joined: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly decision: {
    readonly outcome: ReportOutcome;
    readonly rule: HouseRule | null;
    readonly reason: string;
    readonly by: string;
    readonly at: number;
  } | null;
};

export type StoredReport = {
  readonly from: Named;
  readonly reason: ReportReason;
  readonly place: ReportPlace;
  readonly words: string | null;
  readonly at: number;
};

/** A decision about a player, as the player reads it. */
export type OwnDecision = {
  readonly id: string;
  readonly act: 'renamed' | 'suspended';
  readonly rule: HouseRule | null;
  readonly reason: string;
  readonly until: number | null;
  readonly at: number;
  readonly answer: { readonly text: string; readonly at: number; readonly reply: string | null } | null;
};

/** An answer of a player, as moderators read it. */
export type Answer = Omit<OwnDecision, 'answer' | 'until'> & {
  readonly player: Named;
  readonly by: string;
  readonly answer: string;
  readonly answeredAt: number;
  readonly reply: string | null;
};

type Page = { readonly limit: number; readonly offset: number };
type Rows<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** How reports end that wait about a subject. */
export type Ending = {
  readonly outcome: ReportOutcome;
  readonly rule: HouseRule | null;
  readonly reason: string;
  /** Account of who decided, or user of the machine. */
  readonly by: string;
  readonly at: number;
};

/** Which cases an administrator reads and decides. */
export type Reader = {
  /** Only those about open lobbies of these games; null for all. */
  readonly games: readonly string[] | null;
  /** Without those that this account has reported, is reported in or owns the lobby of, and without its own answers. */
  readonly notOf: AccountId | null;
};

export type ReportStore = {
  add(report: NewReport): Promise<'new' | 'joined' | 'again'>;
  waiting(reader: Reader): Promise<number>;
  /** Whether the account is a party of the case that waits about a player or lobby. */
  isParty(account: AccountId, subject: string): Promise<boolean>;
  cases(state: 'waiting' | 'decided', reader: Reader, page: Page): Promise<Rows<ReportCase>>;
  case(
    id: string,
    reader: Reader,
  ): Promise<{ readonly case: ReportCase; readonly reports: readonly StoredReport[] } | undefined>;
  /** Ends a case without an act; false if it has been decided. */
  end(id: string, ending: Ending, action: LoggedAction): Promise<boolean>;
  /** Decided reports of this account, and decisions about it, both not yet seen. */
  of(account: AccountId): Promise<{
    readonly answered: readonly {
      readonly id: string;
      readonly about: string;
      readonly outcome: ReportOutcome;
      readonly at: number;
    }[];
    readonly received: readonly OwnDecision[];
  }>;
  /** Hides a report or a decision; one of a suspension only after its end. */
  see(account: AccountId, id: string, at: number): Promise<void>;
  /** False for a decision that is not about this account, or was answered before. */
  answer(account: AccountId, id: string, text: string, at: number): Promise<boolean>;
  answersWaiting(reader: Reader): Promise<number>;
  answers(reader: Reader, page: Page): Promise<Rows<Answer>>;
  /** The account that gave the answer; undefined if there is none, or a reply already. */
  reply(
    reader: Reader,
    id: string,
    text: string,
    at: number,
    action: (account: AccountId) => LoggedAction,
  ): Promise<AccountId | undefined>;
};
