import {
  type BodyOf,
  type Endpoint,
  FIELDS_HEADER,
  nothing,
  type ParamsOf,
  pathsOf,
  type QueryOf,
  type ReplyOf,
} from '@hub/protocol/http/endpoint';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  onRequestAsyncHookHandler,
} from 'fastify';
import { accessRefusal, type Closed, readVisitor, type Visitor } from './access.ts';
import type { Administrator } from './administrator.ts';
import type { Caller, Identify } from './caller.ts';
import { addressKey, callerAddress } from './caller-address.ts';
import { type AdminGuard, isRole, sessionCookie, WithCookie } from './guard.ts';
import { parseOrRefuse } from './parse.ts';
import type { Limiters } from './rate-limits.ts';
import { Refusal } from './refusal.ts';
import { SerializedReply } from './serialized-reply.ts';

/** A request as a handler receives it: parsed, with its caller. */
type Call<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Undefined for visitors. */
  readonly caller: E['policy']['access'] extends 'visitor' ? Caller | undefined : Caller;
  /** Key under which the request's address is counted. */
  readonly address: string;
  /** Given for calls of a role, which need an admin session. */
  readonly administrator: Administrator | undefined;
  /** The page's address as far as the request tells; calls of the administration have checked it. */
  readonly origin: string;
  /** The cookie of the admin session. */
  readonly cookie: string | undefined;
};

/** Answers a call, or refuses it by `refuse`. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<ReplyOf<E> | SerializedReply<ReplyOf<E>> | WithCookie<ReplyOf<E>>>;

/** Mounts one endpoint of the contract. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: MountOptions) => void;

/** `admits`: closed accounts to which the call is open as well. `showsLife`: its answer tells a page that the hub is open. */
type MountOptions = { readonly admits?: readonly Closed[]; readonly showsLife?: boolean };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Mounts endpoints of the contract on an app with the prefix `/api`. Access, rate limit, parsing and the reply's schema
 * are taken from the endpoint's declaration. `finish` must be called last: it makes other methods of mounted paths
 * answer 405, and all other paths 404.
 */
export function createMount(
  app: FastifyInstance,
  {
    identify,
    limiters,
    guard,
  }: {
    readonly identify: Identify;
    readonly limiters: Limiters;
    readonly guard: AdminGuard;
  },
): { readonly mount: Mount; readonly mounted: readonly Endpoint[]; readonly finish: () => void } {
  const mounted: Endpoint[] = [];
  const mount: Mount = (endpoint, handler, { admits = [], showsLife } = {}) => {
    mounted.push(endpoint);
    const { access, rate } = endpoint.policy;
    const onRequest: onRequestAsyncHookHandler[] = [
      async (request, reply) => {
        const refusal = guard.originRefusal(endpoint, request);
        if (refusal !== undefined) return send(reply, refusal);
        // The player's token counts nothing in the administration, and is not read there.
        request.visitor = isRole(access) ? {} : await readVisitor(request, identify);
      },
      async (request, reply) => {
        if (isRole(access)) {
          // An admin session has a limit of its own: strangers behind the same address cannot use it up.
          const entered = await guard.enter(request, access);
          if (!(entered instanceof Refusal)) request.administrator = entered;
          await limiters[rate](request, reply);
          return entered instanceof Refusal ? send(reply, entered) : undefined;
        }
        await limiters[rate](request, reply);
        const { id } = request.params as { id?: string };
        const refusal = accessRefusal(access, request.visitor, { id, admits, showsLife });
        if (refusal !== undefined) return send(reply, refusal);
      },
    ];
    for (const url of pathsOf(endpoint)) {
      app.route({
        method: endpoint.method,
        url,
        onRequest,
        handler: (request, reply) => answer({ endpoint, handler, guard }, request, reply),
      });
    }
  };
  const finish = (): void => {
    const methods = new Map<string, string[]>();
    for (const endpoint of mounted)
      for (const path of pathsOf(endpoint))
        methods.set(path, [...(methods.get(path) ?? []), endpoint.method]);
    const paths = [...methods]
      .map(([path, taken]) => ({ path, taken, parameters: path.split(':').length, shape: shapeOf(path) }))
      .toSorted((one, other) => one.parameters - other.parameters);
    const allowed = (path: string) => paths.find(({ shape }) => shape.test(path))?.taken;
    // One route for everything else, since one for each method of each path took a third of the time of a start; but for
    // paths that would otherwise be taken for the parameter of another one.
    for (const { path, taken } of paths) {
      const others = METHODS.filter(
        (method) =>
          !taken.includes(method) &&
          paths.some((other) => other.taken.includes(method) && other.shape.test(path)),
      );
      if (others.length > 0) refuseAll(app, path, others, () => taken);
    }
    refuseAll(app, '/*', METHODS, ({ params }) => allowed(`/${(params as { '*': string })['*']}`));
  };
  return { mount, mounted, finish };
}

/** Matches what a path of the contract stands for, with or without a slash at its end. */
const shapeOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`);

/** Refuses before the body is read: with the methods that the path takes, if there are any. */
function refuseAll(
  app: FastifyInstance,
  url: string,
  method: readonly HTTPMethods[],
  allowed: (request: FastifyRequest) => readonly string[] | undefined,
): void {
  const handler = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const taken = allowed(request);
    if (taken === undefined) return send(reply, new Refusal('not_found'));
    return send(reply.header('allow', taken.join(', ')), new Refusal('method_not_allowed'));
  };
  app.route({
    method: [...method],
    url,
    onRequest: async (request, reply) => handler(request, reply),
    handler,
  });
}

async function answer<E extends Endpoint>(
  {
    endpoint,
    handler,
    guard,
  }: { readonly endpoint: E; readonly handler: Handler<E>; readonly guard: AdminGuard },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const params = parseOrRefuse(endpoint.params, request.params, 'path');
  if (!params.ok) return send(reply, params.refusal);
  const query = parseOrRefuse(endpoint.query, request.query, 'query');
  if (!query.ok) return send(reply, query.refusal);
  // Endpoints without a body in the contract ignore any body that is sent.
  // Pages of the build before send none to calls that have taken one since, in which nothing is required.
  const isEmpty = endpoint.body === nothing || request.body === undefined;
  const body = parseOrRefuse(endpoint.body, isEmpty ? {} : request.body, 'body');
  if (!body.ok) return send(reply, body.refusal);
  // The access check guarantees a caller unless the endpoint is open to visitors.
  const { caller } = request.visitor;
  const address = addressKey(callerAddress(request));
  const call = {
    params: params.value,
    query: query.value,
    body: body.value,
    caller,
    address,
    administrator: request.administrator,
    origin: guard.pageOrigin(request.headers),
    cookie: sessionCookie(request.headers),
  } as Call<E>;
  let result: Awaited<ReturnType<Handler<E>>>;
  try {
    result = await handler(call);
  } catch (error) {
    if (error instanceof Refusal) return send(reply, error);
    throw error;
  }
  if (result instanceof SerializedReply)
    return reply.type('application/json; charset=utf-8').send(result.bytes);
  if (result instanceof WithCookie)
    return reply.header('set-cookie', result.cookie).send(endpoint.reply.parse(result.reply));
  // Parsing drops undeclared fields and throws on fields that violate the schema.
  return reply.send(endpoint.reply.parse(result));
}

const send = (reply: FastifyReply, { status, body, isOfFields }: Refusal): FastifyReply => {
  reply.refusedAs = body.error;
  if (isOfFields) reply.header(FIELDS_HEADER, '1');
  return reply.code(status).send(body);
};

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
    administrator?: Administrator;
  }
  interface FastifyReply {
    /** The code with which the call was refused. */
    refusedAs?: string;
  }
}
