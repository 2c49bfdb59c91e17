import type { LinkState } from '@hub/ui/net/reconnecting-socket.ts';
import { useEffect } from 'react';
import { usePurse } from '../../features/currency/purse.tsx';
import { useSound } from '../../features/sound/sound-context.ts';
import { SOUND_MAP } from '../../features/sound/sound-map.ts';

/** The sound of a game that opens, silence when it is left, and the balance anew whenever its connection opens. */
export function useArrival(link: LinkState): void {
  const { refresh } = usePurse();
  const { playCue, stopAll } = useSound();
  useEffect(() => {
    if (link === 'open') refresh();
  }, [link, refresh]);
  useEffect(() => {
    playCue(SOUND_MAP.gameOpened);
    return stopAll;
  }, [playCue, stopAll]);
}
