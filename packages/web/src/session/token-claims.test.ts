import { tokenClaimsSchema } from '@hub/protocol/token-claims';
import { describe, expect, it } from 'vitest';
import { tokenFor } from './testing/tokens.ts';
import { readClaims } from './token-claims.ts';

describe('readClaims', () => {
  it.each([
    [{}, true],
    [{ id: 1 }, false],
    [{ player_id: 'short' }, false],
    [{ player_id: 'aaaaBBBB12345' }, false],
    [{ name: null }, false],
    [{ googleSub: 'sub' }, true],
    [{ googleSub: null }, false],
    [{ hub: 'a' }, true],
    [{ hub: 1 }, false],
    [{ ver: 1.5 }, false],
    [{ iat: '1' }, false],
    [{ exp: Number.MAX_VALUE }, false],
  ])('accepts what the schema accepts: %j %s', (change, isAccepted) => {
    const valid = { id: 'a', player_id: 'aaaaBBBB1234', name: 'Kestrel', ver: 1, iat: 1, exp: 2 };
    const claims = { ...valid, ...change };
    const read = () => {
      try {
        return readClaims(`head.${btoa(JSON.stringify(claims))}.sign`);
      } catch {
        return undefined;
      }
    };
    expect(tokenClaimsSchema.safeParse(claims).success).toBe(isAccepted);
    expect(read()).toEqual(isAccepted ? claims : undefined);
  });

  it('reads who the token is for, also beyond ASCII', () =>
    expect(readClaims(tokenFor('Zoë 狐'))).toMatchObject({ name: 'Zoë 狐', player_id: 'aaaaBBBB1234' }));

  it.each([
    [undefined, 'Invalid token specified: must be a string'],
    [{ token: 'x' }, 'Invalid token specified: must be a string'],
    ['', 'Invalid token specified: missing part #2'],
    ['head', 'Invalid token specified: missing part #2'],
    ['head..sign', 'Invalid token specified: missing part #2'],
    ['head.!!!.sign', 'Invalid token specified: invalid base64 for part #2'],
    [`head.${btoa('\xff\xfe')}.sign`, 'Invalid token specified: invalid base64 for part #2'],
    [`head.${btoa('not json')}.sign`, 'Invalid token specified: invalid json for part #2'],
    [`head.${btoa('{"name":"x"}')}.sign`, 'Invalid token specified: missing claims'],
  ])('refuses %j', (token, message) => expect(() => readClaims(token)).toThrow(message));
});
