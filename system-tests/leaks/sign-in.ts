import { REFUSE, signInAt } from '../../apps/server/src/testing/identity-provider.ts';
import type { Person } from './calls.ts';
import type { GameSession } from './scanned-game.ts';
import { type Outgoing, secretOf } from './secrets.ts';

const ORIGIN = 'http://127.0.0.1:3000';

/** Accepts or refuses in the provider's window. Returns the parameters of the callback. */
async function consent(session: GameSession): Promise<object> {
  const { testHub, random } = session;
  const choice = random.pick(['ada', 'grace', 'linus', REFUSE] as const) ?? 'ada';
  let begun: { readonly url?: string; readonly flow?: string } = {};
  await session.step(async () => {
    const call = { method: 'POST', url: '/api/auth/google/begin', payload: { origin: ORIGIN } } as const;
    begun = (await testHub.call(call, {})) as typeof begun;
  });
  if (begun.url === undefined) throw new Error('the provider cannot be reached');
  const callback = await signInAt(begun.url, choice);
  return { ...Object.fromEntries(callback.searchParams), flow: begun.flow };
}

/** Signs up, signs in and links through a real provider, with and without consent, some flows twice. */
export async function signIn(session: GameSession): Promise<void> {
  const { testHub, random } = session;
  const guest = await session.sits('player');
  await session.strays();
  const ways: readonly { url: string; own: object; caller: Partial<Person> }[] = [
    { url: '/api/auth/google/create', own: { username: 'Newcomer' }, caller: {} },
    { url: '/api/auth/google', own: {}, caller: {} },
    { url: '/api/auth/google/register', own: { player_id: guest.person.playerId }, caller: guest.person },
  ];
  for (const { url, own, caller } of ways) {
    // Two tokens of one account within a second are equal and would look like a leak.
    await session.pass(1_000);
    const payload = { code: 'none', ...(await consent(session)), ...own };
    await session.step(async () => {
      const { token } = ((await testHub.call({ method: 'POST', url, payload }, caller)) ?? {}) as {
        token?: string;
      };
      if (token === undefined) return;
      const isOwn = ({ action, listener }: Outgoing): boolean =>
        action === `POST ${url}` || (listener !== undefined && listener === caller.playerId);
      session.keep(secretOf('session token', [token], (out) => out.via === 'reply' && isOwn(out)));
    });
    if (random.percent(30)) await session.step(() => testHub.call({ method: 'POST', url, payload }, caller));
  }
  await session.calls(guest.person);
}
