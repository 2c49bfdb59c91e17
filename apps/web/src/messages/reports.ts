import { HOUSE_RULES, type HouseRule } from '@hub/protocol/house-rules';
import type { ReportOutcome, ReportPlace, ReportReason } from '@hub/protocol/http/reports';
import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { msg, t } from '@lingui/core/macro';

const rules: Readonly<Record<HouseRule, readonly [short: string, full: string]>> = {
  names: ['names', 'Choose names that all players here can read without harm.'],
  people: ['people', 'Be kind to the people you play with.'],
  fairness: ['fairness', 'Play by yourself: no scripts, no second account.'],
  hub: ['the hub', 'Leave the hub usable for all players.'],
};

const reasons: Readonly<Record<ReportReason, { readonly title: string; readonly hint: string }>> = {
  name: { title: 'Offensive name', hint: 'The name insults, or poses as another person.' },
  'lobby name': { title: 'Offensive name of a lobby', hint: 'The name of the lobby insults.' },
  insults: { title: 'Will not leave a player alone', hint: 'Follows, blocks or insults others.' },
  cheating: { title: 'Cheating', hint: 'Scores or answers that no person can have.' },
  other: { title: 'Something else', hint: 'Tell the moderators in your words.' },
};

const places: Readonly<Record<ReportPlace, string>> = {
  profile: 'on the profile',
  lobby: 'in a lobby',
  feed: 'in Recent Activity',
  leaderboard: 'on a leaderboard',
};

const outcomes: Readonly<Record<ReportOutcome, string>> = {
  renamed: 'renamed',
  suspended: 'suspended',
  'lobby closed': 'lobby closed',
  'lobby gone': 'lobby was gone',
  'no breach': 'no breach',
};

/** What reporters read. */
const answers: Readonly<Record<ReportOutcome, string>> = {
  renamed: 'Thank you. We changed the name that you reported.',
  suspended: 'Thank you. The player that you reported is kept out for a while.',
  'lobby closed': 'Thank you. We closed the lobby that you reported.',
  'lobby gone': 'Thank you. The lobby that you reported was closed before we could look at it.',
  'no breach': 'Thank you. We looked at it, and found no breach of the rules.',
};

const en = {
  rules,
  reasons,
  places,
  outcomes,
  answers,
  report: 'Report',
  question: 'What is wrong?',
  words: 'In your words, if you like',
  send: 'Send to the moderators',
  sentTitle: 'Sent to the moderators',
  sent: 'You will read here what became of it.',
  joined: 'Others reported the same. You will read here what became of it.',
  failed: 'The report could not be sent. Please try again.',
  renamed: 'Your name was changed',
  suspended: 'Your account was suspended',
  byRule: (rule: string): string => ` by rule ${rule}`,
  mayAnswer: 'Do you think that this is a mistake? You may answer once.',
  mayRename: 'If you want another name, write it below: a moderator reads it and can change your name.',
  answer: 'Your answer',
  sendAnswer: 'Send the answer',
  answered: 'Your answer was sent. The moderators read it.',
  reply: 'The moderators replied:',
  about: (name: string): string => `Your report about ${isolated(name)}`,
  read: 'I have read this',
};

export const reportTexts = pickTexts({ en });

/** A rule with its number, as `1, names`. */
export const ruleName = (rule: HouseRule): string =>
  `${HOUSE_RULES.indexOf(rule) + 1}, ${reportTexts.rules[rule][0]}`;

interface Decision {
  readonly act: 'renamed' | 'suspended';
  readonly rule: HouseRule | null;
  readonly reason: string;
}

/** What a player reads about a decision. */
export const decisionSentence = ({ act, rule, reason }: Decision): string =>
  `${reportTexts[act]}${rule === null ? '' : t` by rule ${{ rule: ruleName(rule) }}`}: ${reason}`;

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
