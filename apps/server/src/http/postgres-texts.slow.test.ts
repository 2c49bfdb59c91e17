import { endpoints } from '@hub/features/registry.ts';
import type { Endpoint } from '@hub/protocol/http/endpoint';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startServer, type TestServer } from '../testing/start-server.ts';

/** SQLite stores it, PostgreSQL cannot: reaching the database with it is a bug. */
const NUL = 'a\0b';

const databases = testDatabases();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ variables: { DATABASE_URL: await databases.create() } });
});
afterAll(() => server.stop());

const post = (path: string, token: string | undefined, body: object): Promise<Response> =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

type Fields = Readonly<Record<string, { readonly const?: unknown; readonly enum?: readonly unknown[] }>>;
const fieldsOf = (schema: Endpoint['body']): Fields =>
  (z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as { properties?: Fields }).properties ??
  {};

/** Values with which a call passes validation; fields of a name mean the same everywhere. */
const plain: Readonly<Record<string, unknown>> = {
  text: 'Text',
  page: '/page',
  score: 1,
  itemId: 'x',
  name: 'Name',
};

/** The call once per text field, with a NUL in that field. */
async function* variantsOf({ path, params, query, body }: Endpoint) {
  const names = [params, query, body].flatMap((schema) => Object.keys(fieldsOf(schema)));
  for (const changed of names) {
    const { token, id } = await server.guest('Texter');
    const valueOf = (name: string, field: Fields[string]): unknown => {
      if (name === changed) return NUL;
      if (['id', 'accountId', 'playerId'].includes(name)) return id;
      return field.enum?.[0] ?? field.const ?? plain[name] ?? '1';
    };
    const filled = (schema: Endpoint['body']) =>
      Object.entries(fieldsOf(schema)).map(([name, field]) => [name, valueOf(name, field)] as const);
    const address = filled(params).reduce(
      (whole, [name, value]) => whole.replace(`:${name}`, encodeURIComponent(String(value))),
      path,
    );
    const search = new URLSearchParams(filled(query).map(([name, value]) => [name, String(value)]));
    yield {
      changed,
      token,
      address: `${address}?${String(search)}`,
      content: Object.fromEntries(filled(body)),
    };
  }
}

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'a hub on PostgreSQL handles a NUL in every text of %s',
  async (_, endpoint) => {
    for await (const { changed, token, address, content } of variantsOf(endpoint)) {
      const reply =
        endpoint.method === 'POST'
          ? await post(address, token, content)
          : await fetch(`${server.url}/api${address}`, { headers: { authorization: `Bearer ${token}` } });
      expect.soft(reply.status, `${changed} in ${address}: ${await reply.text()}`).toBeLessThan(500);
    }
  },
);
