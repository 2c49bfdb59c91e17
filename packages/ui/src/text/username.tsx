import { classNames } from '../class-names.ts';
import { effectClass } from './effect-class.ts';
import styles from './username.module.css';

interface Props {
  readonly name: string;
  /** Style of the active username effect, `fire` or `fx-fire`; plain text without one. */
  readonly effect?: string | null | undefined;
  /** Uses the display font, for headings. */
  readonly display?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A player's name with its username effect; a long one is truncated with an ellipsis. */
export function Username({ name, effect, display, className }: Props) {
  return (
    <bdi className={classNames(styles['box'], className)}>
      <span className={classNames(effectClass(effect), styles['name'], display && styles['display'])}>
        {name}
      </span>
    </bdi>
  );
}
