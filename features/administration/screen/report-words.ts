import type { ReportPlace, ReportReason } from '@hub/protocol/stored-values';
import { msg, t } from '@lingui/core/macro';
import { reportReasons } from '../../reports/screen/texts.ts';

const PLACES = {
  profile: msg`on the profile`,
  lobby: msg`in a lobby`,
  feed: msg`in Recent Activity`,
  leaderboard: msg`on a leaderboard`,
};

/** Parameter of the address with the tab of the reports that opens. */
export const TAB = 'tab';

/** Reasons of reports in words. */
export const reasonWords = (reasons: readonly ReportReason[]): string =>
  reasons.map((reason) => t(reportReasons[reason].title)).join(', ');

/** Where reporters saw it, in words. */
export const placeWords = (places: readonly ReportPlace[]): string =>
  places.map((place) => t(PLACES[place])).join(', ');
