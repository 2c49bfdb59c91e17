import { Heart, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { navigationTexts } from '../../messages/navigation.ts';
import { isOpen, routes } from '../route-table.ts';
import { ActionRow, Entry, type MenuLook, OutsideRow } from './entry.tsx';
import { gameEntries, generalEntries, type MenuEntry } from './menu.ts';
import styles from './menu-content.module.css';

interface Props {
  readonly look: MenuLook;
  /** A place was chosen; a drawer shuts. */
  readonly onChoose: () => void;
  readonly onLogout: () => void;
  /** Stands above the foot's rows; nothing without it. */
  readonly volumeSlot?: ReactNode;
  /** The foot's last row. */
  readonly children?: ReactNode;
}

/** What sidebar and drawer have in common: every place, the way out, and what must be said. */
export function MenuContent({ look, onChoose, onLogout, volumeSlot, children }: Props) {
  const { donationUrl } = usePageSettings();
  return (
    <>
      <Group title={navigationTexts.general} entries={generalEntries} look={look} onChoose={onChoose} />
      <Group title={navigationTexts.games} entries={gameEntries} look={look} onChoose={onChoose} />
      <div className={styles['foot']}>
        {volumeSlot}
        {donationUrl !== null && (
          <OutsideRow name={navigationTexts.support} icon={Heart} look={look} href={donationUrl} />
        )}
        <ActionRow name={navigationTexts.logout} icon={LogOut} look={look} onPress={onLogout} />
        {look === 'full' && <Legal onChoose={onChoose} />}
        {children}
      </div>
    </>
  );
}

interface GroupProps extends Pick<Props, 'look' | 'onChoose'> {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

function Group({ title, entries, look, onChoose }: GroupProps) {
  const { pathname } = useLocation();
  const isCurrent = ({ href }: MenuEntry) =>
    href !== undefined && `${pathname}/`.startsWith(href.endsWith('/') ? href : `${href}/`);
  return (
    <nav aria-label={title} className={styles['group']}>
      <p aria-hidden className={look === 'icons' ? styles['line'] : styles['title']}>
        {look !== 'icons' && title}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Entry entry={entry} look={look} isCurrent={isCurrent(entry)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Legal({ onChoose }: Pick<Props, 'onChoose'>) {
  const { legalUrl } = usePageSettings();
  return (
    <p className={styles['legal']}>
      {isOpen('termsAndPolicies') && (
        <Link to={routes.termsAndPolicies.path} onClick={onChoose}>
          {navigationTexts.terms}
        </Link>
      )}
      {legalUrl !== null && (
        <a href={legalUrl} target="_blank" rel="noreferrer">
          {navigationTexts.unofficial}
        </a>
      )}
    </p>
  );
}
