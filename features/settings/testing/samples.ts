import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  hub_setting: [{ name: 'registration', value: '"invite"' }],
  invitation: [{ hash: 'ab', uses_left: 3, expires_at: 1_800_000_000_010 }],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  ofTheHost: ['hub_setting.value'],
  codeWords: ['hub_setting.name'],
  secrets: ['invitation.hash'],
};
