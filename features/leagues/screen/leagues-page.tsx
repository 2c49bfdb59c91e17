import type { LeagueId } from '@hub/engine/wire/ids';
import { EmptyScene } from '@hub/ui/feedback/empty-scene.tsx';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { useNavigate, useParams } from '@hub/web/links/navigation.ts';
import { paths } from '@hub/web/links/paths.ts';
import { useRefreshAccount } from '@hub/web/session/account.ts';
import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { createLeague, joinLeague, ownLeagues } from '../calls.ts';
import { Invitation } from './invitation.tsx';
import { LeagueEntry } from './league-entry.tsx';
import styles from './leagues.module.css';
import { OneField } from './one-field.tsx';
import { rememberInvitation } from './remembered-invitation.ts';

const NAME_MAX = 24;

/** A player's leagues, an invitation by link, and the forms to begin or join one. */
export function LeaguesPage() {
  const { code } = useParams();
  const { call } = useNet();
  const navigate = useNavigate();
  const refreshAccount = useRefreshAccount();
  const { reply, failure, again } = useCall(useCallback((signal) => call(ownLeagues, { signal }), [call]));
  const open = ({ id }: { readonly id: LeagueId }) => {
    rememberInvitation(undefined);
    refreshAccount();
    navigate(paths.league({ id }));
  };
  const join = async (value: string) => {
    try {
      open(await call(joinLeague, { body: { code: value } }));
    } catch (fault) {
      if (!(fault instanceof CallError) || (fault.status !== 400 && fault.status !== 404)) throw fault;
      const { status, code: reason, failure: failed } = fault;
      throw new CallError({ status, code: reason, failure: failed, message: t`No league has this code.` });
    }
  };
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t`Leagues of friends`}</h1>
        <p>{t`Seven days among friends: the three rifts count by guesses, and one duel a day is the same for all.`}</p>
      </header>
      {code !== undefined && <Invitation code={code} join={() => join(code)} />}
      {reply && reply.length > 0 && (
        <ul className={styles['list']}>
          {reply.map((league) => (
            <li key={league.id}>
              <LeagueEntry league={league} />
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <ErrorCard title={t`The league could not be reached`} text={failure.message} onRetry={again} />
      )}
      {!reply && !failure && <Loading text={t`Loading the league`} />}
      <div className={styles['forms']}>
        <OneField
          label={t`Name of the league`}
          title={t`Begin a league`}
          text={t`Seven days from today, up to 50 members. It counts in no ranking and pays nothing.`}
          action={t`Begin a league`}
          variant={code === undefined ? 'gold' : 'neutral'}
          limit={NAME_MAX}
          send={async (name) => open(await call(createLeague, { body: { name } }))}
        />
        <OneField
          label={t({ message: 'Code', comment: 'Label: the code of a league.' })}
          title={t`Join a league`}
          text={t`The six letters and digits that the player who began it has sent you.`}
          action={t`Join`}
          variant="neutral"
          send={join}
        />
      </div>
      {reply?.length === 0 && code === undefined && (
        <div className={styles['scene']}>
          <EmptyScene
            of="archive"
            title={t`You are in no league yet`}
            text={t`Begin one and send its code, or enter the code of a friend.`}
            action={null}
          />
        </div>
      )}
    </div>
  );
}
