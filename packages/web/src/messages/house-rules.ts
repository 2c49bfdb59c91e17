import { HOUSE_RULES, type HouseRule } from '@hub/protocol/house-rules';
import { msg, t } from '@lingui/core/macro';

const RULES = {
  names: { short: msg`names`, full: msg`Choose names that all players here can read without harm.` },
  people: { short: msg`people`, full: msg`Be kind to the people you play with.` },
  fairness: { short: msg`fairness`, full: msg`Play by yourself: no scripts, no second account.` },
  hub: { short: msg`the hub`, full: msg`Leave the hub usable for all players.` },
};

/** A rule with its number, as `1, names`. */
export const ruleName = (rule: HouseRule): string =>
  `${HOUSE_RULES.indexOf(rule) + 1}, ${t(RULES[rule].short)}`;

/** A rule as a sentence. */
export const ruleSentence = (rule: HouseRule): string => t(RULES[rule].full);
