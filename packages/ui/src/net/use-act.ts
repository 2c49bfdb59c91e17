import { useState } from 'react';
import { reasonOf } from './call-error.ts';

/** Runs a call at a press. `error` says why the last one failed, until the next one begins. */
export function useAct(failed: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const act = async (call: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    setError(undefined);
    try {
      await call();
    } catch (fault) {
      setError(reasonOf(fault, failed));
    }
    setIsBusy(false);
  };
  return { act, error, isBusy };
}
