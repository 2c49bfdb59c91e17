import { NOW, type Stage } from '../../../e2e/support/stage.ts';
import { named } from '../../../e2e/support/staged-rooms.ts';
import { listAnswers, listReports, showReport } from '../admin-calls.ts';
import { ownDecisions } from '../calls.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Nobody has reported the player, who has reported nobody. */
export const replyNoDecisions = (stage: Stage): void =>
  stage.reply(ownDecisions, { answered: [], received: [] });

const about = { kind: 'player' as const, player: named('WWWWWWWWWWWW'), lobby: null, name: 'WWWWWWWWWWWW' };
const reports = [
  {
    id: 'case-1',
    about,
    reasons: ['name' as const],
    places: ['lobby' as const, 'feed' as const],
    joined: 3,
    firstAt: NOW - 3 * HOUR_MS,
    lastAt: NOW - 2 * HOUR_MS,
    decision: null,
  },
  {
    id: 'case-2',
    about: { kind: 'lobby' as const, player: null, lobby: 'ABC234', name: 'Quiet evening' },
    reasons: ['lobby name' as const],
    places: ['lobby' as const],
    joined: 1,
    firstAt: NOW - 5 * HOUR_MS,
    lastAt: NOW - 5 * HOUR_MS,
    decision: null,
  },
  {
    id: 'case-3',
    about: { kind: 'player' as const, player: named('Sorrel'), lobby: null, name: 'Sorrel' },
    reasons: ['insults' as const],
    places: ['lobby' as const],
    joined: 1,
    firstAt: NOW - 26 * HOUR_MS,
    lastAt: NOW - 26 * HOUR_MS,
    decision: null,
  },
];
/** Cases that were decided lately. */
const decided = (
  [
    ['case-6', 'Rook', 'insults', 'suspended', 'Kestrel', 2],
    ['case-5', 'Player-8814', 'name', 'renamed', 'Fenn', 8],
    ['case-4', 'Juniper', 'cheating', 'no breach', 'Fenn', 51],
    ['case-3a', 'Ash', 'insults', 'suspended', 'Kestrel', 120],
    ['case-2a', 'Bramble', 'name', 'no breach', 'Fenn', 171],
    ['case-1a', 'Copper Otter', 'name', 'renamed', 'Kestrel', 260],
  ] as const
).map(([id, name, reason, outcome, by, hours]) => ({
  id,
  about: { kind: 'player' as const, player: named(name), lobby: null, name },
  reasons: [reason],
  places: ['lobby' as const],
  joined: 1,
  firstAt: NOW - (hours + 3) * HOUR_MS,
  lastAt: NOW - (hours + 3) * HOUR_MS,
  decision: { outcome, rule: null, reason: '', by, at: NOW - hours * HOUR_MS },
}));
/** How many cases wait for the moderators. */
export const WAITING = reports.length;

/** One of its reports. */
const from = (name: string, hours: number, words: string | null) => ({
  from: named(name),
  reason: 'name' as const,
  place: 'lobby' as const,
  words,
  at: NOW - hours * HOUR_MS,
});

/** These cases, the first with its reports. */
export function replyCases(stage: Stage): void {
  stage.reply(listReports, ({ query }) => {
    const rows = query.get('state') === 'waiting' ? reports : decided;
    return { rows, total: rows.length };
  });
  const [first] = reports;
  if (first === undefined) throw new Error('There is no staged report');
  stage.reply(showReport, {
    ...first,
    reports: [
      from('Moss', 2, 'It stretches every list, on purpose'),
      from('Lark', 3, null),
      from('Wren', 3, null),
    ],
    player: {
      since: NOW - 19 * DAY_MS,
      games: 38,
      decidedReports: 0,
      renamings: 1,
      suspensions: 0,
      suggestedName: 'Player-3107',
    },
    isOpen: false,
  });
  stage.reply(listAnswers, { rows: [], total: 0 });
}
