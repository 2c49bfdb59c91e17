import { errorStatus } from '@hub/engine/wire/error-status';
import { isErrorCode } from '@hub/engine/wire/errors';
import { fromJSONSchema, type ZodType } from 'zod';
import { ServerError } from './fuzz-target.ts';
import type { JsonSchema } from './schema-values.ts';

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
};
type Content = { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
type Described = {
  readonly operationId: string;
  readonly security?: unknown;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
};

/** The used parts of the OpenAPI document. */
export type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };

/** One operation: its parameters, and the schemas of its answers. */
export type Operation = {
  readonly name: string;
  readonly method: string;
  /** With `{name}` for parameters. */
  readonly path: string;
  readonly needsToken: boolean;
  readonly ofPath: JsonSchema;
  readonly query: JsonSchema;
  readonly body: JsonSchema | undefined;
  readonly takes: { readonly path: ZodType; readonly query: ZodType; readonly body: ZodType | undefined };
  /** By status, or `default`. */
  readonly answers: ReadonlyMap<string, ZodType>;
};

/** Every operation of a document. */
export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
  );

const jsonOf = ({ content }: Content): JsonSchema => content['application/json'].schema;
// The document is plain JSON Schema; the parameter's type is wider.
const held = (schema: JsonSchema): ZodType => fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]);

function operationOf(path: string, method: string, described: Described): Operation {
  const { operationId, parameters = [], requestBody, responses, security } = described;
  const inPlace = (place: Parameter['in']): JsonSchema => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      required: here.flatMap(({ name, required }) => (required ? [name] : [])),
    };
  };
  const [ofPath, query, body] = [inPlace('path'), inPlace('query'), requestBody && jsonOf(requestBody)];
  return {
    name: operationId,
    method: method.toUpperCase(),
    path,
    needsToken: security !== undefined,
    ofPath,
    query,
    body,
    takes: { path: held(ofPath), query: held(query), body: body && held(body) },
    answers: new Map(Object.entries(responses).map(([status, answer]) => [status, held(jsonOf(answer))])),
  };
}

/** An answer over HTTP. */
export type Answer = {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly text: string;
};

/** Validates an answer to an operation. Throws on a violation. */
export function judge({ answers }: Pick<Operation, 'answers'>, { status, contentType, text }: Answer): void {
  const shown = `${status} ${text.slice(0, 300)}`;
  if (status >= 500) throw new ServerError(shown);
  if (contentType?.startsWith('application/json') !== true)
    throw new Error(`${contentType} instead of JSON: ${shown}`);
  const body: unknown = JSON.parse(text);
  const schema = answers.get(String(status)) ?? answers.get('default');
  if (schema === undefined) throw new Error(`an answer of no document: ${shown}`);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Error(`not as documented: ${parsed.error.message} ${shown}`);
  if (status >= 300) judgeRefusal(status, body as { readonly error: string });
}

function judgeRefusal(status: number, { error }: { readonly error: string }): void {
  if (!isErrorCode(error)) throw new Error(`an error of no catalogue: ${error}`);
  if (errorStatus[error] !== status) throw new Error(`${error} with ${status}`);
}
