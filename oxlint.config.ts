import { defineConfig } from 'oxlint';

const NO_CLOCK = 'Rules know the time as `now`.';
const IMPURE = [
  'crypto',
  'fetch',
  'performance',
  'process',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
].map((name) => ({ name, message: 'Rules are pure: time, randomness and effects are passed in.' }));

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', '**/.tsbuild/**', 'packages/catalog/data/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    // A key after a spread has React's own function make the element, which gives its texts no elements.
    'react/jsx-key': ['error', { checkKeyMustBeforeSpread: true }],
    'no-console': 'error',
    'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
    // The JSX transform imports React itself.
    'react/react-in-jsx-scope': 'off',
    // Style sheets and fonts are imported for their effect.
    'import/no-unassigned-import': [
      'error',
      {
        allow: [
          '**/*.css',
          '**/tables.ts',
          '@testing-library/jest-dom/vitest',
          '@fontsource/**',
          '@fontsource-variable/**',
        ],
      },
    ],
    // Generic code and parsed JSON need assertions; schemas and tests hold what they claim.
    'typescript/no-unsafe-type-assertion': 'off',
    // Vitest takes a message as the second argument.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // The compiler checks this, and knows which switches are exhaustive.
    'typescript/consistent-return': 'off',
    // A shadowed name in a small function reads better than an invented one.
    'no-shadow': 'off',
    // Fresh copies make the following order visible where it matters.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
  },
  overrides: [
    // The macros of words name a value of a message by an object with one key.
    {
      files: ['{apps/web,packages/{ui,web}}/src/**', '{features,games,templates}/*/screen/**'],
      rules: {
        'typescript/restrict-template-expressions': 'off',
        'typescript/no-base-to-string': 'off',
        'typescript/no-unnecessary-template-expression': 'off',
      },
    },
    // Rules get time and randomness passed in: only so a game can be replayed, and players cannot compute what comes.
    {
      files: ['{games,templates}/*/rules/**', 'packages/engine/src/{daily,kernel,lobby}/**'],
      rules: {
        'no-restricted-globals': ['error', ...IMPURE],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Rules draw from their seeded random numbers.' },
          { object: 'Date', property: 'now', message: NO_CLOCK },
        ],
      },
    },
    {
      // A date without an argument is a clock, so rules of games use none.
      files: ['{games,templates}/*/rules/**'],
      rules: {
        'no-restricted-globals': ['error', ...IMPURE, { name: 'Date', message: NO_CLOCK }],
      },
    },
    {
      // The clock of a device may be wrong; pages know the server's.
      files: ['{apps/web,packages/{ui,web}}/src/**', '{features,games,templates}/*/screen/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Compare times with `serverNow` of server-clock.ts.' },
        ],
      },
    },
    {
      files: ['packages/ui/src/net/server-clock.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    { files: ['*.config.ts', '**/vite.config.ts'], rules: { 'import/no-default-export': 'off' } },
    { files: ['tools/**', 'bench/**', 'system-tests/**', '**/scripts/**'], rules: { 'no-console': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', 'e2e/**', '**/testing/**'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    { files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', 'e2e/**'], rules: { 'max-lines': 'off' } },
    // A fixture of the browser tests takes its dependencies by a pattern, an empty one if it has none, and calls `use`.
    {
      files: ['e2e/**', 'games/*/*.spec.ts'],
      rules: {
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'promise/prefer-await-to-callbacks': 'off',
        // What runs in the page must be whole in itself.
        'unicorn/consistent-function-scoping': 'off',
      },
    },
  ],
});
