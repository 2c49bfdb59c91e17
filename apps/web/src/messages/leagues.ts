import { LEAGUE_DAYS } from '@hub/engine/wire/limits';
import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const PLACES = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const placeInWords = (place: number): string => PLACES[place] ?? `number ${place}`;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function moved(place: number, before: number | null): string {
  if (before === null || before === place) return '';
  const places = inWords(Math.abs(before - place));
  return `, ${places} ${before > place ? 'up' : 'down'} since yesterday`;
}

const en = {
  title: 'Leagues of friends',
  intro:
    'Seven days among friends: the three rifts count by guesses, and one duel a day is the same for all.',
  empty: 'You are in no league yet',
  emptyText: 'Begin one and send its code, or enter the code of a friend.',
  create: 'Begin a league',
  createText: 'Seven days from today, up to 50 members. It counts in no ranking and pays nothing.',
  name: 'Name of the league',
  join: 'Join',
  joinIt: 'Join the league',
  joinTitle: 'Join a league',
  joinText: 'The six letters and digits that the player who began it has sent you.',
  code: 'Code',
  invited: (owner: string): string => `${isolated(owner)} invites you to a league`,
  dayNow: (day: number): string => (day < 1 ? 'Begins today' : `Day ${day} of ${LEAGUE_DAYS}`),
  daily: 'Three rifts and a duel a day',
  noInvitation: 'No league has this code.',
  tryAgain: 'Try again',
  failed: 'The league could not be reached',
  loading: 'Loading the league',
  missing: 'There is no such league here',
  missingText: 'It may be over for more than four weeks, or you are not a member of it.',
  toLeagues: 'Your leagues',
  members: (count: number): string => counted(count, 'member', 'members'),
  dayOf: (day: number, days: number): string => `Day ${day} of ${days}.`,
  closes: 'The day closes at 00:30 UTC.',
  over: 'This league is over',
  placeInAll: (place: number): string => `Your place: ${placeInWords(place)}.`,
  placeToday: (place: number, before: number | null): string =>
    `Your place today: ${placeInWords(place)}${moved(place, before)}.`,
  invite: (code: string): string => `Invite, code ${code}`,
  invitation: 'Link to the league',
  copied: 'Link copied',
  points: 'Points',
  pointsOf: (points: number): string => counted(points, 'point', 'points'),
  today: 'Today',
  place: 'Place',
  daysOf: (name: string): string => `Days of ${isolated(name)}`,
  you: 'You',
  began: 'Began the league',
  up: (places: number): string => `up ${places}`,
  down: (places: number): string => `down ${places}`,
  best: 'Best of the day',
  partsDone: (done: number, all: number): string => `, ${done} of ${all} played`,
  legendRift: 'Rift: 10 points less the guesses',
  legendDuel: 'Duel: 10, 7, 5, 3, 1 by place',
  duel: 'Duel of the day',
  duelText: (game: string): string => `${game}, the same questions for all. You have one try.`,
  played: (played: number, members: number): string => `${played} of ${members} have played`,
  playDuel: 'Play the duel',
  continueDuel: 'Continue the duel',
  duelDone: (score: number): string => `You have played: ${score}. The next one comes at midnight UTC.`,
  seeDuel: 'See the duel',
  ownDuels: 'Your duels',
  ownDuel: (day: string, score: number): string => `Duel of ${day}: ${score}`,
  ownResult: (score: number): string => `Your score: ${score}`,
  duelOf: (game: string, day: string): string => `${game}, the duel of ${day}`,
  duelPlace: (of: { readonly place: number; readonly points: number; readonly isClosed: boolean }): string =>
    `${sentence(placeInWords(of.place))}${of.isClosed ? '' : ' so far'}: ${counted(of.points, 'point', 'points')}`,
  endedTooLate: 'It ended after 00:30 UTC and does not count.',
  tooLate: 'too late',
  firstToPlay: 'You are the first to play it',
  firstToPlayText: 'The next member who plays it is shown beside you here, round by round.',
  nobodyElse: 'No other member played it',
  nobodyElseText: 'Your run stands alone.',
  whoPlayed: 'Who has played',
  toLeague: 'To the league',
  daysSoFar: 'Days so far',
  noMember: 'No member played',
  andOthers: (others: number): string => `and ${inWords(others)} with the same points`,
  again: (members: number): string => (members === 1 ? 'Another week' : `Another week with all ${members}`),
  toNext: 'To the new week',
  podium: (place: number, name: string, points: number): string =>
    `${place}. ${isolated(name)}, ${points} points`,
  winner: (names: readonly string[]): string => {
    if (names.length === 0) return 'A week without a winner';
    const winners = names.map(isolated).join(' and ');
    return names.length === 1 ? `${winners} wins the week` : `${winners} win the week`;
  },
  emptyWeek: 'No member played in this week.',
  week: (name: string, span: string, members: number, rifts: number): string =>
    `${isolated(name)}, ${span}. ${counted(members, 'member', 'members')}, ${counted(rifts, 'rift', 'rifts')} solved.`,
  span: (first: string, last: string): string => `${first} to ${last}`,
  theWeek: 'The week',
  fromPodium: (points: number): string => `${counted(points, 'point', 'points')} to the podium`,
  winnersOfDays: 'Winners of the days',
  wonDay: (day: string, names: readonly string[]): string =>
    `${day}: ${names.map(isolated).join(', ') || 'no member played'}`,
  manage: 'Manage the league',
  removeText: 'A removed player cannot return and loses all points.',
  leave: 'Leave the league',
  leaveShort: 'Leave',
  leaveText: (isOwner: boolean, isOver: boolean): string => {
    if (isOver) return 'The league disappears from your list.';
    return `${isOwner ? 'The member who joined first takes over. ' : ''}Until the week ends, you can return with the code.`;
  },
  close: 'End the league now',
  closeText: (members: number): string =>
    `For ${counted(members, 'member', 'members')}: the points so far decide the week.`,
  removeShort: 'Remove',
  remove: (name: string): string => `Remove ${isolated(name)}`,

  /** What was good about a day or a week, as one sentence without a full stop. */
  facts: (all: readonly string[]): string => sentence(all.join(', ')),
  firstTryAt: (game: string): string => `first try at ${game}`,
  riftsIn: (rifts: number, guesses: number): string => `${inWords(rifts)} rifts in ${guesses}`,
  riftsSolved: (rifts: number): string =>
    rifts === 1 ? 'one rift solved' : `${inWords(rifts)} rifts solved`,
  wonDuel: 'won the duel',
  bestDays: (days: number): string => (days === 1 ? 'best of one day' : `best of ${inWords(days)} days`),
  firstTries: (tries: number): string => (tries === 1 ? 'one first try' : `${inWords(tries)} first tries`),
  duelsWon: (duels: number): string => (duels === 1 ? 'won a duel' : `won ${inWords(duels)} duels`),
  missedNothing: 'missed no rift',
};

export const leagueTexts = pickTexts({ en });
