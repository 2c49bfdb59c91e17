import { type ReactNode, Suspense } from 'react';
import { SilentErrorBoundary } from './silent-error-boundary.tsx';

interface Props {
  /** Keeps the place while the code is fetched. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part that its page can do without: it is absent while its code is fetched, and when that does not come or breaks. */
export const Optional = ({ fallback, children }: Props) => (
  <SilentErrorBoundary>
    <Suspense fallback={fallback}>{children}</Suspense>
  </SilentErrorBoundary>
);
