import type { LedgerLine } from '@hub/protocol/http/ledger';
import { localMoment } from '@hub/ui/text/day-format.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { ledgerTexts } from '../../messages/ledger.ts';
import { reasonLook } from './reason-look.ts';

/** Texts of a ledger entry: the visible parts and a sentence for screen readers. */
export interface LineTexts {
  readonly what: string;
  /** Additional detail; undefined without one. */
  readonly note: string | undefined;
  readonly when: string;
  /** With its sign: `+100`, `−500`. */
  readonly amount: string;
  readonly balance: string;
  readonly sentence: string;
}

/** Returns the texts of a ledger entry. */
export function lineTexts({ amount, balanceAfter, reason, note, timestamp }: LedgerLine): LineTexts {
  const what = reasonLook(reason).text;
  const when = localMoment(timestamp);
  const size = formatFigure(Math.abs(amount));
  const balance = formatFigure(balanceAfter);
  const tell = amount < 0 ? ledgerTexts.spent : ledgerTexts.earned;
  return {
    what,
    note: note ?? undefined,
    when,
    amount: amount < 0 ? `−${size}` : `+${size}`,
    balance: ledgerTexts.balanceAfter(balance),
    sentence: tell(size, note === null ? what : ledgerTexts.source(what, note), when, balance),
  };
}
