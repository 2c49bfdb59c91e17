import type { ErrorCode } from '@hub/engine/wire/errors';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { BodyOf, Endpoint, ReplyOf } from '@hub/protocol/http/endpoint';
import { Refusal } from '@hub/server/http/refusal.ts';
import type { Hub, Tx } from '@hub/server/hub.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import { insertAction } from '@hub/server/store/audit-lines.ts';
import type { HostActionKind, LoggedAction } from '@hub/server/store/host-action.ts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import type { RefusesName } from '../accounts/username.ts';
import type { Offers } from '../offers.ts';
import { lockAccount } from './accounts.ts';
import type { Arguments } from './command-line/arguments.ts';

/** The player that an action is about. */
export type Target = { readonly account: AccountId; readonly id: PlayerId; readonly name: string };

/** What actions work with. */
export type Tools = {
  readonly hub: Hub;
  readonly refusesName: RefusesName;
  readonly ids: Ids;
  /** Remembers erased accounts outside of the database, which a restore may replace. */
  readonly erasedList: ErasedList;
  readonly offers: Offers;
};

/** The transaction that the action and its line of the audit log share. */
export type Doing = { readonly tx: Tx; readonly line: LoggedAction; readonly tools: Tools };

/** The words with which the command line speaks of a player: `who` has the id, `name` is on one line. */
export type Named = { readonly who: string; readonly name: string };

/** Why an action changed nothing: the refusal of its call, with the words of the command line. */
export class ActionRefusal extends Refusal {
  readonly inWords: (player: Named) => string;

  constructor(code: ErrorCode, message: string | undefined, inWords: ActionRefusal['inWords']) {
    super(code, message);
    this.inWords = inWords;
  }
}

export function refuseAction(...refusal: ConstructorParameters<typeof ActionRefusal>): never {
  throw new ActionRefusal(...refusal);
}

/** How the command line does an action. */
type Verb<Body, Reply> = {
  /**
   * The arguments after the command of this installation, which begin with the name of the verb. Actions with the same name are
   * forms of one verb: the first one that `isMeant`.
   */
  readonly usage: string;
  readonly summary?: string;
  isMeant?(given: Arguments): boolean;
  /** Throws a UsageError. The first word is the player. */
  read?(given: Arguments, now: number): Body;
  /** What would be done; printed instead of doing it, until `--yes` is given. */
  preview?(player: Named): string;
  /** Whether a refusal is an outcome like others, which is printed. */
  readonly takesRefusal?: boolean;
  /** What is printed when it is done. */
  says(done: Named & { readonly player: Target; readonly body: Body; readonly reply: Reply }): string;
};

/** One thing that can be done about a player: its call has the path, the schema and the role. */
export type PlayerAction<E extends Endpoint = Endpoint, Reply = unknown> = {
  readonly call: E;
  /** What the audit log calls it. */
  readonly log: HostActionKind;
  /** The reason in the log, if it is not the given one alone. */
  reason?(body: Given<E>, reason: string): string;
  /** Whether the line comes before the changes, because these touch the log. */
  readonly isLoggedFirst?: boolean;
  /** Whether anything was changed; an action that changed nothing has no line. Default: always. */
  hasChanged?(reply: Reply): boolean;
  /** Survives a power cut, as everything about money does. */
  readonly isDurable?: boolean;
  /** Checks and completes the input outside of the transaction. */
  prepare?(body: Given<E>, tools: Tools): Promise<Given<E>>;
  /** What only the call has to check. */
  checkCall?(player: Target, body: Given<E>): void;
  /** Refuses by throwing, and then nothing is changed. */
  run(doing: Doing, player: Target, body: Given<E>): Promise<Reply>;
  /** After the transaction; refuses what is only in the log. */
  after?(reply: Reply, player: Target, tools: Tools): void;
  readonly verb?: Verb<Given<E>, Reply>;
};

/** The input of a call without the reason. */
type Given<E extends Endpoint> = Omit<BodyOf<E>, 'reason'>;

/** Declares an action; its reply has at least what its call replies. */
export const onPlayer = <E extends Endpoint, More = unknown>(
  call: E,
  action: Omit<PlayerAction<E, ReplyOf<E> & More>, 'call'>,
): PlayerAction<E, ReplyOf<E> & More> => ({ ...action, call });

type Performing = {
  readonly tools: Tools;
  readonly author: Author;
  /** Milliseconds since 1970; default: now. */
  readonly at?: number | undefined;
  /** Refuses by throwing. Sees what every action about the player before this one has done. */
  readonly check?: (tx: Tx) => Promise<void>;
};

/** Does an action with its line in the audit log; neither without the other. Actions about one player run one after the other. */
export async function perform<E extends Endpoint, Reply>(
  action: PlayerAction<E, Reply>,
  player: Target,
  given: Given<E>,
  { tools, author, at, check }: Performing,
): Promise<Reply> {
  const { hub } = tools;
  const body = (await action.prepare?.(given, tools)) ?? given;
  const reason = action.reason?.(body, author.reason) ?? author.reason;
  const line = logLines({ ...author, reason })(action.log, player.account, at);
  const work = async (tx: Tx): Promise<Reply> => {
    await lockAccount(tx, player.account);
    await check?.(tx);
    if (action.isLoggedFirst) await insertAction(tx, line);
    const reply = await action.run({ tx, line, tools }, player, body);
    if (!action.isLoggedFirst && (action.hasChanged?.(reply) ?? true)) await insertAction(tx, line);
    return reply;
  };
  const reply = await (action.isDurable
    ? hub.transaction('power', work)
    : hub.transaction('process', work, 'read committed'));
  action.after?.(reply, player, tools);
  return reply;
}
