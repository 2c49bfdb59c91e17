import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';

/** The way to the leagues, in which the rifts count. */
export const BelowRifts = () => (
  <Link to={paths.leagues({})}>{t`Leagues of friends: seven days of rifts and duels`}</Link>
);
