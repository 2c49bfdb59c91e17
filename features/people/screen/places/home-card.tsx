import { classNames } from '@hub/ui/class-names.ts';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import { failureOf } from '@hub/ui/net/call-error.ts';
import { useNow } from '@hub/ui/net/use-server-time.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { useConnection } from '@hub/web/connection/use-connection.ts';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import cards from '../../../places/home-card.module.css';
import { Alone } from '../alone.tsx';
import styles from '../people.module.css';
import { usePeople } from '../people-calls.ts';
import { isKnown, type KnownPerson, PersonRow } from '../person-row.tsx';

/** Players of the list before "All" is pressed. */
const SHOWN = 5;

/** Home's card about other players; where there are none, the bot of the day and the player's own ghosts. */
export function HomeCard() {
  const titleId = useId();
  const query = usePeople();
  const { data } = query;
  const isOffline = useConnection() === 'offline';
  const known = data?.people.filter(isKnown);
  if (data && known?.length === 0) return <Alone here={data.here} titleId={titleId} />;
  return (
    <Card aria-labelledby={titleId} className={cards['card']}>
      <CardHeader title={t`In sight`} id={titleId}>
        {typeof data?.here === 'number' && !isOffline && (
          <span className={styles['count']}>{t`${{ count: data.here }} here now`}</span>
        )}
      </CardHeader>
      {known && <People people={known} isHidden={data?.isHidden === true} isOffline={isOffline} />}
      {!data && query.error === null && (
        <SkeletonRows count={SHOWN} label={t`Looking who is here`} className={cards['waiting']} />
      )}
      {!data && query.error !== null && (
        <FailedQuery
          query={query}
          title={failureOf(query.error, t`This page stumbled`)}
          className={cards['failure']}
        />
      )}
    </Card>
  );
}

interface Props {
  readonly people: readonly KnownPerson[];
  readonly isHidden: boolean;
  readonly isOffline: boolean;
}

function People({ people, isHidden, isOffline }: Props) {
  const now = useNow();
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? people : people.slice(0, SHOWN);
  return (
    <>
      <ul className={classNames('calm', styles['list'])}>
        {shown.map((person) => (
          <PersonRow key={person.player.id} person={person} now={now} isOffline={isOffline} />
        ))}
      </ul>
      {people.length > SHOWN && (
        <p className={styles['foot']}>
          <span>
            {people.length - shown.length > 0
              ? t({
                  message: `and ${{ count: people.length - shown.length }} more you know`,
                  comment: 'Players who have no row.',
                })
              : ''}
          </span>
          <button
            type="button"
            className={styles['name']}
            aria-expanded={isAll}
            onClick={() => setIsAll(!isAll)}
          >
            {isAll ? t`Fewer` : t({ message: 'All', context: 'players' })}
          </button>
        </p>
      )}
      {isHidden && (
        <p className={styles['foot']}>
          <span>{t`You are hidden: others do not see you here.`}</span>
          <Link to={paths.profile({})}>{t`Change`}</Link>
        </p>
      )}
    </>
  );
}
