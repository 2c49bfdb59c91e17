import { challengeIdSchema } from '@hub/engine/wire/ids';
import { type RunAnswer, withRuns } from '@hub/engine/wire/runs';
import { moreOrLess } from '@hub/games/more-or-less/game.ts';
import { soloGame } from '@hub/games/more-or-less/screen/testing/games.ts';
import { NOW, PLAYER, type Stage } from '../../../e2e/support/stage.ts';
import { shown } from '../../../e2e/support/staged-account.ts';
import { answersOf } from '../../../e2e/support/staged-answers.ts';
import { type ChallengeLine, type ChallengeReply, challengeById } from '../calls.ts';
import { challengeRuns } from '../run-calls.ts';

const HOUR_MS = 3_600_000;
export const CHALLENGE = challengeIdSchema.parse('challengechallen');
const challenged = withRuns(moreOrLess);

const timeOf = (answers: readonly RunAnswer[]): number => answers.reduce((sum, { ms }) => sum + ms, 0);

const line = (
  name: string,
  score: number | null,
  hoursAgo: number,
  parts: Partial<ChallengeLine> = {},
): ChallengeLine => ({
  player: shown(name),
  score,
  ms: score === null ? null : score * 2_900,
  at: NOW - hoursAgo * HOUR_MS,
  isChallenger: false,
  isOwn: name === PLAYER.name,
  ...parts,
});
const former = { id: null, name: 'A former player', usernameEffect: null };
const others = [line('Fenn', 7, 44), { ...line('Gone', 6, 46), player: former }, line('Moss', 4, 52)];

/** A challenge of another player at More or Less: nine right, and how far the player is. */
export function replyChallenge(
  stage: Stage,
  own: ChallengeReply['own'],
  isOver = false,
  challenger = 'Tarn',
): void {
  const [ownAnswers, answersOfTarn] = [answersOf(10, 900), answersOf(9, 1_300)];
  const tarn = line(challenger, 9, 54, { isChallenger: true, ms: timeOf(answersOfTarn) });
  const mineOver = line(PLAYER.name, 10, 0, { ms: timeOf(ownAnswers) });
  const mine = { none: [], playing: [line(PLAYER.name, null, 0)], over: [mineOver] }[own];
  const table = [
    ...mine.filter(({ score }) => score !== null),
    tarn,
    ...others,
    ...mine.filter(({ score }) => score === null),
  ];
  stage.reply(challengeById, {
    id: CHALLENGE,
    game: 'moreOrLess',
    day: null,
    expiresAt: NOW + 6.5 * 24 * HOUR_MS,
    isOver,
    isFull: false,
    table,
    own,
  });
  stage.reply(challengeRuns, {
    own: { line: mineOver, answers: ownAnswers },
    other: { line: tarn, answers: answersOfTarn },
  });
}

/** Lets the page enter the run of that challenge after six questions. */
export function playChallenge(stage: Stage): void {
  const player = { ...soloGame().players[0], id: PLAYER.id };
  const gameState = soloGame({ players: [player as never], score: 6 });
  stage.onCommand(challenged, 'startChallenge', { action: 'gameStarted', payload: { gameState } });
}

/** The answers of the player and the ghost so far. */
export function tellRun(stage: Stage): void {
  stage.tell(challenged, {
    action: 'runUpdate',
    payload: {
      challenge: CHALLENGE,
      gameId: soloGame().gameId,
      from: 0,
      own: answersOf(9, 900).slice(0, 6),
      ghost: answersOf(9, 1_300).slice(0, 6),
      isOver: false,
    },
  });
}
