import { championById } from '../support/champions.ts';
import { Hub } from '../support/hub.ts';
import { guess, seatGuest } from '../support/players.ts';
import { expect, expectOnlyConnectionComplaints, test, untilAnswered } from '../support/test.ts';

test('a server that is killed shows the same board and the same champion to a page that stayed open, and to a second account', async ({
  page,
  context,
  complaints,
}) => {
  const hub = await Hub.start();
  try {
    await seatGuest(context, hub.url, 'Kestrel');
    await page.goto(`${hub.url}/dailyRifts/championRift`);
    const answer = championById(await hub.answerOfTodayOnceDrawn('championRift'));
    const first = answer.name === 'Ahri' ? 'Braum' : 'Ahri';
    await guess(page, first);
    const row = page.getByRole('row', { name: new RegExp(first) });
    await expect(row).toBeVisible();

    await untilAnswered(page);
    await hub.crash();
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Champion' })).toBeDisabled();
    await hub.restart();
    await expect(page.getByText('Reconnecting…')).toBeHidden();
    await expect(row).toHaveCount(1);
    expect(await hub.answerOfTodayOnceDrawn('championRift')).toBe(answer.id);
    await guess(page, answer.name);
    await expect(page.getByRole('dialog')).toContainText(answer.name);

    await seatGuest(context, hub.url, 'Second');
    await page.goto(`${hub.url}/dailyRifts/championRift`);
    await guess(page, answer.name);
    await expect(page.getByRole('dialog')).toContainText(answer.name);
    await expect(page.getByRole('dialog')).toContainText('+100');
    expectOnlyConnectionComplaints(complaints);
  } finally {
    await page.close();
    await hub.stop();
  }
});
