import { ErrorCard } from './error-card.tsx';

interface Props {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
  readonly title: string;
  readonly text?: string | undefined;
  readonly className?: string | undefined;
}

/** Shown in place of data that could not be fetched, with another try. */
export const FailedQuery = ({ query, ...card }: Props) => (
  <ErrorCard {...card} busy={query.isFetching} onRetry={() => void query.refetch()} />
);
