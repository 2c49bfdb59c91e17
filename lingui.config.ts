import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';
import { areas } from './locales/areas.ts';
import { contractExtractor } from './locales/contract-texts.ts';

/** Macros of words, where their messages are found, and the files of translators. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [
    'en',
    'ar_AE',
    'zh_CN',
    'cs_CZ',
    'fr_FR',
    'de_DE',
    'el_GR',
    'hu_HU',
    'it_IT',
    'ja_JP',
    'ko_KR',
    'pl_PL',
    'pt_BR',
    'ro_RO',
    'ru_RU',
    'es_ES',
    'th_TH',
    'tr_TR',
  ],
  catalogs: Object.entries(areas).map(([area, { include, exclude }]) => ({
    path: `<rootDir>/locales/{locale}/${area}`,
    include: [...include],
    exclude: ['**/*.test.*', '**/testing/**', ...exclude],
  })),
  runtimeConfigModule: {
    i18n: ['@hub/ui/language/macro-text.ts', 'i18n'],
    Trans: ['@hub/ui/jsx/macro-runtime.tsx', 'Trans'],
  },
  format: formatter({ lineNumbers: false }),
  extractors: [contractExtractor, createSwcExtractor()],
});
