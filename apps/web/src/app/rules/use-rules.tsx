import { useCurrentRoute } from '@hub/web/links/current-route.ts';
import { type ReactNode, useState } from 'react';

interface Rules {
  /** Opens the rules of the game of this page; undefined on a page without rules. */
  readonly open: (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** The rules of the game whose page is open. Text and dialog are fetched at the press; if that fails, nothing happens. */
export function useRules(): Rules {
  const { game: screen, page } = useCurrentRoute() ?? {};
  const [shown, setShown] = useState<{ readonly of: unknown; readonly dialog: ReactNode }>();
  // The home of daily games is that of all three.
  if (screen === undefined || (screen.game.kind === 'daily' && page === 'home'))
    return { open: undefined, dialog: undefined };
  const open = async () => {
    const [{ RulesDialog }, { rulesOf }] = await Promise.all([
      import('./rules-dialog.tsx'),
      import('./rules-of.ts'),
    ]);
    const rules = await rulesOf(screen);
    const close = () => setShown(undefined);
    setShown({
      of: screen,
      dialog: <RulesDialog game={screen.game.names.title} rules={rules} onClose={close} />,
    });
  };
  return {
    open: () => void open().catch(() => undefined),
    dialog: shown?.of === screen ? shown.dialog : undefined,
  };
}
