import type { KnownAttribute } from '@hub/ui/daily/known-attributes.ts';
import { KnownPanel } from '@hub/ui/daily/known-panel.tsx';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { REVEALED_ATTRIBUTES, type Revealed } from '../game.ts';
import { COLUMNS } from './columns.tsx';
import styles from './revealed-attributes.module.css';

const LOCKED: KnownAttribute = { status: 'locked', parts: [] };

/** What guesses tell once all emoji are shown. */
export function RevealedAttributes({ revealed }: { readonly revealed: readonly Revealed[] }) {
  const known = useMemo(
    () =>
      REVEALED_ATTRIBUTES.map((attribute): KnownAttribute => {
        const value = revealed.find((one) => one.attribute === attribute)?.value;
        return value === undefined ? LOCKED : { status: 'correct', parts: value };
      }),
    [revealed],
  );
  return (
    <div className={styles['revealed']}>
      <p className={styles['hint']}>{t`All emoji are shown. From now on each guess tells one attribute.`}</p>
      <KnownPanel title={t`Revealed attributes`} columns={COLUMNS} known={known} picture={undefined} />
    </div>
  );
}
