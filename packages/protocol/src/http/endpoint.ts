import type { RateName } from '@hub/engine/wire/limits';
import * as z from 'zod/mini';

/**
 * Who may call: `visitor` anybody, `player` whoever has a token, `owner` only the account named by `:id` in the path.
 */
export type Access = 'visitor' | 'player' | 'owner';

type Schema = z.ZodMiniType;

/** One HTTP call: where, what goes in, what comes out, who may call it and how often. */
export type Endpoint<
  Params extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Query extends Schema = Schema,
> = {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  /** Below `/api`, with `:name` for the path's parameters. */
  readonly path: string;
  /** How many parameters at the end of the path may be left out; none unless it is given. */
  readonly optionalParams?: number | undefined;
  readonly params: Params;
  /** What may stand behind the question mark of the address. */
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly policy: { readonly access: Access; readonly rate: RateName };
  /** What the browser says when the call fails. */
  readonly failure: string;
};

export const nothing = z.object({});
type Nothing = typeof nothing;

/** Declares a call; parameters, query and body are empty unless they are given. */
export function endpoint<
  Params extends Schema = Nothing,
  Body extends Schema = Nothing,
  Reply extends Schema = Schema,
  Query extends Schema = Nothing,
>(
  spec: Omit<Endpoint<Params, Body, Reply, Query>, 'params' | 'query' | 'body'> & {
    params?: Params;
    query?: Query;
    body?: Body;
  },
): Endpoint<Params, Body, Reply, Query> {
  // The casts state what the defaults of the type parameters already promise.
  return {
    ...spec,
    params: spec.params ?? (nothing as Schema as Params),
    query: spec.query ?? (nothing as Schema as Query),
    body: spec.body ?? (nothing as Schema as Body),
  };
}

export type ParamsOf<E extends Endpoint> = z.infer<E['params']>;
export type QueryOf<E extends Endpoint> = z.infer<E['query']>;
export type BodyOf<E extends Endpoint> = z.infer<E['body']>;
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>;

/** The path of a call, and the shorter ones without the parameters that may be left out at its end. */
export function pathsOf({ path, optionalParams = 0 }: Pick<Endpoint, 'path' | 'optionalParams'>): string[] {
  const parts = path.split('/');
  return Array.from({ length: optionalParams + 1 }, (_, left) =>
    parts.slice(0, parts.length - left).join('/'),
  );
}

/** Body of every refused call. */
export const errorReplySchema = z.object({ error: z.string(), message: z.string() });
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** A whole number in a path or a query, where everything is text: digits only, at most `max`. */
export const numberInAddress = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.maximum(max))),
  );
