import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../links/paths.ts';

/** The router's key of a location that is the first one in this tab. */
const FIRST = 'default';

/** One step back in the history; to the welcome page for whoever came here first. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === FIRST ? navigate(paths.welcome()) : navigate(-1));
}
