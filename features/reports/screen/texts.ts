import type { HouseRule } from '@hub/protocol/house-rules';
import { ruleName } from '@hub/web/messages/house-rules.ts';
import { msg, select, t } from '@lingui/core/macro';

const DECIDED = { renamed: msg`Your name was changed`, suspended: msg`Your account was suspended` };

interface Decision {
  readonly act: 'renamed' | 'suspended';
  readonly rule: HouseRule | null;
  readonly reason: string;
}

/** Title of a decision about a player. */
export const decisionTitle = ({ act }: Pick<Decision, 'act'>): string => t(DECIDED[act]);

/** What a player reads about a decision. */
export const decisionSentence = ({ act, rule, reason }: Decision): string =>
  rule === null
    ? select(act, {
        renamed: `Your name was changed: ${reason}`,
        other: `Your account was suspended: ${reason}`,
      })
    : select(act, {
        renamed: `Your name was changed by rule ${{ rule: ruleName(rule) }}: ${reason}`,
        other: `Your account was suspended by rule ${{ rule: ruleName(rule) }}: ${reason}`,
      });

export const reportReasons = {
  name: { title: msg`Offensive name`, hint: msg`The name insults, or poses as another person.` },
  'lobby name': { title: msg`Offensive name of a lobby`, hint: msg`The name of the lobby insults.` },
  insults: { title: msg`Will not leave a player alone`, hint: msg`Follows, blocks or insults others.` },
  cheating: { title: msg`Cheating`, hint: msg`Scores or answers that no person can have.` },
  other: { title: msg`Something else`, hint: msg`Tell the moderators in your words.` },
};

export const reportOutcomes = {
  renamed: msg`renamed`,
  suspended: msg`suspended`,
  'lobby closed': msg`lobby closed`,
  'lobby gone': msg`lobby was gone`,
  'no breach': msg`no breach`,
};

export const reportAnswers = {
  renamed: msg`Thank you. We changed the name that you reported.`,
  suspended: msg`Thank you. The player that you reported is kept out for a while.`,
  'lobby closed': msg`Thank you. We closed the lobby that you reported.`,
  'lobby gone': msg`Thank you. The lobby that you reported was closed before we could look at it.`,
  'no breach': msg`Thank you. We looked at it, and found no breach of the rules.`,
};
