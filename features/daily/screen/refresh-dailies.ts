import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** First part of the keys of all queries about the days of daily games. */
export const DAILIES = 'dailies';

/** Returns a stable function that refetches what is shown of all days; call it when a puzzle is solved. */
export function useRefreshDailies(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: [DAILIES] }), [queries]);
}
