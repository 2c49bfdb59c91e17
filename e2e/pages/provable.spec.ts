import { createHash } from 'node:crypto';
import type { Day } from '@hub/engine/wire/ids';
import { type DailyProof, FIRST_PREVIOUS, proofText } from '@hub/protocol/daily-proof';
import { heartbeat } from '@hub/protocol/http/activity';
import { dailyProofs } from '@hub/protocol/http/dailies';
import { expectNothingSerious } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/inspect.ts';
import { NOW, Stage } from '../support/stage.ts';
import { expect, PHONE, test } from '../support/test.ts';

const DAY_MS = 86_400_000;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Ten days of Champion Rift: seven that are over, today and two coming ones. */
function honestDays() {
  const proofs: (DailyProof & { readonly day: Day })[] = [];
  const answers = ['Ahri', 'Zed', 'MonkeyKing', 'Jinx', 'Braum', 'Lux', 'Gnar', 'Ashe', 'Sona', 'Vi'];
  for (const [index, answer] of answers.entries()) {
    const start = NOW + (index - 7) * DAY_MS;
    const day = new Date(start).toISOString().slice(0, 10) as Day;
    const previous = proofs.at(-1)?.commitment ?? FIRST_PREVIOUS;
    const revealed = { day, answer, nonce: sha256(`nonce ${index}`), previous };
    const commitment = sha256(proofText('championRift', revealed));
    const isOver = index < 7;
    proofs.push({
      ...revealed,
      commitment,
      committedAt: start - 3 * DAY_MS,
      ...(!isOver && { answer: null, nonce: null }),
    });
  }
  return proofs;
}

test('a visitor checks published days, and sees which one was changed', async ({ page }) => {
  const stage = await Stage.on(page, { isSignedIn: false });
  const honest = honestDays();
  stage.reply(dailyProofs, honest);
  stage.reply(heartbeat, { online: 1 });
  await page.setViewportSize(PHONE);
  await page.goto('/provable');
  await expect(page.getByText('All 7 days are as promised')).toBeVisible();
  const days = page.getByRole('list', { name: 'Checked days, newest first' }).getByRole('listitem');
  await expect(days).toHaveCount(10);
  await expect(days.filter({ hasText: 'Proven' })).toHaveCount(7);
  await expect(days.filter({ hasText: 'Still secret' })).toHaveCount(3);

  const tampered = honest.map((proof, index) => (index === 4 ? { ...proof, answer: 'Teemo' } : proof));
  stage.reply(dailyProofs, tampered);
  await page.getByRole('button', { name: 'Check these days' }).click();
  await expect(page.getByText('1 of 10 days is not as promised')).toBeVisible();
  const broken = days.filter({ hasText: 'Broken' });
  await expect(broken).toHaveCount(1);
  await expect(broken).toContainText('TeemoBrokenAnswer and nonce do not give the commitment.');
  await broken.locator('summary').press('Enter');
  const hash = broken.getByText(honest[4]?.commitment ?? '');
  await expect(hash).toBeVisible();
  // Digits below each other can be compared.
  await page.evaluate(() => document.fonts.ready);
  const widths = await hash.evaluate((element) => {
    const ink = document.createElement('canvas').getContext('2d');
    if (ink === null) return [];
    ink.font = getComputedStyle(element).font;
    return ['ffff', '1111', 'mmmm'].map((digits) => ink.measureText(digits).width);
  });
  expect(new Set(widths).size).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectNothingSerious(page);
});

test('the days that a hub publishes can be checked', async ({ page }) => {
  await page.goto('/provable');
  // A new hub has committed its first day and two days ahead; a midnight adds one.
  await expect(page.getByText('Not over yet: nothing to check so far')).toBeVisible();
  const days = page.getByRole('list', { name: 'Checked days, newest first' }).getByRole('listitem');
  await expect.poll(() => days.count()).toBeGreaterThanOrEqual(3);
  // The first day had begun before the hub existed.
  await expect(days.last()).toContainText('Committed late');
});
