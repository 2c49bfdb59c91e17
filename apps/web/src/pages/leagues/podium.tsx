import { anotherWeek, type LeagueReply } from '@hub/protocol/http/leagues';
import { Button } from '@hub/ui/controls/button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { ShareButton } from '@hub/ui/share/share-button.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlayer } from '../../features/session/use-session.ts';
import { dailyScreens } from '../../games.ts';
import { paths } from '../../links/paths.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import styles from './leagues.module.css';

const SHOWN = 3;
const ready = async () => undefined;

/** The end of a league: the first three, another week in one press, and a picture to share without any answer. */
export function Podium({ league }: { readonly league: LeagueReply }) {
  const { call } = useNet();
  const navigate = useNavigate();
  const { name } = usePlayer();
  const [error, setError] = useState<string>();
  const first = league.rows.filter(({ place, points }) => place <= SHOWN && points > 0);
  const [winner] = first;
  const scene = dailyScreens[0]?.scene ?? '';
  const again = async () => {
    try {
      const { id } = league.next
        ? { id: league.next }
        : await call(anotherWeek, { params: { league: league.id } });
      await navigate(paths.league({ id }));
    } catch (fault) {
      setError(fault instanceof CallError ? fault.message : texts.failed);
    }
  };
  return (
    <Plate as="section" padded className={styles['podium']}>
      <h2>{winner === undefined ? texts.draw : texts.winner(winner.player.name)}</h2>
      <ol className={styles['steps']}>
        {first.map(({ place, player, points }) => (
          <li key={player.id ?? place} data-place={place}>
            <Avatar name={player.name} id={player.id ?? ''} size={64} />
            <Username name={player.name} effect={player.usernameEffect} display />
            <b className="num">{points}</b>
            <span className={styles['step']}>{place}</span>
          </li>
        ))}
      </ol>
      <div className={styles['ending']}>
        <Button look="gold" size="large" icon={RotateCcw} onClick={() => void again()}>
          {league.next ? texts.toNext : texts.again(league.rows.length)}
        </Button>
        <ShareButton
          player={{ name, usernameEffect: null }}
          scene={scene}
          preload={ready}
          content={async () => ({
            title: league.name,
            path: paths.leagues({}),
            scene,
            facts: first.map(({ place, player, points }) => texts.podium(place, player.name, points)),
          })}
        />
      </div>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
    </Plate>
  );
}
