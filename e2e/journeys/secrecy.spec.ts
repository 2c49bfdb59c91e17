import { championById } from '../support/champions.ts';
import { answerOfToday } from '../support/daily-answer.ts';
import { guess, seatGuest } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

/** Removes what may name every champion: the roster, and the champions the player named. */
function withoutRoster(frame: string): string {
  return frame.replace(/"championsData":\[[^\]]*\]/g, '');
}

/** Whether a text has this name as a string of its own, and not by chance within a word. */
const names = (text: string, name: string): boolean =>
  ['"', "'", '`'].some((quote) => text.includes(`${quote}${name}${quote}`));

test('nothing that reaches the browser before the end names the champion of the day', async ({
  page,
  context,
  hub,
}) => {
  const frames: string[] = [];
  const answers: string[] = [];
  const pages: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  page.on('response', async (response) => {
    const text = response.url().includes('/api/') ? answers : pages;
    if (/html|javascript|json|css|svg/.test(response.headers()['content-type'] ?? ''))
      text.push(await response.text().catch(() => ''));
  });
  await seatGuest(context, hub.url, 'Snoop');
  await page.goto('/dailyRifts/championRift');
  const answer = championById(await answerOfToday(hub, 'championRift'));
  for (const name of ['Ahri', 'Garen', 'Thresh'].filter((champion) => champion !== answer.name))
    await guess(page, name);
  await expect(page.getByRole('combobox', { name: 'Champion' })).toBeEnabled();

  const quiz = frames.filter((frame) => frame.includes('gameState'));
  expect(quiz.length).toBeGreaterThan(2);
  for (const text of [...quiz.map(withoutRoster), ...answers]) {
    expect(text).not.toContain(`"${answer.id}"`);
    expect(text).not.toContain(`"${answer.name}"`);
    expect(text).not.toContain(answer.title);
  }

  // The built pages know the day no better: a file that names the answer names every other champion, too.
  expect(pages.length).toBeGreaterThan(10);
  for (const text of pages) {
    expect(text).not.toContain(answer.title);
    if (names(text, answer.name))
      for (const other of ['Aatrox', 'Kled', 'Zyra']) expect(text).toContain(other);
  }
  expect(pages.some((text) => names(text, answer.name))).toBe(true);

  const before = frames.length;
  await guess(page, answer.name);
  await expect(page.getByRole('dialog')).toContainText(answer.name);
  // The scan above can fail: the last frame does name it.
  expect(frames.slice(before).map(withoutRoster).join()).toContain(answer.title);
});
