import { describe, expect, it } from 'vitest';
import { tokenFor } from './testing/tokens.ts';
import { readClaims } from './token-claims.ts';

describe('readClaims', () => {
  it('reads who the token is for, also beyond ASCII', () => {
    expect(readClaims(tokenFor('Zoë 狐'))).toMatchObject({ name: 'Zoë 狐', player_id: 'aaaaBBBB1234' });
  });

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
  ])('refuses %j', (token, message) => {
    expect(() => readClaims(token)).toThrow(message);
  });
});
