import watchHouse from '@hub/ui/art/pictures/watch-house.svg';
import { classNames } from '@hub/ui/class-names.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import type { ReactNode } from 'react';
import styles from './watch.module.css';

interface Props {
  /** Lights the windows of the watch house red. */
  readonly isAlarm?: boolean;
  /** Where little stands below it. */
  readonly isTall?: boolean;
  /** Without the stone: it is about no state. */
  readonly isPlain?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Beside the words. */
  readonly act?: ReactNode;
}

/** A plate that begins with the watch house. */
export const WatchPlate = ({ children }: { readonly children: ReactNode }) => (
  <Plate className={styles['plate']}>{children}</Plate>
);

/** The watch house at night, with what it says: that all is quiet, or what is not. */
export const Watch = ({ isAlarm, isTall, isPlain, title, children, act }: Props) => (
  <div
    className={classNames(
      styles['watch'],
      isAlarm && styles['isAlarm'],
      isTall && styles['isTall'],
      isPlain && styles['isPlain'],
    )}
  >
    <img src={isAlarm ? `${watchHouse}#alarm` : watchHouse} alt="" width={640} height={220} />
    <div className={styles['words']}>
      <h2>{title}</h2>
      <div className="soft">{children}</div>
    </div>
    {act && <div>{act}</div>}
  </div>
);
