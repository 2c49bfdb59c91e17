import type { ReactNode } from 'react';
import styles from './ask-card.module.css';
import { Card } from './card.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Buttons; each answer removes the card for good. */
  readonly children: ReactNode;
}

/** A question between the parts of a page, which it neither blocks nor covers. */
export const AskCard = ({ title, text, children }: Props) => (
  <Card as="section" aria-label={title} className={styles['card']}>
    <div className={styles['question']}>
      <p className={styles['title']}>{title}</p>
      <p className={styles['text']}>{text}</p>
    </div>
    <div className={styles['answers']}>{children}</div>
  </Card>
);
