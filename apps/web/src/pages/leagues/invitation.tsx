import { DAY_MS } from '@hub/engine/wire/days';
import { LEAGUE_DAYS } from '@hub/engine/wire/limits';
import { leagueInvitation } from '@hub/protocol/http/leagues';
import { Scene } from '@hub/ui/art/scene.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { Swords, Timer, Users } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { invitationCode, rememberInvitation } from '../../features/league/invitation.ts';
import { dailyScreens } from '../../games.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import styles from './leagues.module.css';

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
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isGone = failure !== undefined && failure.status >= 400 && failure.status < 500;
  useEffect(() => {
    if (reply !== undefined) rememberInvitation(code);
    else if (isGone && invitationCode() === code) rememberInvitation(undefined);
  }, [reply, isGone, code]);
  const accept = async () => {
    setIsBusy(true);
    try {
      await join();
    } catch (fault) {
      setError(fault instanceof CallError ? fault.message : texts.failed);
    }
    setIsBusy(false);
  };
  if (failure !== undefined)
    return (
      <ErrorBox>
        {failure.status === 404 ? texts.noInvitation : failure.message}{' '}
        {!isGone && (
          <Button size="small" onClick={again}>
            {texts.tryAgain}
          </Button>
        )}
      </ErrorBox>
    );
  if (reply === undefined) return <Loading text={texts.loading} />;
  return (
    <Plate className={styles['invitation']} aria-label={texts.joinTitle}>
      <div className={styles['backdrop']} aria-hidden>
        <Scene src={dailyScreens[0]?.scene ?? ''} eager />
      </div>
      <p className={styles['from']}>
        <Avatar id={reply.owner.id} size={52} />
        {texts.invited(reply.owner.name)}
      </p>
      <h2>{reply.name}</h2>
      <div className={styles['facts']}>
        <Chip icon={Timer}>{texts.dayNow(dayOf(reply.firstDay))}</Chip>
        <Chip icon={Users}>{texts.members(reply.members)}</Chip>
        <Chip icon={Swords}>{texts.daily}</Chip>
      </div>
      <Button look="gold" size="large" busy={isBusy} onClick={() => void accept()}>
        {texts.joinIt}
      </Button>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
    </Plate>
  );
}

/** The day of the league that it is now, from 1. */
const dayOf = (firstDay: string): number =>
  Math.min(LEAGUE_DAYS, Math.floor((Date.now() - Date.parse(firstDay)) / DAY_MS) + 1);
