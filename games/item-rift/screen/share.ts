import { dailyShare } from '@hub/ui/share/daily-share.ts';
import { descriptor } from '../descriptor.ts';

/** What players share of a solved puzzle. */
export const share = dailyShare(descriptor);
