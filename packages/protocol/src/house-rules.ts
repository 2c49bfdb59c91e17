import * as z from 'zod/mini';

/** The rules of a hub, by which a moderator decides; a rule's number is its place from 1 on. The texts are in the web app. */
export const HOUSE_RULES = ['names', 'people', 'fairness', 'hub'] as const;
export const houseRuleSchema = z.enum(HOUSE_RULES);
export type HouseRule = z.infer<typeof houseRuleSchema>;
