import type { LedgerLine, LedgerReason } from '@hub/protocol/http/ledger';
import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Gift, History, Map as MapIcon, Scale, ShoppingBag, Sparkles, Users } from 'lucide-react';
import { lineTexts } from './ledger-line.ts';
import styles from './ledger-row.module.css';

const icons: Readonly<Record<LedgerReason, IconType>> = {
  daily_rift: Sparkles,
  more_or_less: Scale,
  more_or_less_coop: Users,
  rift_guesser: MapIcon,
  purchase: ShoppingBag,
  grant: Gift,
  other: History,
};

/** One entry: what, when, how much and what the balance was after it. Read aloud as one sentence. */
export function LedgerRow({ line }: { readonly line: LedgerLine }) {
  const { what, note, when, amount, balance, sentence } = lineTexts(line);
  return (
    <li className={styles['row']}>
      <span className="sr">{sentence}</span>
      <Icon of={icons[line.reason]} className={styles['icon']} />
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
        <b className={styles[line.amount < 0 ? 'spent' : 'earned']}>{amount}</b>
        <span className="muted">{balance}</span>
      </span>
    </li>
  );
}
