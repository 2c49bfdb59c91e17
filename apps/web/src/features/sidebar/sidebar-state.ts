import { useEffect, useState } from 'react';

/** Labels come so many milliseconds after the sidebar has opened (platform 2): text never wraps in a narrow box. */
export const LABEL_DELAY_MS = 150;

interface Options {
  /** At least 1280 px: there is room for the labels. */
  readonly isWide: boolean;
  /** A game's screen wants the room for itself. */
  readonly isGameScreen: boolean;
}

export interface SidebarState {
  readonly isCollapsed: boolean;
  readonly hasLabels: boolean;
  readonly toggle: () => void;
}

/** Open where there is room and no game, until the player decides otherwise; a decision holds until the place changes. */
export function useSidebar({ isWide, isGameScreen }: Options): SidebarState {
  const place = `${isWide}/${isGameScreen}`;
  const [choice, setChoice] = useState<{ readonly place: string; readonly isCollapsed: boolean }>();
  const isCollapsed = choice?.place === place ? choice.isCollapsed : !isWide || isGameScreen;

  const [hasLabels, setHasLabels] = useState(!isCollapsed);
  if (isCollapsed && hasLabels) setHasLabels(false);
  useEffect(() => {
    if (isCollapsed) return undefined;
    const timer = setTimeout(() => setHasLabels(true), LABEL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isCollapsed]);

  return { isCollapsed, hasLabels, toggle: () => setChoice({ place, isCollapsed: !isCollapsed }) };
}
