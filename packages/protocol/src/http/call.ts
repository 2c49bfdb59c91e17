import type { BodyOf, Endpoint, ParamsOf, QueryOf } from './endpoint.ts';

/** How the schema of nothing is inferred. */
type Nothing = Record<string, never>;

type Part<Name extends string, Value> = [Value] extends [Nothing]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Value };

/** What a call needs: parameters, query and body only where its endpoint has some. */
type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;

/** What a call is made with behind its endpoint, where a caller may say `More`; nothing need be said if it needs nothing. */
export type CallArguments<E extends Endpoint, More = unknown> = [ParamsOf<E>, QueryOf<E>, BodyOf<E>] extends [
  Nothing,
  Nothing,
  Nothing,
]
  ? [input?: CallInput<E> & More]
  : [input: CallInput<E> & More];

/** The contract's parameters and queries are flat. */
type Values = Readonly<Record<string, string | number | undefined>>;

/** Below `/api`: the path with its parameters, and the query behind it, without what is undefined. */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  { params, query }: { readonly params?: unknown; readonly query?: unknown },
): string {
  const values = (params ?? {}) as Values;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const known = Object.entries((query ?? {}) as Values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return known.length === 0 ? filled : `${filled}?${known.join('&')}`;
}
