import type { TierName } from '@hub/engine/wire/tiers';
import { pickTexts } from '../language.ts';

/** Texts of sharing a result. */
const en = {
  /** Labels of the control by what it does in this browser: in a narrow window, in a wide one, and for assistive technology. */
  narrow: { sheet: 'Share…', clipboard: 'Share', text: 'Text' },
  ways: { sheet: 'Share…', clipboard: 'Share', text: 'Show text' },
  names: { sheet: 'Share…', clipboard: 'Share: copy text', text: 'Share: show text' },
  /** What has happened. */
  outcomes: {
    shared: 'Shared.',
    copied: 'Result copied as text.',
    shown: 'Select and copy this text.',
    pictureCopied: 'Picture copied.',
    pictureRefused: 'The browser did not copy the picture.',
    saved: 'Picture saved.',
    ready: 'Ready. Press Share once more.',
    failed: 'Sharing has failed. Try again.',
  },
  /** While the text is shown. */
  hide: 'Hide',
  hideText: 'Hide text',
  text: 'Result as text',
  copyText: 'Copy text',
  copyPicture: 'Copy picture',
  savePicture: 'Save picture',

  day: (number: number): string => `Day ${number}`,
  guesses: (guesses: number): string => `Solved in ${guesses} ${guesses === 1 ? 'guess' : 'guesses'}`,
  streak: (days: number): string => `${days} days in a row`,
  hard: 'Hard mode',
  earlier: (rows: number): string => `+ ${rows} earlier`,
  place: (place: number): string => `${place}${ORDINALS[PLURALS.select(place)] ?? 'th'}`,
  of: (players: number): string => `of ${players} players`,
  tier: (tier: TierName): string => `${tier.charAt(0).toUpperCase()}${tier.slice(1)} tier`,
};

const PLURALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ORDINALS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const shareTexts = pickTexts({ en });
