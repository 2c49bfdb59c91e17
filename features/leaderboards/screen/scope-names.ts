import { tierNames } from '@hub/ui/art/tier-names.ts';
import { msg } from '@lingui/core/macro';

/** Names of the parts of a ranking: all players, or those of a tier. */
export const scopeNames = { globe: msg({ message: 'All', context: 'players' }), ...tierNames };
