import type { LeagueReply } from '@hub/protocol/http/leagues';
import { Scene } from '@hub/ui/art/scene.tsx';
import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { nameOf } from '@hub/ui/screens/screen.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { screens } from '../../games.ts';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import styles from './leagues.module.css';

interface Props {
  readonly league: LeagueReply;
  readonly duel: NonNullable<LeagueReply['duel']>;
}

/** The duel of the day. */
export function DuelCard({ league: { id, rows }, duel: { game, played, own } }: Props) {
  const screen = screens.find((one) => one.game.id === game);
  if (screen === undefined) return null;
  return (
    <Plate as="section" className={styles['duel']}>
      <div className={styles['scene']} aria-hidden>
        <Scene src={screen.scene} />
      </div>
      <h2>{texts.duel}</h2>
      <p>{texts.duelText(nameOf(screen))}</p>
      <p className="soft">{texts.played(played, rows.length)}</p>
      {own === 'over' ? (
        <p>{texts.duelDone}</p>
      ) : (
        <LinkButton
          look="gold"
          size="large"
          href={paths.leagueDuel({ id })}
          render={({ href, ...rest }) => <Link {...rest} to={href} />}
        >
          {own === 'playing' ? texts.continueDuel : texts.playDuel}
        </LinkButton>
      )}
    </Plate>
  );
}
