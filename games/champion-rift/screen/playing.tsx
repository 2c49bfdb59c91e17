import { dailyTexts } from '@hub/ui/daily/texts.ts';
import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import { pictureUrl } from '@hub/ui/screens/content.ts';
import type { DailyPlayProps } from '@hub/ui/screens/play-props.ts';
import { useOnOpen } from '@hub/ui/screens/use-on-open.ts';
import { useCallback, useMemo } from 'react';
import { championRift } from '../game.ts';
import { ChampionRiftGame } from './champion-rift-game.tsx';
import { loreFrom } from './lore.ts';

/** Champion Rift with its own connection. */
export function Playing({ content, onOpen, onFatal, ...page }: DailyPlayProps) {
  const connection = useGameSocket(championRift);
  useOnOpen(connection.state, onOpen);
  return (
    <ChampionRiftGame
      {...page}
      connection={connection}
      onFatal={useCallback((code: string) => onFatal(dailyTexts.lostTitle, code), [onFatal])}
      fetchLore={useMemo(() => loreFrom(content), [content])}
      portraitSrc={useCallback((image: string) => pictureUrl(content, 'champion', image), [content])}
    />
  );
}
