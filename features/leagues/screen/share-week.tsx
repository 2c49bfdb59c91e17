import { LateShareButton } from '@hub/ui/share/late-share-button.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { dailyScreens } from '@hub/web/games.ts';
import { paths } from '@hub/web/links/paths.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { plural, t } from '@lingui/core/macro';
import type { LeagueReply } from '../calls.ts';
import { podiumOf, spanOf } from './week-facts.ts';

const ready = async () => undefined;

/** Shares a picture of a week with names and points; it has no answers to tell. */
export function ShareWeek({ league }: { readonly league: LeagueReply }) {
  const { name } = league;
  const { name: own } = usePlayer();
  const scene = dailyScreens[0]?.scene ?? '';
  return (
    <LateShareButton
      player={{ name: own, usernameEffect: null }}
      scene={scene}
      preload={ready}
      content={async () => ({
        title: name,
        subtitle: spanOf(league),
        // The code of a league must not travel with a picture.
        path: paths.leagues({}),
        scene,
        facts: podiumOf(league).map(
          ({ place, player, points }) =>
            t`${place}. ${{ name: isolated(player.name) }}, ${plural(points, { one: '# point', other: '# points' })}`,
        ),
      })}
    />
  );
}
