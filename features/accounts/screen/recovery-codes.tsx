import { RECOVERY_CODES } from '@hub/engine/wire/limits';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { localDay } from '@hub/ui/text/day-format.ts';
import { useNoteCodes, usePlayer } from '@hub/web/session/player.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { recoveryCodes } from '../recovery-calls.ts';
import { MakeCodes } from './make-codes.tsx';
import styles from './recovery-codes.module.css';

/** Shows how many recovery codes are left, with a button that makes new ones. */
export function RecoveryCodes() {
  const player = usePlayer();
  const { call } = useNet();
  const noteCodes = useNoteCodes();
  const query = useQuery({
    queryKey: ['recovery-codes', player.id],
    queryFn: ({ signal }) => call(recoveryCodes, { params: { id: player.id }, signal }),
  });
  const state = query.data;
  const end = () => {
    void query.refetch();
    noteCodes();
  };
  const hasSome = state !== undefined && state.madeAt !== null;
  return (
    <section className={styles['codes']} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{t`Recovery codes`}</h3>
      <p>{t`A code brings you back into this account on any device, with streak, Blue Essence and items. Each code works once.`}</p>
      {state !== undefined && (
        <p className={styles['state']}>
          {state.madeAt === null
            ? t`You have no recovery codes yet. If this browser forgets you, a guest account is lost.`
            : t`${{ left: state.left }} of ${{ of: RECOVERY_CODES }} codes left, made on ${{ date: localDay(state.madeAt) }}.`}
        </p>
      )}
      {state === undefined && query.isError ? (
        <FailedQuery query={query} title={t`The hub could not check whether you have recovery codes.`} />
      ) : (
        // Until it is known whether there are codes: new ones end the old ones.
        <MakeCodes
          player={player}
          hasSome={hasSome}
          disabled={state === undefined}
          onKept={end}
          className={styles['make']}
        />
      )}
      {hasSome && <p className={styles['hint']}>{t`The old codes stop working.`}</p>}
    </section>
  );
}
