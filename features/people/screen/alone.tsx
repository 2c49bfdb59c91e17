import { isVersus } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { screens } from '@hub/web/games.ts';
import { Link } from '@hub/web/links/link.tsx';
import { startPath } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import cards from '../../places/home-card.module.css';
import { BotOfDay } from './bot-of-day.tsx';
import { Ghosts } from './ghosts.tsx';
import { InviteFriends } from './invite-friends.tsx';
import styles from './people.module.css';

interface Props {
  /** Number of those who are here; null if they are few. */
  readonly here: number | null;
  readonly titleId: string;
}

const [table] = screens.filter(isVersus);

/** Others are here, but none whom the player knows: at a table they meet. */
const Strangers = () => (
  <p className={styles['foot']}>
    <span>{t`You have met none of them yet.`}</span>
    {table && <Link to={startPath(table)}>{t`Find a table`}</Link>}
  </p>
);

/** What a hub shows without players whom one knows. */
export const Alone = ({ here, titleId }: Props) => (
  <Card aria-labelledby={titleId} className={cards['card']}>
    <CardHeader title={here === null ? t`Bot of the day` : t`In sight`} id={titleId}>
      <span className={here === null ? cards['aside'] : styles['count']}>
        {here === null ? t`Until midnight UTC` : t`${{ count: here }} here now`}
      </span>
    </CardHeader>
    {here !== null && <Strangers />}
    <BotOfDay />
    <Ghosts />
    <InviteFriends />
  </Card>
);
