import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import type { LedgerLine } from '../calls.ts';
import { lineTexts } from './ledger-line.ts';
import styles from './ledger-row.module.css';
import { reasonLabel } from './reason-label.ts';

/** One ledger entry: reason, time, amount and balance after it. Screen readers get one sentence. */
export function LedgerRow({ line }: { readonly line: LedgerLine }) {
  const { what, note, when, amount, balance, sentence } = lineTexts(line);
  return (
    <li className={styles['row']}>
      <span className="sr">{sentence}</span>
      <Icon of={reasonLabel(line).icon} className={styles['icon']} />
      <span aria-hidden className={styles['text']}>
        <span className={styles['what']}>
          {what}
          {note !== undefined && <span className="soft"> {note}</span>}
        </span>
        <time dateTime={new Date(line.timestamp).toISOString()} className="muted">
          {when}
        </time>
      </span>
      <span aria-hidden className={classNames('num', styles['figures'])}>
        <b className={styles[line.amount < 0 ? 'spent' : 'earned']}>
          <bdi>{amount}</bdi>
        </b>
        <span className="muted">{balance}</span>
      </span>
    </li>
  );
}
