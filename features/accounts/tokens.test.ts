import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { secretFrom } from '@hub/server/platform/secret.ts';
import { DAY_MS, ManualClock } from '@hub/server/testing/manual-clock.ts';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const account = {
  id: '01890000-0000-7000-8000-000000000001' as AccountId,
  playerId: 'player000001' as PlayerId,
  name: 'Ahri',
  googleSub: undefined,
  tokenVersion: 3,
};
const SECRET = secretFrom('a secret of the tests');

/** The same token with different spare bits in the signature's last character, and with padding. */
function spellingsOf(token: string): Readonly<Record<string, string>> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(token.slice(-1));
  const spare = [1, 2, 3].map((bits) => [`spareBits${bits}`, token.slice(0, -1) + letters[last ^ bits]]);
  return { ...Object.fromEntries(spare), padded: `${token}=`, spaced: `${token} ` } as Record<string, string>;
}

function setUp() {
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  return { clock, tokens: createTokens({ hub: 'hub-1', secret: SECRET, clock }) };
}

describe('tokens', () => {
  it('carry the claims of the player, signed with HS256 for 400 days', async () => {
    const { clock, tokens } = setUp();
    const token = await tokens.issue(account);
    const seconds = clock.now() / 1000;
    const claims = {
      id: account.id,
      player_id: account.playerId,
      name: 'Ahri',
      hub: 'hub-1',
      ver: 3,
      iat: seconds,
      exp: seconds + 400 * 86_400,
    };
    expect(decodeJwt(token)).toEqual(claims);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(await tokens.verify(token)).toMatchObject({ ok: true, claims });
  });

  it('contain the linked sign-in', async () => {
    const { tokens } = setUp();
    expect(decodeJwt(await tokens.issue({ ...account, googleSub: 'sub-1' }))).toMatchObject({
      googleSub: 'sub-1',
    });
  });

  it('are to be renewed after 400 days, and stay keys', async () => {
    const { clock, tokens } = setUp();
    const token = await tokens.issue(account);
    clock.advance(400 * DAY_MS - 1000);
    expect(await tokens.verify(token)).toMatchObject({ ok: true, isToRenew: false });
    clock.advance(1000);
    expect(await tokens.verify(token)).toMatchObject({ ok: true, isToRenew: true });
    const uncached = createTokens({ hub: 'hub-1', secret: SECRET, clock });
    expect(await uncached.verify(token)).toMatchObject({ ok: true, isToRenew: true });
  });

  it('with another secret, purpose, algorithm or encoding are refused', async () => {
    const { clock, tokens } = setUp();
    const mine = await tokens.issue(account);
    const foreign = await createTokens({ hub: 'hub-1', secret: secretFrom('another secret'), clock }).issue(
      account,
    );
    const claims = decodeJwt(mine);
    const sign = (key: Buffer, header: { alg: string; typ?: string }, payload = claims) =>
      new SignJWT(payload).setProtectedHeader(header).sign(key);
    const [head, body, signature] = mine.split('.');
    const forgedBody = Buffer.from(JSON.stringify({ ...claims, name: 'Admin' })).toString('base64url');
    const { exp: _exp, ...endless } = claims;
    const refused = {
      foreign,
      otherPurpose: await sign(SECRET.derive('lobby'), { alg: 'HS256', typ: 'JWT' }),
      otherAlgorithm: await sign(Buffer.concat([SECRET.derive('token'), SECRET.derive('token')]), {
        alg: 'HS512',
        typ: 'JWT',
      }),
      otherType: await sign(SECRET.derive('token'), { alg: 'HS256', typ: 'lobby+jwt' }),
      noType: await sign(SECRET.derive('token'), { alg: 'HS256' }),
      endless: await sign(SECRET.derive('token'), { alg: 'HS256', typ: 'JWT' }, endless),
      wrongClaims: await sign(SECRET.derive('token'), { alg: 'HS256', typ: 'JWT' }, { ...claims, ver: '3' }),
      none: new UnsecuredJWT(claims).encode(),
      noneWithSignature: `${new UnsecuredJWT(claims).encode()}${signature}`,
      forgedBody: `${head}.${forgedBody}.${signature}`,
      cutOff: `${head}.${body}.`,
      nonsense: 'nonsense',
      empty: '',
      ...spellingsOf(mine),
    };
    // The canonical spelling is cached, which must not validate the others.
    expect(await tokens.verify(mine)).toMatchObject({ ok: true });
    for (const [what, token] of Object.entries(refused)) {
      expect(await tokens.verify(token), what).toMatchObject({ ok: false });
    }
  });
});
