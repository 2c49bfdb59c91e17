import type { TierName } from '@hub/engine/wire/tiers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const tierNames: Readonly<Record<TierName, MessageDescriptor>> = {
  bronze: msg({ message: 'Bronze', context: 'tier' }),
  silver: msg({ message: 'Silver', context: 'tier' }),
  gold: msg({ message: 'Gold', context: 'tier' }),
  diamond: msg({ message: 'Diamond', context: 'tier' }),
  master: msg({ message: 'Master', context: 'tier' }),
  challenger: msg({ message: 'Challenger', context: 'tier' }),
};
