import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { lazy, type ReactNode, useState } from 'react';
import { useCurrentRoute } from '../../links/current-route.ts';

const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }));

interface Rules {
  /** Opens the rules of the game of this page; undefined on a page without rules. */
  readonly open: (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** The rules of the game whose page is open. Text and dialog are fetched at the press. */
export function useRules(): Rules {
  const { game, page } = useCurrentRoute() ?? {};
  const [shown, setShown] = useState<GameScreen>();
  // The home of daily games is that of all three.
  if (game === undefined || (game.game.kind === 'daily' && page === 'home'))
    return { open: undefined, dialog: undefined };
  return {
    open: () => setShown(game),
    dialog: shown === game && (
      <OnDemand>
        <RulesDialog game={game} onClose={() => setShown(undefined)} />
      </OnDemand>
    ),
  };
}
