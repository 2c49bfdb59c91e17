import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';

/** The hub's credentials at the provider. */
const CLIENT = { id: 'hub', secret: 'known to the hub and the provider' };
const CALLBACK = /^http:\/\/127\.0\.0\.1(?::\d+)?\/sign-in\/callback\.html$/;
const INTERACTION = /^\/interaction\/(?<uid>[\w-]+)(?:\/(?<choice>\w+))?$/;

/** Choices on the provider's page: an account, or refusing. */
const PEOPLE = ['ada', 'grace', 'linus'] as const;
export type Person = (typeof PEOPLE)[number];
export const REFUSE = 'refuse';

/** A real OpenID provider on the loopback with three accounts. */
export type TestProvider = {
  readonly issuer: string;
  /** Environment variables for a hub. */
  readonly variables: Readonly<Record<string, string>>;
  /** Stops the provider; `start` starts it again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

export async function startIdentityProvider(): Promise<TestProvider> {
  let server: Server | undefined;
  const listen = async (port: number): Promise<Server> => {
    const listening = createServer((request, reply) => void answer(provider, request, reply));
    listening.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    return listening;
  };
  // Listens before the port is used in addresses, so that no other process can take it.
  server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, await configuration());
  // Hubs in tests have random ports.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => CALLBACK.test(uri);
  return {
    issuer,
    variables: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    async start() {
      server = await listen(port);
    },
    async stop() {
      const running = server;
      server = undefined;
      if (running === undefined) return;
      running.closeAllConnections();
      running.close();
      await once(running, 'close');
    },
  };
}

async function configuration(): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ['http://127.0.0.1/sign-in/callback.html'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'of-the-test' }] },
    cookies: { keys: ['of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context: KoaContextWithOIDC, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
  };
}

async function answer(provider: Provider, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { uid, choice } = INTERACTION.exec(request.url ?? '')?.groups ?? {};
  if (uid === undefined) return void provider.callback()(request, reply);
  if (choice === undefined) return showChoices(reply, uid);
  if (choice === REFUSE) return provider.interactionFinished(request, reply, { error: 'access_denied' });
  const grant = new provider.Grant({ accountId: choice, clientId: CLIENT.id });
  grant.addOIDCScope('openid');
  await provider.interactionFinished(request, reply, {
    login: { accountId: choice },
    select_account: {},
    consent: { grantId: await grant.save() },
  });
}

/** The provider's only page, with one link per choice. */
function showChoices(reply: ServerResponse, uid: string): void {
  const links = [...PEOPLE, REFUSE].map(
    (choice) => `<p><a href="/interaction/${uid}/${choice}">${choice}</a></p>`,
  );
  reply.setHeader('content-type', 'text/html; charset=utf-8');
  reply.end(`<!doctype html><html lang="en"><title>Choose an account</title>${links.join('')}</html>`);
}

/** Signs in at the provider's pages like a browser; returns the address of the final redirect. */
export async function signInAt(url: string, choice: Person | typeof REFUSE): Promise<URL> {
  const jar = new Map<string, string>();
  let next = new URL(url);
  while (!CALLBACK.test(next.origin + next.pathname)) {
    const uid = INTERACTION.exec(next.pathname)?.groups?.['uid'];
    if (uid !== undefined) next = new URL(`/interaction/${uid}/${choice}`, next);
    const reply = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
      jar.set(name, value);
    }
    const location = reply.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${reply.status}: ${await reply.text()}`);
    next = new URL(location, next);
  }
  return next;
}
