import { Search } from 'lucide-react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import well from '../controls/combobox.module.css';
import styles from './guess-search.module.css';
import type { DailyGameTexts } from './texts.ts';

/** The guess field while its code is on the way: it looks as before the first guess is possible. */
export const WaitingSearch = ({ texts }: { readonly texts: DailyGameTexts }) => (
  <div className={styles['search']}>
    <div className={well['combobox']}>
      <div className={classNames('cut', well['well'], well['gold'])}>
        <Icon of={Search} />
        <input className={well['input']} placeholder={texts.placeholder} aria-label={texts.search} disabled />
      </div>
    </div>
  </div>
);
