import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../links/paths.ts';

/** The router's key of the first location in this tab. */
const FIRST = 'default';

/** Returns a function that goes back in the history, or to the welcome page if there is no earlier entry. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === FIRST ? navigate(paths.welcome()) : navigate(-1));
}
