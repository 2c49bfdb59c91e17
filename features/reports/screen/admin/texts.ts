import type { ReportOutcome } from '@hub/protocol/stored-values';
import { isolated } from '@hub/ui/text/isolated.ts';

const decideDo: Readonly<Record<ReportOutcome, (reporters: number) => string>> = {
  renamed: (reporters) => `Rename and answer ${reportersOf(reporters)}`,
  suspended: (reporters) => `Suspend and answer ${reportersOf(reporters)}`,
  'lobby closed': (reporters) => `Close the lobby and answer ${reportersOf(reporters)}`,
  'lobby gone': (reporters) => `Answer ${reportersOf(reporters)}`,
  'no breach': (reporters) => `Answer ${reportersOf(reporters)}`,
};
const reportersOf = (count: number): string => `${count} ${count === 1 ? 'reporter' : 'reporters'}`;
const choices: Readonly<Record<ReportOutcome, string>> = {
  renamed: 'Rename',
  suspended: 'Suspend',
  'lobby closed': 'Close the lobby',
  'lobby gone': 'Lobby is gone',
  'no breach': 'No breach',
};

/** Texts of the administration about reports, which stays English. */
export const reportTexts = {
  tabs: { waiting: 'Waiting', decided: 'Decided', answers: 'Answers' },
  reason: 'Reason',
  lately: 'Decided lately',
  since: 'Since',
  noneWaitingText: 'What players report appears here, joined by player or lobby, and in the overview.',
  wasReported: (kind: 'player' | 'lobby', places: string): string =>
    `${kind === 'player' ? 'Seen' : 'A lobby, seen'} ${places}.`,
  nowNamed: (name: string): string => `Now named ${isolated(name)}.`,
  from: 'From',
  choices,
  decideDo,
  reportersRead: (count: number): string => `${reportersOf(count)} will read:`,
  decided: (outcome: string, by: string, at: string): string => `Decided: ${outcome} by ${by}, ${at}.`,
  byRule: (rule: string): string => `Rule ${rule}.`,
  replied: (reply: string): string => `Replied: ${reply}`,
  games: 'Games',
  newName: 'New name',
  until: 'Until',
  reportsWait: (count: number): string => (count === 1 ? '1 report waits' : `${count} reports wait`),
  answersWait: (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'} to a decision`,
};
