import { classNames } from '@hub/ui/class-names.ts';
import { useNow } from '@hub/ui/net/use-server-time.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { Offer } from '../../places/known-players.ts';
import styles from './people.module.css';
import { usePeople } from './people-calls.ts';
import { isKnown, PersonRow } from './person-row.tsx';

/** Most players of a strip. */
const SHOWN = 4;

interface Props {
  readonly offer?: Offer | undefined;
  /** Id of the daily game whose result it lies in, below a heading of the third level: without those who have nothing to say. */
  readonly resultOf?: string | undefined;
  /** In a dialog that has the title. */
  readonly isUntitled?: boolean | undefined;
}

/** Players whom one knows, at the end of a game and in a lobby's room; nothing where there are none. */
export function PeopleStrip({ offer, resultOf, isUntitled }: Props) {
  const { data } = usePeople();
  const titleId = useId();
  const now = useNow();
  // To a lobby only players who are here can be invited.
  const isInResult = resultOf !== undefined;
  const known = (data?.people.filter(isKnown) ?? []).filter(
    ({ isHere, solved }) => isHere || (offer?.kind !== 'lobby' && (!isInResult || solved !== null)),
  );
  if (data === undefined || known.length === 0) return null;
  const isHidden = data.isHidden;
  const Title = isInResult ? 'h4' : 'h3';
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(styles['strip'], isInResult && styles['result'])}
    >
      <Title id={titleId} className={isUntitled ? 'sr' : undefined}>
        {t`Players you know`}
      </Title>
      <ul>
        {known.slice(0, SHOWN).map((person) => (
          <PersonRow
            key={person.player.id}
            person={person}
            now={now}
            offer={isHidden ? undefined : offer}
            resultOf={resultOf}
          />
        ))}
      </ul>
    </section>
  );
}
