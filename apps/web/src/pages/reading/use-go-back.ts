import { FIRST_ENTRY } from '../../links/history-entry.ts';
import { useNavigation } from '../../links/navigation.ts';
import { paths } from '../../links/paths.ts';

/** Returns a function that goes back in the history, or to the welcome page if there is no earlier entry. */
export function useGoBack(): () => void {
  const { entry, go, goBack } = useNavigation();
  return () => (entry.key === FIRST_ENTRY ? go(paths.welcome()) : goBack());
}
