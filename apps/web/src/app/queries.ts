import { CallError } from '@hub/ui/net/call-error.ts';
import { QueryClient } from '@tanstack/react-query';

/** What the server said stays fresh for so long (ms). */
const FRESH_MS = 10_000;
/** A call that did not get through is tried again so often; one that was refused never. */
const RETRIES = 2;

/** The memory of what the server said to one player. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && error instanceof CallError && error.isNetworkFault,
      },
    },
  });
