import type { BodyOf, Endpoint, ParamsOf, QueryOf } from './endpoint.ts';

/** The inferred type of an empty schema. */
type Nothing = Record<string, never>;

type Part<Name extends string, Value> = [Value] extends [Nothing]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Value };

/** Input of a call: parameters, query and body, as far as its endpoint has them. */
type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;

/** Arguments of a call after its endpoint, with the caller's options `More`; optional if the call needs no input. */
export type CallArguments<E extends Endpoint, More = unknown> = [ParamsOf<E>, QueryOf<E>, BodyOf<E>] extends [
  Nothing,
  Nothing,
  Nothing,
]
  ? [input?: CallInput<E> & More]
  : [input: CallInput<E> & More];

/** Parameters and queries of the protocol are flat. */
type Values = Readonly<Record<string, string | number | undefined>>;

/** Path below `/api` with its parameters and the query; undefined values are left out. */
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
