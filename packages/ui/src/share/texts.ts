import { pickTexts } from '../language.ts';

/** Texts of sharing a result. */
const en = {
  place: (place: number): string => `${place}${ORDINALS[PLURALS.select(place)] ?? 'th'}`,
};

const PLURALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ORDINALS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const shareTexts = pickTexts({ en });
