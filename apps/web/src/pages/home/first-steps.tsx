import cards from '@hub/features/places/home-card.module.css';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { t } from '@lingui/core/macro';
import { Check, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import styles from './first-steps.module.css';
import type { FirstStep } from './steps.ts';

/** What a new player does first, in three steps; the first one that is left stands out. */
export function FirstSteps({ steps }: { readonly steps: readonly FirstStep[] }) {
  const titleId = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Card aria-labelledby={titleId} className={cards['card']}>
      <CardHeader title={t`First steps`} id={titleId}>
        <span className={cards['aside']}>{t`${done} of ${{ all: steps.length }}`}</span>
      </CardHeader>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <Link
              to={step.path}
              className={classNames(
                styles['step'],
                step.isDone && styles['done'],
                step === next && styles['next'],
              )}
            >
              <span className={classNames('cut', 'num', styles['number'])}>
                {step.isDone ? <Icon of={Check} label={t`done`} /> : index + 1}
              </span>
              <span>
                <b>{step.title}</b>
                <span className={classNames('soft', styles['text'])}>{step.text}</span>
              </span>
              <Icon of={ChevronRight} size="small" />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
