import { ConnectAccount } from '@hub/features/accounts/screen/sign-in/connect-account.tsx';
import { useIsSignInConfigured } from '@hub/features/accounts/screen/sign-in/sign-in-context.ts';
import { ReportButton } from '@hub/features/places/report-button.ts';
import type { Account, AccountHighlights } from '@hub/protocol/http/accounts';
import { ArenaMap } from '@hub/ui/art/arena-map.tsx';
import { Skeleton } from '@hub/ui/feedback/skeleton.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { monthAndYear } from '@hub/ui/text/day-format.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { screens } from '@hub/web/games.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Backpack, CircleCheck } from 'lucide-react';
import styles from './banner.module.css';
import { ProfileIcon } from './profile-icon.tsx';

interface Props {
  /** Undefined while it is fetched; the heading keeps its place. */
  readonly account: Account | undefined;
  readonly isOwn: boolean;
}

/** Head of a profile: icon, name with its effect, and account type. */
export function Banner({ account, isOwn }: Props) {
  const mayConnect = useIsSignInConfigured() && isOwn;
  return (
    <Card as="header" className={styles['banner']}>
      <ArenaMap className={styles['map']} />
      <div className={styles['icon']}>
        {account ? <ProfileIcon account={account} /> : <Skeleton shape="square" />}
      </div>
      <div className={styles['words']}>
        <h1>
          {account ? (
            <Username name={account.name} effect={account.activeUsernameEffect?.cssClass} display />
          ) : (
            <>
              <span className="sr">{t`Loading profile...`}</span>
              <Skeleton width="13.75rem" />
            </>
          )}
        </h1>
        {account && <Marks account={account} />}
        {account?.highlights && <Highlights of={account.highlights} />}
      </div>
      {account && mayConnect && !account.googleConnected && (
        <div className={styles['connect']}>
          <ConnectAccount />
        </div>
      )}
      {ReportButton && account && !isOwn && (
        <div className={styles['report']}>
          <ReportButton
            reported={{ kind: 'player', id: account.player_id, name: account.name, place: 'profile' }}
          />
        </div>
      )}
      {isOwn && (
        <PageButton to={paths.inventory()} icon={Backpack} size="small" className={styles['look']}>
          {t`Change look`}
        </PageButton>
      )}
    </Card>
  );
}

function Marks({ account: { googleConnected, activeUsernameEffect } }: { readonly account: Account }) {
  return (
    <div className={styles['marks']}>
      {googleConnected && (
        <Chip color="var(--leaf-400)" icon={CircleCheck}>
          {t`Google Connected`}
        </Chip>
      )}
      {activeUsernameEffect && (
        <span className={styles['wearing']}>{t`Wearing ${{ effect: activeUsernameEffect.name }}`}</span>
      )}
    </div>
  );
}

/** When the player joined, the longest streak, and the game played most. */
function Highlights({ of: { joined, longestStreak, favouriteGame } }: { readonly of: AccountHighlights }) {
  // Only a newer server knows a game that this page does not.
  const favourite = screens.find(({ game }) => game.id === favouriteGame);
  return (
    <ul className={styles['highlights']}>
      <li>{t`Playing since ${{ month: monthAndYear(joined) }}`}</li>
      {longestStreak > 1 && <li>{t`Best streak: ${{ days: longestStreak }} days`}</li>}
      {favourite && <li>{t`Favourite game: ${{ game: favourite.game.names.title }}`}</li>}
    </ul>
  );
}
