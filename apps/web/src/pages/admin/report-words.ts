import type { ReportPlace, ReportReason } from '@hub/protocol/http/reports';
import { reportTexts } from '../../messages/reports.ts';

/** Parameter of the address with the tab of the reports that opens. */
export const TAB = 'tab';

/** Reasons of reports in words. */
export const reasonWords = (reasons: readonly ReportReason[]): string =>
  reasons.map((reason) => reportTexts.reasons[reason].title).join(', ');

/** Where reporters saw it, in words. */
export const placeWords = (places: readonly ReportPlace[]): string =>
  places.map((place) => reportTexts.places[place]).join(', ');
