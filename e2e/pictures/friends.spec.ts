import { leagueById, leagueInvitation, ownLeagues } from '@hub/features/leagues/calls.ts';
import {
  CHALLENGE,
  playChallenge,
  replyChallenge,
  tellRun,
} from '../../features/challenges/testing/staged.ts';
import { DUEL, LEAGUE, leagueOf, replyDuelEnd, replyLeague } from '../../features/leagues/testing/staged.ts';
import { expectNothingCollides } from '../support/collisions.ts';
import { expectFits, FEW_SIZES } from '../support/fit.ts';
import { expectPictures, visit } from '../support/pictures.ts';
import { Stage } from '../support/stage.ts';
import { replyEmpty, replyUsed } from '../support/staged-calls.ts';
import { expect, test, untilComplete } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SMALLEST = { width: 320, height: 568 };
const ON_ITS_SIDE = { width: 844, height: 390 };

test('a league in its week: one player, eight, and fifty', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  replyLeague(stage);
  await visit(page, `/league/${LEAGUE}`, 'Lantern League');
  await expectPictures(page, 'league');
  const duel = page.getByRole('link', { name: 'Play the duel' });
  const upright = page.getByRole('heading', { level: 1 });
  await expectFits(page, { visible: [upright], apart: [upright, duel], sizes: FEW_SIZES });
  await page.getByRole('button', { name: 'Manage the league' }).click();
  await expect(page.getByRole('button', { name: 'Remove Fenn' })).toBeVisible();
  await expectPictures(page, 'league-manage');
  await page.keyboard.press('Escape');
  for (const week of [
    { members: 1, day: 1 },
    { members: 50, day: 7, own: 'over' },
  ] as const) {
    replyLeague(stage, week);
    await visit(page, `/league/${LEAGUE}`, 'Lantern League');
    await expectFits(page, { visible: [upright], sizes: FEW_SIZES });
  }
});

test('the longest names end in dots on small phones', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  const league = leagueOf();
  const rows = league.rows.map((row) => ({ ...row, player: { ...row.player, name: 'WWWWWWWWWWWW' } }));
  stage.reply(leagueById, { ...league, rows });
  stage.reply(ownLeagues, [league]);
  await visit(page, `/league/${LEAGUE}`, league.name);
  await expectNothingCollides(page, [SMALLEST]);
  replyLeague(stage, { members: 4, game: 'moreOrLess', own: 'over' });
  replyDuelEnd(stage, 'WWWWWWWWWWWW');
  await visit(page, `/league/${LEAGUE}/duel?duel=${DUEL}`, 'WWWWWWWWWWWW wins by 1');
  await expectNothingCollides(page, [SMALLEST]);
  replyChallenge(stage, 'none', true, 'WWWWWWWWWWWW');
  await visit(page, `/challenge/${CHALLENGE}`, /^WWWWWWWWWWWW won with 9/);
  await expectNothingCollides(page, [SMALLEST, ON_ITS_SIDE]);
});

test('the end of a duel of the day', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  replyLeague(stage, { members: 4, game: 'moreOrLess', own: 'over' });
  replyDuelEnd(stage);
  await visit(page, `/league/${LEAGUE}/duel?duel=${DUEL}`, 'Fenn wins by 1');
  await expectPictures(page, 'duel-end');
  const upright = page.getByRole('heading', { level: 1 });
  const back = page.getByRole('link', { name: 'To the league' });
  await expectFits(page, { visible: [upright, back], apart: [upright, back], sizes: FEW_SIZES });
});

test('the end of a league: eight players, nobody, and fifty', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  replyLeague(stage, { day: 8 });
  await visit(page, `/league/${LEAGUE}`, /wins the week$/);
  await expectPictures(page, 'league-end');
  for (const members of [1, 50]) {
    replyLeague(stage, { day: 8, members });
    await visit(page, `/league/${LEAGUE}`, /wins? the week$/);
    await expectFits(page, { visible: [page.getByRole('heading', { level: 1 })], sizes: FEW_SIZES });
  }
});

test('the leagues of a player, none, and an invitation', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  replyLeague(stage);
  const { rows, days } = leagueOf();
  const owner = rows[0]?.player ?? { id: null, name: '', usernameEffect: null };
  stage.reply(leagueInvitation, {
    name: 'Owls of the Evening',
    owner,
    members: 7,
    firstDay: days[0] as never,
  });
  await visit(page, '/leagues/4K2MRT', 'Leagues of friends');
  const join = page.getByRole('region', { name: 'Join a league' }).getByRole('button', { name: 'Join' });
  await expect(join).toBeVisible();
  await expectPictures(page, 'leagues-invited');
  await expectFits(page, { visible: [page.getByRole('heading', { level: 1 })], sizes: FEW_SIZES });
});

test('the page of a challenge', async ({ page }) => {
  const stage = await Stage.on(page, { isSignedIn: false });
  replyEmpty(stage);
  replyChallenge(stage, 'none');
  await visit(page, `/challenge/${CHALLENGE}`, /^9 in a row/);
  await expectPictures(page, 'challenge');
  await expectFits(page, { visible: [page.getByRole('heading', { level: 1 })], sizes: FEW_SIZES });
  replyChallenge(stage, 'none', true);
  await visit(page, `/challenge/${CHALLENGE}`, /^Tarn won with 9/);
  await expect(page.getByText('This challenge is over')).toBeVisible();
  await expectPictures(page, 'challenge-over');
  await expectFits(page, { visible: [page.getByRole('heading', { level: 1 })], sizes: FEW_SIZES });
});

test('the run of a challenge beside its ghost, and both runs', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  replyChallenge(stage, 'playing');
  playChallenge(stage);
  await page.goto(`/challenge/${CHALLENGE}/run`);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
  tellRun(stage);
  await expect(page.getByText('question 6')).toBeVisible();
  await untilComplete(page);
  await expectPictures(page, 'challenge-play');
  const asked = [
    page.getByRole('button', { name: 'More', exact: true }),
    page.getByRole('button', { name: 'Less', exact: true }),
    page.getByRole('main').getByRole('complementary'),
  ];
  await expectFits(page, { visible: asked, apart: asked });
  replyChallenge(stage, 'over');
  await visit(page, `/challenge/${CHALLENGE}/run`, 'You win by 1');
  await expectPictures(page, 'challenge-compare');
  await expectFits(page, { visible: [page.getByRole('heading', { level: 1 })], sizes: FEW_SIZES });
});
