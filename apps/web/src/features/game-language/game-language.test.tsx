import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GAME_LANGUAGES, saveGameLanguage, useGameLanguage } from './game-language.ts';

const chosen = () => renderHook(() => useGameLanguage()).result.current;

describe('the language of game content', () => {
  it('is one of the twenty codes', () => {
    expect(Object.keys(GAME_LANGUAGES).join(', ')).toBe(
      'ar_AE, zh_CN, cs_CZ, en_AU, en_GB, en_US, fr_FR, de_DE, el_GR, hu_HU, it_IT, ja_JP, ko_KR, pl_PL, pt_BR, ro_RO, ru_RU, es_ES, th_TH, tr_TR',
    );
    expect(Object.keys(GAME_LANGUAGES)).toHaveLength(20);
    expect(new Set(Object.values(GAME_LANGUAGES)).size).toBe(20);
  });

  it.each([undefined, '', 'en', 'EN_us', 'toString', '"de_DE"'])('is en_US when %j is kept', (kept) => {
    if (kept !== undefined) localStorage.setItem('gameLanguage', kept);
    expect(chosen()).toBe('en_US');
  });

  it('is kept under gameLanguage', () => {
    saveGameLanguage('ko_KR');
    expect(localStorage.getItem('gameLanguage')).toBe('ko_KR');
    expect(chosen()).toBe('ko_KR');
  });

  it('changes everywhere at once, also with other tabs', () => {
    const { result } = renderHook(() => useGameLanguage());
    expect(result.current).toBe('en_US');
    act(() => saveGameLanguage('th_TH'));
    expect(result.current).toBe('th_TH');
    act(() => {
      localStorage.setItem('gameLanguage', 'it_IT');
      window.dispatchEvent(new Event('storage'));
    });
    expect(result.current).toBe('it_IT');
  });

  it('lasts as long as the page where storage is refused', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    saveGameLanguage('fr_FR');
    expect(chosen()).toBe('fr_FR');
    refused.mockRestore();
    saveGameLanguage('en_US');
    expect(chosen()).toBe('en_US');
  });
});
