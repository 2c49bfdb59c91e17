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
  about: 'About',
  reason: 'Reason',
  joined: 'Joined',
  since: 'Since',
  noneWaiting: 'No report waits',
  noneWaitingText: 'What players report appears here, joined by player or lobby, and in the overview.',
  noReporter: 'Those who reported it have left this hub.',
  noneDecided: 'Nothing was decided yet.',
  openPlayer: 'Open the player',
  wasReported: (kind: 'player' | 'lobby', places: string): string =>
    `${kind === 'player' ? 'A player' : 'A lobby'}, seen ${places}.`,
  nowNamed: (name: string): string => `Now named ${isolated(name)}.`,
  reporters: 'Reports',
  from: 'From',
  words: 'Words',
  noWords: 'no words',
  playerSince: 'Since',
  earlier: 'Earlier reports',
  renamings: 'Renamed before',
  decide: 'Decide',
  choices,
  decideDo,
  playerReads: 'The player will read:',
  reportersRead: (count: number): string => `${reportersOf(count)} will read:`,
  decided: (outcome: string, by: string, at: string): string => `Decided: ${outcome} by ${by}, ${at}.`,
  byRule: (rule: string): string => `Rule ${rule}.`,
  noAnswers: 'No player has answered a decision.',
  reply: 'Your reply, the player reads it',
  replyDo: 'Reply, once',
  replied: (reply: string): string => `Replied: ${reply}`,
  games: 'Games',
  suspensions: 'Suspensions',
  newName: 'New name',
  until: 'Until',
  reportsWait: (count: number): string =>
    `${count} ${count === 1 ? 'report' : 'reports'} waiting for a decision`,
  answersWait: (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'} to a decision`,
  answersText: 'A player disagrees and may be answered once.',
  decideNow: 'Decide',
  replyNow: 'Reply',
};
