import type { ReportPlace, ReportReason } from '@hub/protocol/stored-values';
import { t } from '@lingui/core/macro';
import { reportReasons } from '../texts.ts';

const PLACES = {
  profile: 'on the profile',
  lobby: 'in a lobby',
  feed: 'in Recent Activity',
  leaderboard: 'on a leaderboard',
};

/** Reasons of reports in words. */
export const reasonWords = (reasons: readonly ReportReason[]): string =>
  reasons.map((reason) => t(reportReasons[reason].title)).join(', ');

/** Where reporters saw it, in words. */
export const placeWords = (places: readonly ReportPlace[]): string =>
  places.map((place) => PLACES[place]).join(', ');
