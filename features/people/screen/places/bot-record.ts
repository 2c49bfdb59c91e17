import type { UseBotRecord } from '../../../places/bot-record.ts';
import { useBotRecords } from '../people-calls.ts';

export const useBotRecord: UseBotRecord = (game) =>
  useBotRecords().data?.find((record) => record.game === game);
