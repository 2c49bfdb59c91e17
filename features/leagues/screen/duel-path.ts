import type { ChallengeId, LeagueId } from '@hub/engine/wire/ids';
import { paths } from '@hub/web/links/paths.ts';

/** Parameter with the duel's id. */
export const DUEL = 'duel';

/** Address of a league's duel: its game, or its end once it is played. */
export const duelPath = (league: LeagueId, duel: ChallengeId): string =>
  `${paths.leagueDuel({ id: league })}?${DUEL}=${duel}`;
