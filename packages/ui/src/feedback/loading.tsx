import { classNames } from '../class-names.ts';
import styles from './loading.module.css';
import { Spinner } from './spinner.tsx';

interface Props {
  readonly text: string;
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
}

/** A spinner with text, centred in the available space; announced politely. */
export function Loading({ text, hint, className }: Props) {
  return (
    <output className={classNames(styles['loading'], className)}>
      <Spinner size="large" className={styles['stone']} />
      <b className={classNames('display', styles['text'])}>{text}</b>
      {hint && <span className={styles['hint']}>{hint}</span>}
    </output>
  );
}
