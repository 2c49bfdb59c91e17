import type { Account } from '@hub/protocol/http/accounts';
import { type GameScreen, isVersus, nameOf } from '@hub/ui/screens/screen.ts';
import { dailyScreens, scoreScreens, screens } from '@hub/web/games.ts';
import { firstPath, playPath, startPath } from '@hub/web/links/paths.ts';
import { dailyStats, otherTables, scoreStats, versusStats } from '@hub/web/session/game-stats.ts';
import { t } from '@lingui/core/macro';

/** One of the first things to do on the hub. */
export interface FirstStep {
  readonly id: 'rift' | 'score' | 'table';
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly isDone: boolean;
}

/** The first steps of a new player; undefined for one who has done all of them or has solved rifts of two days. */
export function stepsOf(account: Account): readonly FirstStep[] | undefined {
  const runs = dailyScreens.map(({ game }) => dailyStats(account, game));
  if (runs.some(({ completed }) => completed > 1)) return undefined;
  const versus = screens.filter(isVersus);
  const [rift] = dailyScreens;
  const [score] = scoreScreens;
  const [table] = versus;
  const sat = versus.some(({ game }) => {
    const { wins, looses } = versusStats(account, game);
    const { againstBots, late } = otherTables(account, game);
    return wins + looses + againstBots + late > 0;
  });
  const steps = [
    ...stepOf(
      'rift',
      rift,
      rift && playPath(rift),
      runs.some(({ completed }) => completed > 0),
    ),
    ...stepOf(
      'score',
      score,
      score && startPath(score),
      scoreScreens.some(({ game }) => scoreStats(account, game).playedGames > 0),
    ),
    ...stepOf('table', table, table && firstPath(table), sat),
  ];
  return steps.every(({ isDone }) => isDone) ? undefined : steps;
}

/** A step in a game; none on a hub without such a game. */
function stepOf(
  id: FirstStep['id'],
  screen: GameScreen | undefined,
  path: string | undefined,
  isDone: boolean,
): readonly FirstStep[] {
  if (screen === undefined || path === undefined) return [];
  return [{ id, ...wordsOf(id, id === 'rift' ? screen.game.names.title : nameOf(screen)), path, isDone }];
}

function wordsOf(id: FirstStep['id'], game: string): Pick<FirstStep, 'title' | 'text'> {
  if (id === 'rift') return { title: t`Solve your first rift`, text: t`${game} opens a new one every day.` };
  if (id === 'score')
    return { title: t`Play for a score`, text: t`${game} takes a minute, and every point pays.` };
  return { title: t`Take a seat at a table`, text: t`${game}: bots play along until friends come.` };
}
