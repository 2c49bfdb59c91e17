import { secretFrom } from '@hub/server/platform/secret.ts';
import { describe, expect, it } from 'vitest';
import { createLobbyPasswords } from './passwords.ts';

const passwords = createLobbyPasswords(secretFrom('a secret of the tests'));

describe('LobbyPasswords', () => {
  it.each(['nashor', '', ' ', 'Ünïcødé 🐉', 'x'.repeat(64)])('unseals and matches %j', (password) => {
    const sealed = passwords.seal(password);
    expect(passwords.unseal(sealed)).toBe(password);
    expect(passwords.matches(sealed, password)).toBe(true);
    expect(passwords.matches(sealed, `${password}.`)).toBe(false);
  });

  it('reveals nothing in the sealed text, which differs each time', () => {
    const [one, other] = [passwords.seal('nashor'), passwords.seal('nashor')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('nashor');
  });

  it.each(['', 'short', 'A'.repeat(60), '!!!'])('unseals nothing from invalid text (%j)', (text) => {
    expect(passwords.unseal(text)).toBeUndefined();
    expect(passwords.matches(text, '')).toBe(false);
  });

  it('unseals nothing from text that was changed or sealed with another secret', () => {
    const sealed = passwords.seal('nashor');
    const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'Q' : 'A'}`;
    expect(passwords.unseal(changed)).toBeUndefined();
    expect(createLobbyPasswords(secretFrom('another secret!')).unseal(sealed)).toBeUndefined();
  });
});
