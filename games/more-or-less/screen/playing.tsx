import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import { pictureUrl } from '@hub/ui/screens/content.ts';
import { pathTo } from '@hub/ui/screens/path-to.ts';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { useOnOpen } from '@hub/ui/screens/use-on-open.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useMemo } from 'react';
import { descriptor } from '../descriptor.ts';
import { type MoreOrLessMode, moreOrLess } from '../game.ts';
import { itemNamesFrom } from './item-names.ts';
import { MoreOrLessGame } from './more-or-less-game.tsx';
import { gamePaths } from './paths.ts';
import type { Movement } from './use-more-or-less.ts';

/** How long notices about players are shown, in milliseconds. */
const MOVEMENT_MS = 2_500;

const modePath = (mode: MoreOrLessMode): string => pathTo(gamePaths.mode, { mode });

/** Route component of More or Less: solo, coop, or the game of an invitation. */
export function Playing(props: ScorePlayProps) {
  const { mode, gameId } = props.params;
  if (mode === 'single' && gameId !== undefined) return <Redirect {...props} to={modePath(mode)} />;
  if (mode !== 'single' && mode !== 'multi') return <Redirect {...props} to={descriptor.route} />;
  return <OpenGame key={`${mode}/${gameId}`} {...props} mode={mode} invitedTo={gameId} />;
}

function Redirect({ goTo, to }: Pick<ScorePlayProps, 'goTo'> & { readonly to: string }) {
  useEffect(() => goTo(to, { replace: true }), [goTo, to]);
  return null;
}

interface Props extends ScorePlayProps {
  readonly mode: MoreOrLessMode;
  readonly invitedTo: string | undefined;
}

function OpenGame({ content, onOpen, onFatal, goTo, notify, ...page }: Props) {
  const { mode, invitedTo } = page;
  const connection = useGameSocket(moreOrLess);
  useOnOpen(connection.state, onOpen);
  const showMovement = useCallback(
    ({ type, name }: Movement) =>
      notify({
        ...(type === 'joined'
          ? {
              type: 'success',
              title: t`Player Joined`,
              message: t`${{ name: isolated(name) }} has joined the game`,
            }
          : {
              type: 'error',
              title: t`Player Left`,
              message: t`${{ name: isolated(name) }} has left the game`,
            }),
        durationMs: MOVEMENT_MS,
      }),
    [notify],
  );
  return (
    <MoreOrLessGame
      {...page}
      connection={connection}
      isPractice={page.isPractice && mode === 'single'}
      best={page.bests[mode]}
      onCounting={() => goTo(modePath(mode))}
      onMovement={showMovement}
      onAgain={invitedTo === undefined ? undefined : () => goTo(modePath(mode))}
      onFatal={useCallback((code: string) => onFatal(t`The game closed`, code), [onFatal])}
      onHome={() => goTo(descriptor.route)}
      inviteUrl={inviteUrl}
      fetchItemNames={useMemo(
        () => itemNamesFrom({ ...content, caches: 'caches' in window ? window.caches : undefined }),
        [content],
      )}
      pictureSrc={useCallback((image: string) => pictureUrl(content, 'item', image), [content])}
    />
  );
}

const inviteUrl = (gameId: string): string =>
  window.location.origin + pathTo(gamePaths.invitation, { mode: 'multi', gameId });
