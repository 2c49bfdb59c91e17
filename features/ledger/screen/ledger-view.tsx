import { Button } from '@hub/ui/controls/button.tsx';
import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ledgerOptions } from './ledger-calls.ts';
import { useLedgerOwner } from './ledger-owner.ts';
import { LedgerRow } from './ledger-row.tsx';
import styles from './ledger-view.module.css';

/** The player's ledger, visible to the player only; renders nothing if not signed in. */
export function LedgerView() {
  const owner = useLedgerOwner();
  return owner === undefined ? null : <LedgerOf accountId={owner} />;
}

function LedgerOf({ accountId }: { readonly accountId: string }) {
  const titleId = useId();
  const { data, ...query } = useInfiniteQuery(ledgerOptions(useNet(), accountId));
  const lines = data?.pages.flatMap(({ entries }) => entries);
  const total = data?.pages.at(-1)?.total ?? 0;
  const isFailed = query.isError && lines === undefined;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={t`Blue Essence history`} id={titleId}>
        {lines !== undefined && lines.length > 0 && <Count shown={lines.length} total={total} />}
      </CardHeader>
      {query.isPending && (
        <SkeletonRows count={5} label={t`Loading your Blue Essence history`} className={styles['inside']} />
      )}
      {isFailed && (
        <FailedQuery
          query={query}
          title={t`Your history could not be loaded`}
          text={t`Your balance is safe. Please try again in a moment.`}
          className={styles['inside']}
        />
      )}
      {lines?.length === 0 && (
        <EmptyCard
          title={t`Nothing here yet`}
          text={t`Every Blue Essence that you earn or spend is listed here.`}
          className={styles['inside']}
        />
      )}
      {lines !== undefined && (
        <ol>
          {lines.map((line) => (
            <LedgerRow key={line.sequence} line={line} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <Button
          block
          variant="ghost"
          busy={query.isFetchingNextPage}
          className={styles['more']}
          onClick={() => void query.fetchNextPage()}
        >
          {t`Load more`}
        </Button>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className={styles['fault']}>
          {t`Your balance is safe. Please try again in a moment.`}
        </p>
      )}
    </Card>
  );
}

const Count = ({ shown, total }: { readonly shown: number; readonly total: number }) => (
  <output className="label num">
    <span aria-hidden>{t`${shown} of ${total}`}</span>
    <span className="sr">{t`${shown} of ${total} entries shown`}</span>
  </output>
);
