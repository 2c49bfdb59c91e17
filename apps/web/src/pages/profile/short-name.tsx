import { Popover } from '@hub/ui/surfaces/popover.tsx';
import { graphemes } from '@hub/ui/text/graphemes.ts';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import styles from './short-name.module.css';

/** Maximum length of names in match cards of versus games, in characters. */
const MAX_CHARACTERS = 6;

/** `Kestrel` as `Kestre…`; a name of up to six characters as it is. */
function shortName(name: string): string {
  const letters = graphemes(name);
  return letters.length > MAX_CHARACTERS ? `${letters.slice(0, MAX_CHARACTERS).join('')}…` : name;
}

/** A shortened name that links to the profile; screen readers, focus and hover get the full name. */
export function ShortName({ id, name }: { readonly id: string; readonly name: string }) {
  const short = shortName(name);
  const link = (
    <Link to={paths.profile({ id })} className={styles['name']}>
      <bdi aria-hidden={short !== name || undefined}>{short}</bdi>
      {short !== name && <bdi className="sr">{name}</bdi>}
    </Link>
  );
  return short === name ? link : <Popover content={<bdi>{name}</bdi>}>{link}</Popover>;
}
