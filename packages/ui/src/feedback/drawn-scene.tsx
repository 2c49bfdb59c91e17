import type { ReactNode } from 'react';
import archive from '../art/pictures/empty-archive.svg';
import inventory from '../art/pictures/empty-inventory.svg';
import lobbies from '../art/pictures/empty-lobbies.svg';
import news from '../art/pictures/empty-news.svg';
import { classNames } from '../class-names.ts';
import styles from './drawn-scene.module.css';

const PICTURES = { lobbies, archive, inventory, news } as const;

export interface EmptySceneProps {
  /** The place that is empty. */
  readonly of: keyof typeof PICTURES;
  readonly title: string;
  readonly text: string;
  /** What to do instead. */
  readonly action: ReactNode;
}

/** The picture of an empty place with its words and buttons in the foot. */
export const DrawnScene = ({ of, title, text, action }: EmptySceneProps) => (
  <section className={classNames('cut', styles['scene'], styles[of])}>
    <img src={PICTURES[of]} alt="" width={1200} height={620} decoding="async" draggable={false} />
    <div className={styles['foot']}>
      <div>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['text']}>{text}</p>
      </div>
      <div className={styles['action']}>{action}</div>
    </div>
  </section>
);
