import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { localMoment, mediumDay } from '@hub/ui/text/day-format.ts';
import { signedFigure } from '@hub/ui/text/figure-format.ts';
import { t } from '@lingui/core/macro';
import type { LedgerLine } from '../calls.ts';
import { reasonLabel } from './reason-label.ts';

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

/** A day as the server writes it. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A note in the language of the page: days, and articles named after champions. A host's words stay as they are. */
function noteInWords({ reason, note }: Pick<LedgerLine, 'reason' | 'note'>): string | undefined {
  if (note === null) return undefined;
  if (reason === 'purchase') return ownChampionName(note);
  return DAY.test(note) && !Number.isNaN(Date.parse(note)) ? mediumDay(note) : note;
}

/** Returns the texts of a ledger entry. */
export function lineTexts(line: LedgerLine): LineTexts {
  const { amount, balanceAfter, timestamp } = line;
  const note = noteInWords(line);
  const what = reasonLabel(line).text;
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
    note,
    when,
    amount: signedFigure(amount),
    balance: t`Balance ${balance}`,
    sentence: tell(
      size,
      note === undefined
        ? what
        : t({ message: `${what}, ${note}`, comment: 'Source of a ledger entry with a note.' }),
      when,
      balance,
    ),
  };
}
