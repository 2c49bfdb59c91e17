import { type ReactNode, Suspense } from 'react';
import { SilentErrorBoundary } from './silent-error-boundary.tsx';

interface Props {
  /** Keeps the place while the code is fetched. */
  readonly fallback?: ReactNode;
  /** Takes the place when the code does not come; default: nothing. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** A part that its page can do without: it is absent while its code is fetched, and when that does not come or breaks. */
export const Optional = ({ fallback, instead, children }: Props) => (
  <SilentErrorBoundary instead={instead}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </SilentErrorBoundary>
);
