import { secretFrom } from '@hub/server/platform/secret.ts';
import { describe, expect, it } from 'vitest';
import { createLobbyPasswords } from './passwords.ts';

const passwords = createLobbyPasswords(secretFrom('a secret of the tests'));

describe('LobbyPasswords', () => {
  it.each(['nashor', '', ' ', 'Ünïcødé 🐉', 'x'.repeat(64)])('decrypts and matches %j', (password) => {
    const encrypted = passwords.encrypt(password);
    expect(passwords.decrypt(encrypted)).toBe(password);
    expect(passwords.matches(encrypted, password)).toBe(true);
    expect(passwords.matches(encrypted, `${password}.`)).toBe(false);
  });

  it('reveals nothing in the encrypted text, which differs each time', () => {
    const [one, other] = [passwords.encrypt('nashor'), passwords.encrypt('nashor')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('nashor');
  });

  it.each(['', 'short', 'A'.repeat(60), '!!!'])('decrypts nothing from invalid text (%j)', (text) => {
    expect(passwords.decrypt(text)).toBeUndefined();
    expect(passwords.matches(text, '')).toBe(false);
  });

  it('decrypts nothing from text that was changed or encrypted with another secret', () => {
    const encrypted = passwords.encrypt('nashor');
    const changed = `${encrypted.slice(0, -1)}${encrypted.endsWith('A') ? 'Q' : 'A'}`;
    expect(passwords.decrypt(changed)).toBeUndefined();
    expect(createLobbyPasswords(secretFrom('another secret!')).decrypt(encrypted)).toBeUndefined();
  });
});
