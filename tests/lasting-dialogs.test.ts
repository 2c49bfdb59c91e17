import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Dialogs that must be answered: Escape, the backdrop and a close button would lose what they show. */
const ANSWERED = [
  'apps/web/src/app/notices/notice-dialog.tsx',
  'features/accounts/screen/code-sheet.tsx',
  'features/reports/screen/decision-dialog.tsx',
  'games/rift-guesser/screen/answer.tsx',
];

it('Escape closes every dialog, apart from those that must be answered', () => {
  const files = globSync('{apps/web/src,packages/web/src,features/*/screen,games/*/screen}/**/*.tsx', {
    cwd: ROOT,
  }).filter((file) => !/\.test\.tsx$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(300);
  const lasting = files.filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes('closable='));
  expect(lasting.toSorted()).toEqual(ANSWERED);
});
