import { dailyTexts } from '@hub/ui/daily/texts.ts';
import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import { pictureUrl } from '@hub/ui/screens/content.ts';
import type { DailyPlayProps } from '@hub/ui/screens/play-props.ts';
import { useOnOpen } from '@hub/ui/screens/use-on-open.ts';
import { useCallback } from 'react';
import { emojiRift } from '../game.ts';
import { EmojiRiftGame } from './emoji-rift-game.tsx';

/** Emoji Rift with its own connection. */
export function Playing({ content, onOpen, onFatal, ...page }: DailyPlayProps) {
  const connection = useGameSocket(emojiRift);
  useOnOpen(connection.state, onOpen);
  return (
    <EmojiRiftGame
      {...page}
      connection={connection}
      onFatal={useCallback((code: string) => onFatal(dailyTexts.lostTitle, code), [onFatal])}
      portraitSrc={useCallback((image: string) => pictureUrl(content, 'champion', image), [content])}
    />
  );
}
