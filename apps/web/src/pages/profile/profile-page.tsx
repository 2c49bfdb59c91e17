import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import { failureOf } from '@hub/ui/net/call-error.ts';
import { Redirect, useParams } from '@hub/web/links/navigation.ts';
import { paths } from '@hub/web/links/paths.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { t } from '@lingui/core/macro';
import { lazy, useEffect } from 'react';
import { Banner } from './banner.tsx';
import styles from './profile-page.module.css';
import { RecentMatches } from './recent-matches.tsx';
import { Stats } from './stats.tsx';
import { type Profile, useProfile } from './use-profile.ts';
import { WeekStreaks } from './week-streaks.tsx';

/** So many matches fill their column beside the statistics. */
const FULL_LIST = 5;

// They stand below the statistics.
const OwnSections = lazy(() => import('./own-sections.tsx').then((code) => ({ default: code.OwnSections })));

/** A player's profile; the signed-in player's own without an id in the address. */
export function ProfilePage() {
  const { id } = useParams();
  const profile = useProfile(id);
  if (profile.isMissing) return <Missing />;
  return (
    <>
      <Banner account={profile.account} isOwn={profile.isOwn} />
      <Content {...profile} />
    </>
  );
}

function Content({ account, isOwn, error, query }: Profile) {
  if (error !== null) {
    return <FailedQuery query={query} title={failureOf(error, t`The profile could not be loaded`)} />;
  }
  if (account === undefined)
    return <Loading text={t`Loading profile...`} hint={t`Gathering scores and matches`} />;
  return (
    <>
      <div className={styles['columns']}>
        <Stats account={account} />
        <div className={styles['side']}>
          <RecentMatches account={account} isOwn={isOwn} />
          {isOwn && account.lastGames.length < FULL_LIST && <WeekStreaks />}
        </div>
      </div>
      {isOwn && (
        <OnDemand fallback={<Loading text={t`Loading profile...`} />}>
          <OwnSections isLinked={account.googleConnected} />
        </OnDemand>
      )}
    </>
  );
}

/** Unknown player: shows a message and redirects to the welcome page, and from there home. */
function Missing() {
  const notify = useNotify();
  useEffect(() => {
    notify({ type: 'error', title: t`Player not found`, message: t`There is no player at this address.` });
  }, [notify]);
  return <Redirect to={paths.welcome()} />;
}
