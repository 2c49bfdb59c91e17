import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Id of the champion of today, once a player has opened the rift. Guessing it ends a player's game. */
export function championOfToday(dataDir: string): string {
  const database = new DatabaseSync(path.join(dataDir, 'hub.sqlite'), { readOnly: true });
  try {
    const row = database.prepare("select answer_id from daily_answer where mode = 'championRift'").get();
    return String(row?.['answer_id']);
  } finally {
    database.close();
  }
}
