import { askHosts } from '@hub/features/places/ask-hosts.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { t } from '@lingui/core/macro';
import styles from './ask-card.module.css';

/** Below the rail of a page for reading: the way to the feedback form. */
export const AskCard = () =>
  askHosts && (
    <Card as="aside" aria-label={t`Something missing?`} className={styles['card']}>
      <div>
        <b>{t`Something missing?`}</b>
        <p className="soft">{t`Found a bug, or have an idea? Tell us.`}</p>
      </div>
      <Button size="small" onClick={askHosts.open}>
        {t`Write to us`}
      </Button>
    </Card>
  );
