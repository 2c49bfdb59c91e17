import { localMoment } from '@hub/ui/text/day-format.ts';
import { formatFigure, signedFigure } from '@hub/ui/text/figure-format.ts';
import { t } from '@lingui/core/macro';
import type { LedgerLine } from '../calls.ts';
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
  const tell =
    amount < 0
      ? (amount: string, source: string, when: string, balance: string) =>
          t`Spent ${amount} Blue Essence: ${source}, ${when}. Balance after it: ${balance}.`
      : (amount: string, source: string, when: string, balance: string) =>
          t`Earned ${amount} Blue Essence: ${source}, ${when}. Balance after it: ${balance}.`;
  return {
    what,
    note: note ?? undefined,
    when,
    amount: signedFigure(amount),
    balance: t`Balance ${balance}`,
    sentence: tell(
      size,
      note === null
        ? what
        : t({ message: `${what}, ${note}`, comment: 'Source of a ledger entry with a note.' }),
      when,
      balance,
    ),
  };
}
