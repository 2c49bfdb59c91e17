import { useEffect, useState } from 'react';

/**
 * Delay of the labels after the sidebar opens, in ms, so that text never wraps in a narrow box.
 */
const LABEL_DELAY_MS = 150;

interface Options {
  /** Whether the window is at least 1280 px wide and has room for labels. */
  readonly isWide: boolean;
  /** Whether a game is shown, which needs the width. */
  readonly isGameScreen: boolean;
}

export interface SidebarState {
  readonly isCollapsed: boolean;
  readonly hasLabels: boolean;
  readonly toggle: () => void;
}

/**
 * Open on wide screens outside games, until toggled; the choice applies until one of the two options changes.
 */
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
