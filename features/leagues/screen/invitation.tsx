import { DAY_MS } from '@hub/engine/wire/days';
import { LEAGUE_DAYS } from '@hub/engine/wire/limits';
import vista from '@hub/ui/art/pictures/scene-vista.svg';
import { Scene } from '@hub/ui/art/scene.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { serverNow } from '@hub/ui/net/server-clock.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { plural, t } from '@lingui/core/macro';
import { Swords, Timer, Users } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { leagueInvitation } from '../calls.ts';
import styles from './leagues.module.css';
import { invitationCode, rememberInvitation } from './remembered-invitation.ts';

interface Props {
  readonly code: string;
  /** Rejects with the reason for the player. */
  readonly join: () => Promise<void>;
}

/** The league behind a link: who invites, and one press to join. The menu has an entry until it is joined. */
export function Invitation({ code, join }: Props) {
  const { call } = useNet();
  const { reply, failure, again } = useCall(
    useCallback((signal) => call(leagueInvitation, { params: { code }, signal }), [call, code]),
  );
  const { act, error, isBusy } = useAct(t`The league could not be reached`);
  const isGone = failure !== undefined && failure.status >= 400 && failure.status < 500;
  useEffect(() => {
    if (reply !== undefined) rememberInvitation(code);
    else if (isGone && invitationCode() === code) rememberInvitation(undefined);
  }, [reply, isGone, code]);
  if (failure !== undefined)
    return (
      <ErrorBox>
        {failure.status === 400 || failure.status === 404 ? t`No league has this code.` : failure.message}{' '}
        {!isGone && (
          <Button size="small" onClick={again}>
            {t`Try again`}
          </Button>
        )}
      </ErrorBox>
    );
  if (reply === undefined) return <Loading text={t`Loading the league`} />;
  return (
    <Card className={styles['invitation']} aria-label={t`Join a league`}>
      <Scene src={vista} eager className={styles['vista']} />
      <Avatar id={reply.owner.id} size={184} className={styles['owner']} />
      <p>{t`${{ owner: isolated(reply.owner.name) }} invites you to a league`}</p>
      <h2>
        <bdi>{reply.name}</bdi>
      </h2>
      <div className={styles['facts']}>
        <Chip icon={Timer}>
          {dayOf(reply.firstDay) < 1
            ? t`Begins today`
            : t`Day ${{ day: dayOf(reply.firstDay) }} of ${LEAGUE_DAYS}`}
        </Chip>
        <Chip icon={Users}>{plural({ count: reply.members }, { one: '# member', other: '# members' })}</Chip>
        <Chip icon={Swords}>{t`Three rifts and a duel a day`}</Chip>
      </div>
      <Button variant="gold" size="large" busy={isBusy} onClick={() => void act(join)}>
        {t`Join the league`}
      </Button>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
    </Card>
  );
}

/** The day of the league that it is now, from 1. */
const dayOf = (firstDay: string): number =>
  Math.min(LEAGUE_DAYS, Math.floor((serverNow() - Date.parse(firstDay)) / DAY_MS) + 1);
