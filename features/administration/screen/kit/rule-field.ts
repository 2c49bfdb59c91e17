import { HOUSE_RULES, type HouseRule, houseRuleSchema } from '@hub/protocol/house-rules';
import { ruleName } from '@hub/web/messages/house-rules.ts';

/** The field for the rule by which a moderator decides. */
export const ruleField = (initial: HouseRule) => ({
  label: 'Rule',
  kind: 'choice' as const,
  initial,
  isShort: true,
  options: HOUSE_RULES.map((value) => ({ value, label: ruleName(value) })),
});
export const ruleOf = (value: string): HouseRule | null => houseRuleSchema.safeParse(value).data ?? null;
export const reasonRead = {
  label: 'Reason, the player reads it',
  needed: 'a reason for the player',
  isWide: true,
};
