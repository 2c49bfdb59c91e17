import { NOW, type Stage } from '../../../e2e/support/stage.ts';
import { shown } from '../../../e2e/support/staged-account.ts';
import { type BotRecord, botRecords, type PeopleInSight, peopleInSight } from '../calls.ts';

const HOUR_MS = 3_600_000;

const PEOPLE: PeopleInSight = {
  here: 6,
  isHidden: false,
  people: [
    { player: shown('Tarn'), isHere: true, solved: { game: 'championRift', attempts: 4, at: NOW - HOUR_MS } },
    { player: shown('Fenn'), isHere: true, solved: null },
    { player: shown('Moss'), isHere: false, solved: null },
    { player: shown('Wren'), isHere: false, solved: null },
  ],
  invites: [{ from: shown('Bramble'), kind: 'lobby', game: 'cooldownClash', target: 'ABCDEF', at: NOW }],
};
const RECORDS: BotRecord[] = ['chainOfLegends', 'cooldownClash'].map((game) => ({
  game,
  games: 12,
  winsOfTen: { nubbin: 9, sidestep: 8, gurg: 6, skree: 5, halve: 4, hush: 1 },
}));

/** Some players in sight with an invitation, and records against bots. */
export function replyPeople(stage: Stage): void {
  stage.reply(peopleInSight, PEOPLE);
  stage.reply(botRecords, RECORDS);
}

/** Nobody in sight. */
export function replyNobody(stage: Stage): void {
  stage.reply(peopleInSight, { here: null, people: [], invites: [], isHidden: false });
  stage.reply(botRecords, RECORDS);
}
