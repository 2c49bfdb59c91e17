import { DAY_MS } from '@hub/engine/wire/days';
import { pickTexts } from '@hub/ui/language.ts';

const texts = pickTexts({
  en: {
    lessThanOne: 'less than a day',
    days: (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`,
  },
});

/** How long something holds, to the nearest day: what holds seven days says seven in its first hours. */
export const daysLeft = (ms: number): string =>
  ms < DAY_MS ? texts.lessThanOne : texts.days(Math.round(ms / DAY_MS));
