import { dailyShare } from '@hub/ui/share/daily-share.ts';
import { descriptor } from '../descriptor.ts';
import { EMOJI_COUNT } from '../game.ts';

/** What players share of a solved puzzle; a guess has one square. */
export const share = dailyShare(descriptor, EMOJI_COUNT);
