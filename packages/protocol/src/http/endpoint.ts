import type { RateName } from '@hub/engine/wire/limits';
import * as z from 'zod/mini';

/**
 * Who may call: `visitor` anyone, `player` callers with a token, `owner` only the account of `:id` in the path; `moderator` and
 * `host` accounts with at least that role that are signed in to the administration in this browser.
 */
export type Access = 'visitor' | 'player' | 'owner' | 'room moderator' | 'moderator' | 'host';

type Schema = z.ZodMiniType;

/** One HTTP call: its path, input and reply, access and rate limit. */
export type Endpoint<
  Params extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Query extends Schema = Schema,
> = {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  /** Path below `/api`; `:name` is a parameter. */
  readonly path: string;
  /** Number of optional parameters at the end of the path; default 0. */
  readonly optionalParams?: number | undefined;
  readonly params: Params;
  /** Query parameters. */
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly policy: { readonly access: Access; readonly rate: RateName };
  /** Text that the page shows when the call fails. */
  readonly failure: string;
};

export const nothing = z.object({});
type Nothing = typeof nothing;

/** What calls of one kind have in common. */
type Kind = Partial<Pick<Endpoint, 'method' | 'policy' | 'failure'>>;

/** Returns what declares calls of a kind by path and whatever differs. Parameters, query and body are empty by default. */
export const callsOf =
  <Common extends Kind>(common: Common) =>
  <
    Params extends Schema = Nothing,
    Body extends Schema = Nothing,
    Reply extends Schema = Schema,
    Query extends Schema = Nothing,
  >(
    path: string,
    spec: Omit<Endpoint<Params, Body, Reply, Query>, 'path' | 'params' | 'query' | 'body' | keyof Common> &
      Partial<Pick<Endpoint, keyof Common & keyof Kind>> & { params?: Params; query?: Query; body?: Body },
  ) =>
    // The type parameters' defaults guarantee this cast.
    ({ path, params: nothing, query: nothing, body: nothing, ...common, ...spec }) as unknown as Endpoint<
      Params,
      Body,
      Reply,
      Query
    >;

/** Declares a call that reads something for a player. */
export const get = callsOf({ method: 'GET', policy: { access: 'player', rate: 'reads' } });
/** Declares a call that changes something for a player. */
export const post = callsOf({ method: 'POST', policy: { access: 'player', rate: 'writes' } });

export type ParamsOf<E extends Endpoint> = z.infer<E['params']>;
export type QueryOf<E extends Endpoint> = z.infer<E['query']>;
export type BodyOf<E extends Endpoint> = z.infer<E['body']>;
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>;

/** The path of a call, and the shorter paths without its optional parameters. */
export function pathsOf({ path, optionalParams = 0 }: Pick<Endpoint, 'path' | 'optionalParams'>): string[] {
  const parts = path.split('/');
  return Array.from({ length: optionalParams + 1 }, (_, left) =>
    parts.slice(0, parts.length - left).join('/'),
  );
}

/** Body of every refused call. */
export const errorReplySchema = z.object({ error: z.string(), message: z.string() });

/** Header of a refusal whose message names fields that do not fit the contract: pages show their own words instead. */
export const FIELDS_HEADER = 'hub-invalid-fields';
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** An integer in a path or query: digits only, at most `max`. */
export const numberInAddress = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.maximum(max))),
  );
