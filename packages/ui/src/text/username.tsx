import { FORMER_PLAYER } from '@hub/protocol/former-player';
import { t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { effectClass } from './effect-class.ts';
import styles from './username.module.css';

interface Props {
  readonly name: string;
  /** Style of the active username effect, `fire` or `fx-fire`; plain text without one. */
  readonly effect?: string | null | undefined;
  /** Uses the display font, for headings. */
  readonly display?: boolean | undefined;
  /** Shrinks a long name to the width of the nearest size container, instead of truncating it. */
  readonly fits?: boolean | undefined;
  /** Breaks a long name into lines, instead of truncating it. */
  readonly wraps?: boolean | undefined;
}

/** Estimated width of a bold name in em: capitals like W are up to 1 em wide, other letters up to 0.68 em. */
const emWidthOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (/[WMwm@]/.test(letter) ? 1 : 0.68), 0);

/**
 * A player's name with its username effect. A long one is truncated with an ellipsis, shrunk with `fits`, or broken into lines
 * with `wraps`.
 */
export function Username({ name, effect, display, fits, wraps }: Props) {
  return (
    <bdi
      className={classNames(styles['box'], fits && styles['fits'], wraps && styles['wraps'])}
      style={fits ? ({ '--ems': emWidthOf(name) } as CSSProperties) : undefined}
    >
      <span className={classNames(effectClass(effect), styles['name'], display && styles['display'])}>
        {name === FORMER_PLAYER ? t`A former player` : name}
      </span>
    </bdi>
  );
}
