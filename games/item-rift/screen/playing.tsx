import { dailyTexts } from '@hub/ui/daily/texts.ts';
import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import { pictureUrl } from '@hub/ui/screens/content.ts';
import type { DailyPlayProps } from '@hub/ui/screens/play-props.ts';
import { useOnOpen } from '@hub/ui/screens/use-on-open.ts';
import { useCallback } from 'react';
import { itemRift } from '../game.ts';
import { ItemRiftGame } from './item-rift-game.tsx';

/** Item Rift with its own connection. */
export function Playing({ content, onOpen, onFatal, ...page }: DailyPlayProps) {
  const connection = useGameSocket(itemRift);
  useOnOpen(connection.state, onOpen);
  return (
    <ItemRiftGame
      {...page}
      connection={connection}
      onFatal={useCallback((code: string) => onFatal(dailyTexts.lostTitle, code), [onFatal])}
      pictureSrc={useCallback((image: string) => pictureUrl(content, 'item', image), [content])}
    />
  );
}
