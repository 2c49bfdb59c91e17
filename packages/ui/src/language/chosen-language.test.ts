import { languageOfTags, languages } from '@hub/protocol/languages';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage, chosenLanguage, onLanguageChoice, wantedLanguage } from './chosen-language.ts';

const browserSpeaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

describe('the chosen language', () => {
  it('is one of the twenty codes', () =>
    expect(languages.join(', ')).toBe(
      'en_US, ar_AE, zh_CN, cs_CZ, en_AU, en_GB, fr_FR, de_DE, el_GR, hu_HU, it_IT, ja_JP, ko_KR, pl_PL, pt_BR, ro_RO, ru_RU, es_ES, th_TH, tr_TR',
    ));

  it.each([undefined, '', 'en', 'EN_us', 'toString', '"de_DE"'])('is none when %j is kept', (kept) => {
    if (kept !== undefined) localStorage.setItem('gameLanguage', kept);
    expect(chosenLanguage()).toBeUndefined();
  });

  it('is kept under gameLanguage in the storage, without a cookie', () => {
    chooseLanguage('ko_KR');
    expect(localStorage.getItem('gameLanguage')).toBe('ko_KR');
    expect(document.cookie).toBe('');
    expect(chosenLanguage()).toBe('ko_KR');
  });

  it('is told at once, also if another tab has chosen', () => {
    const told = vi.fn<() => void>();
    const stop = onLanguageChoice(told);
    chooseLanguage('th_TH');
    localStorage.setItem('gameLanguage', 'it_IT');
    window.dispatchEvent(new Event('storage'));
    stop();
    chooseLanguage('fr_FR');
    expect(told).toHaveBeenCalledTimes(2);
    expect(chosenLanguage()).toBe('fr_FR');
  });

  it('lasts as long as the page where storage is refused', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    chooseLanguage('fr_FR');
    expect(chosenLanguage()).toBe('fr_FR');
    refused.mockRestore();
    chooseLanguage('en_US');
    expect(chosenLanguage()).toBe('en_US');
  });

  it('goes before the languages of the browser', () => {
    browserSpeaks('de-DE');
    localStorage.removeItem('gameLanguage');
    expect(wantedLanguage()).toBe('de_DE');
    chooseLanguage('en_GB');
    expect(wantedLanguage()).toBe('en_GB');
  });
});

it.each([
  [['de-AT', 'en'], 'de_DE'],
  [['sv', 'pt-PT', 'en'], 'pt_BR'],
  [['en-GB', 'de'], 'en_GB'],
  [['en-CA', 'de'], 'en_US'],
  [['zh-Hant-TW'], 'zh_CN'],
  [['AR'], 'ar_AE'],
  [['es-419'], 'es_ES'],
  [['sv', 'nb'], 'en_US'],
  [['', '*', 'x-de'], 'en_US'],
  [[], 'en_US'],
])('the language of a browser, %j is %s', (tags, language) => expect(languageOfTags(tags)).toBe(language));
