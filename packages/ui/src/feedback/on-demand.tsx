import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ErrorBox } from '../text/error-box.tsx';
import { Optional } from './optional.tsx';

interface Props {
  /** Keeps the place while the code is fetched. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part that was asked for, such as a dialog: if its code does not come, the page stays and says so in its place. */
export const OnDemand = ({ fallback, children }: Props) => (
  <Optional
    fallback={fallback}
    instead={<ErrorBox>{t`This part did not load. Reload the page and try again.`}</ErrorBox>}
  >
    {children}
  </Optional>
);
