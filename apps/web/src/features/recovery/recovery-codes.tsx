import { RECOVERY_CODES } from '@hub/engine/wire/limits';
import { makeRecoveryCodes, recoveryCodes } from '@hub/protocol/http/recovery';
import { Button } from '@hub/ui/controls/button.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { localDay } from '@hub/ui/text/day-format.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { recoveryTexts } from '../../messages/recovery.ts';
import { usePlayer } from '../session/player.ts';
import { CodeSheet } from './code-sheet.tsx';
import styles from './recovery-codes.module.css';

/** Shows how many recovery codes are left, with a button that makes new ones. */
export function RecoveryCodes() {
  const { id, name } = usePlayer();
  const { query, make, isMaking, hasFailed, codes, forget } = useCodes(id);
  const state = query.data;
  const hasSome = state !== undefined && state.madeAt !== null;
  return (
    <section className={styles['codes']} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{recoveryTexts.title}</h3>
      <p>{recoveryTexts.text}</p>
      {state !== undefined && (
        <p className={styles['state']}>
          {state.madeAt === null
            ? recoveryTexts.none
            : recoveryTexts.left(state.left, RECOVERY_CODES, localDay(state.madeAt))}
        </p>
      )}
      {state === undefined && query.isError ? (
        <FailedQuery query={query} title={recoveryTexts.unknown} />
      ) : (
        // Until it is known whether there are codes: new ones end the old ones.
        <Button
          icon={KeyRound}
          busy={isMaking}
          disabled={state === undefined}
          onClick={make}
          className={styles['make']}
        >
          {hasSome ? recoveryTexts.makeAgain : recoveryTexts.make}
        </Button>
      )}
      {hasSome && <p className={styles['hint']}>{recoveryTexts.againHint}</p>}
      {hasFailed && <ErrorBox>{recoveryTexts.notMade}</ErrorBox>}
      {codes !== undefined && <CodeSheet name={name} codes={codes} onClose={forget} />}
    </section>
  );
}

function useCodes(id: string) {
  const { call } = useNet();
  const queries = useQueryClient();
  const queryKey = ['recovery-codes', id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(recoveryCodes, { params: { id }, signal }),
  });
  // Kept in memory only, and only while they are shown.
  const [codes, setCodes] = useState<readonly string[]>();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => call(makeRecoveryCodes, { params: { id } }),
    onSuccess: (made) => {
      setCodes(made.codes);
      void queries.invalidateQueries({ queryKey });
    },
    networkMode: 'always',
    gcTime: 0,
  });
  return {
    query,
    codes,
    forget: () => setCodes(undefined),
    make: () => mutate(),
    isMaking: isPending,
    hasFailed: isError,
  };
}
