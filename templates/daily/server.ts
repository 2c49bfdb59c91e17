import { champions } from '@hub/catalog/champions';
import { nameFinder } from '@hub/catalog/name-matcher';
import type { Game } from '@hub/engine/binding/binding';
import { type DailyDeps, defineDaily } from '@hub/engine/binding/daily';
import { game } from './game.ts';
import { type TemplateDailyParts, templateDailyRules } from './rules/rules.ts';

/** Template Daily: one room per player and day. */
export const createBinding = (deps: DailyDeps): Game =>
  defineDaily<TemplateDailyParts, typeof game>(game, deps, {
    rules: templateDailyRules,
    facts: { entries: champions, find: nameFinder(champions) },
    stateOf: (_view, state) => state,
  });
