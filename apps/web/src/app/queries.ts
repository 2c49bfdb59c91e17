import { CallError } from '@hub/ui/net/call-error.ts';
import { QueryClient } from '@tanstack/react-query';

/** How long (ms) a server response stays fresh. */
const FRESH_MS = 10_000;
/** Number of retries of a call that failed to reach the server; refused calls are not retried. */
const RETRIES = 2;

/** Creates the query cache of one player. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A paused query would show a skeleton without a word; a failed one says so and offers another try.
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && error instanceof CallError && error.isNetworkFault,
      },
    },
  });
