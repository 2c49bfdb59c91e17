import type { PlayerSheet } from '../calls/players.ts';
import { gameTitle } from './game-title.ts';
import { adminTexts } from './texts.ts';

/** What a ledger entry is for, with its note. */
export const ledgerSource = ({
  reason,
  note,
}: Pick<PlayerSheet['ledger'][number], 'reason' | 'note'>): string =>
  [adminTexts.players.sources.get(reason) ?? gameTitle(reason), note].filter(Boolean).join(', ');
