import { Balance } from './balance.tsx';
import styles from './balance-header.module.css';

/** Header of pages about Blue Essence: title, a sentence and the balance. */
export const BalanceHeader = ({ title, lead }: { readonly title: string; readonly lead: string }) => (
  <header className={styles['head']}>
    <div>
      <h1>{title}</h1>
      <p className="soft">{lead}</p>
    </div>
    <Balance className={styles['balance']} />
  </header>
);
