import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const DRAW_LIMIT_MS = 20_000;

/** Waits until today's answer of a daily game is drawn, and returns its id, read from the store: no call reveals it. */
export async function answerOfToday(hub: { readonly dataDir: string }, mode: string): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const database = new DatabaseSync(path.join(hub.dataDir, 'hub.sqlite'), { readOnly: true });
  const answer = database.prepare('select answer_id from daily_answer where mode = ? and day = ?');
  try {
    for (const limit = Date.now() + DRAW_LIMIT_MS; Date.now() < limit; await sleep(50)) {
      const drawn = answer.get(mode, today)?.['answer_id'];
      if (drawn !== undefined) return String(drawn);
    }
  } finally {
    database.close();
  }
  throw new Error(`${mode}: no answer was drawn for today`);
}
