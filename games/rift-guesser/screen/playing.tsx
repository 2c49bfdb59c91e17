import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { pathToPractice } from '@hub/ui/screens/practice.tsx';
import { useOnOpen } from '@hub/ui/screens/use-on-open.ts';
import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { riftGuesser } from '../game.ts';
import { GAME_PATH } from './paths.ts';
import { RiftGuesserGame } from './rift-guesser-game.tsx';

/** Rift Guesser with its own connection. */
export function Playing({ onOpen, onFatal, goTo, ...page }: ScorePlayProps) {
  const connection = useGameSocket(riftGuesser);
  useOnOpen(connection.state, onOpen);
  return (
    <RiftGuesserGame
      {...page}
      connection={connection}
      onSwitch={() => goTo(page.isPractice ? GAME_PATH : pathToPractice(GAME_PATH))}
      onFatal={useCallback((code: string) => onFatal(t`The game closed`, code), [onFatal])}
    />
  );
}
