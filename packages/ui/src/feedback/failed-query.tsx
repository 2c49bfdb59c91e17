import { ErrorPlate } from './error-plate.tsx';

interface Props {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
  readonly title: string;
  readonly text?: string | undefined;
  readonly className?: string | undefined;
}

/** Shown in place of data that could not be fetched, with another try. */
export const FailedQuery = ({ query, ...plate }: Props) => (
  <ErrorPlate {...plate} busy={query.isFetching} onRetry={() => void query.refetch()} />
);
