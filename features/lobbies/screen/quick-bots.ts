import { QUICK_BOTS, type QuickBots } from '@hub/engine/wire/bots';
import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { useState } from 'react';

const KEY = 'hub.quickBots';
const kept = safeStorage(() => localStorage);

const stored = (): QuickBots => QUICK_BOTS.find((bots) => bots === kept.read(KEY)) ?? 'alike';

/** The strength of bots that the player wants in the next game; this browser remembers it. */
export function useQuickBots(): [QuickBots, (bots: QuickBots) => void] {
  const [bots, setBots] = useState(stored);
  return [
    bots,
    (chosen) => {
      kept.write(KEY, chosen);
      setBots(chosen);
    },
  ];
}
