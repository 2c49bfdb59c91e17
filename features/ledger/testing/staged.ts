import { NOW, type Stage } from '../../../e2e/support/stage.ts';
import { currentBlueEssence } from '../balance-calls.ts';
import { accountLedger } from '../calls.ts';

const HOUR_MS = 3_600_000;
/** Blue Essence of the player who has played for a month. */
export const BALANCE = 2_480;

/** The ledger of a player who has bought this. */
export function replyLedger(stage: Stage, bought: string): void {
  stage.reply(currentBlueEssence, { blueEssence: BALANCE });
  const amounts = [100, -750, 14, 100, 30];
  stage.reply(accountLedger, {
    entries: amounts.map((amount, index) => ({
      sequence: amounts.length - index,
      amount,
      balanceAfter: BALANCE - amounts.slice(0, index).reduce((sum, next) => sum + next, 0),
      reason: amount < 0 ? ('purchase' as const) : ('grant' as const),
      note: amount < 0 ? bought : 'For the picture',
      timestamp: NOW - (index + 1) * 5 * HOUR_MS,
    })),
    total: amounts.length,
    nextBefore: null,
  });
}

/** A player without an entry. */
export function replyNoLedger(stage: Stage): void {
  stage.reply(currentBlueEssence, { blueEssence: 0 });
  stage.reply(accountLedger, { entries: [], total: 0, nextBefore: null });
}
