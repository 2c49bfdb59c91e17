import { en } from './en/ledger.ts';
import { pickTexts } from './language.ts';

export const ledgerTexts = pickTexts({ en });
