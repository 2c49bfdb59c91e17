import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { Play } from 'lucide-react';
import { Link } from '../../links/link.tsx';
import { playPath } from '../../links/paths.ts';
import { homeTexts } from '../../messages/home.ts';

/** Leads to the rift of today. */
export const PlayToday = ({ screen }: { readonly screen: DailyScreen }) => (
  <LinkButton
    look="gold"
    size="large"
    icon={Play}
    href={playPath(screen)}
    render={({ href, ...anchor }) => <Link to={href} {...anchor} />}
  >
    {homeTexts.play.daily}
  </LinkButton>
);
