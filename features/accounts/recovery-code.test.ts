import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts';

describe('a recovery code', () => {
  it('uses every letter of its alphabet and does not repeat', () => {
    const codes = Array.from({ length: 500 }, newRecoveryCode);
    expect(new Set(codes).size).toBe(500);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
  });

  it('ignores case, spaces and look-alikes when typed', () => {
    const hash = hashRecoveryCode('0K1A-BCDE-FGHJ-MNPQ');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const typed of ['0k1abcdefghjmnpq', ' OKIA bcde–FGHJ—MNPQ ', 'oKlA-BCDE-FGHJ-MNPQ'])
      expect(hashRecoveryCode(typed)).toBe(hash);
    expect(hashRecoveryCode('0K1A-BCDE-FGHJ-MNPR')).not.toBe(hash);
  });

  it.each(['', '0K1A-BCDE-FGHJ-MNP', '0K1A-BCDE-FGHJ-MNPQQ', '0K1A-BCDE-FGHJ-MNP!'])('rejects %j', (typed) =>
    expect(hashRecoveryCode(typed)).toBeUndefined(),
  );
});
