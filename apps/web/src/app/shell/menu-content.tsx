import { LanguageSelect } from '@hub/features/accounts/screen/language/language-select.tsx';
import { askHosts } from '@hub/features/places/ask-hosts.ts';
import { menuEntries } from '@hub/features/places/menu-entry.ts';
import { openPrivacySettings } from '@hub/features/settings/screen/open-privacy-settings.ts';
import { classNames } from '@hub/ui/class-names.ts';
import { Link } from '@hub/web/links/link.tsx';
import { useNavigation } from '@hub/web/links/navigation.ts';
import { paths } from '@hub/web/links/paths.ts';
import { usePageSettings } from '@hub/web/page-settings/page-settings.ts';
import { VolumeControl } from '@hub/web/sound/volume-control.tsx';
import { msg, t } from '@lingui/core/macro';
import { Heart, LogOut, MessageSquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionRow, Entry, type MenuVariant, OutsideRow } from './entry.tsx';
import { gameEntries, generalEntries, type MenuEntry } from './menu.ts';
import styles from './menu-content.module.css';

interface Props {
  readonly variant: MenuVariant;
  /** Called when an entry was chosen, so that a drawer can close. */
  readonly onChoose: () => void;
  readonly onLogout: () => void;
  /** Last row of the menu's footer. */
  readonly children?: ReactNode;
}

/** Shared content of sidebar and drawer: all entries, logout, and legal links. */
export function MenuContent({ variant, onChoose, onLogout, children }: Props) {
  const { donationUrl } = usePageSettings();
  return (
    <>
      <Group title={t`General`} entries={generalEntries()} variant={variant} onChoose={onChoose} />
      <Group title={t`Games`} entries={gameEntries()} variant={variant} onChoose={onChoose} />
      <div className={styles['foot']}>
        <div className={variant === 'full' ? styles['pair'] : undefined}>
          <VolumeControl expanded={variant !== 'icons'} />
          {askHosts && (
            <ActionRow
              name={t`Feedback`}
              icon={MessageSquarePlus}
              variant={variant === 'full' ? 'icons' : variant}
              onPress={then(onChoose, askHosts.open)}
            />
          )}
        </div>
        {variant === 'full' && <LanguageSelect className={styles['language']} />}
        {donationUrl !== null && (
          <OutsideRow name={t`Support the project`} icon={Heart} variant={variant} href={donationUrl} />
        )}
        <ActionRow name={t`Logout`} icon={LogOut} variant={variant} onPress={onLogout} />
        {variant === 'full' && <Legal onChoose={onChoose} />}
        {children}
      </div>
    </>
  );
}

interface GroupProps extends Pick<Props, 'variant' | 'onChoose'> {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

/** Pages of one entry share the first segment of their paths, or have one further. */
const segmentOf = (path: string) => path.split('/')[1];

function Group({ title, entries, variant, onChoose }: GroupProps) {
  const { pathname } = useNavigation().entry;
  const isCurrent = ({ href, further }: MenuEntry) =>
    [segmentOf(href), further].includes(segmentOf(pathname));
  return (
    <nav aria-label={title} className={styles['group']}>
      <p aria-hidden className={variant === 'icons' ? styles['line'] : classNames('label', styles['title'])}>
        {variant !== 'icons' && title}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Entry entry={entry} variant={variant} isCurrent={isCurrent(entry)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Legal pages, linked in the menu's footer. */
const legalLinks = [
  ...menuEntries.filter(({ icon }) => icon === undefined),
  { href: paths.faq(), name: msg`FAQ` },
  { href: paths.termsAndPolicies(), name: msg`Terms and Policies` },
];

const then = (first: () => void, second: () => void) => () => {
  first();
  second();
};

function Legal({ onChoose }: Pick<Props, 'onChoose'>) {
  const { legalUrl } = usePageSettings();
  return (
    <p className={styles['legal']}>
      {legalLinks.map(({ href, name }) => (
        <Link key={href} to={href} onClick={onChoose}>
          {t(name)}
        </Link>
      ))}
      <button type="button" onClick={then(onChoose, openPrivacySettings)}>
        {t`Privacy Settings`}
      </button>
      {legalUrl !== null && (
        <a href={legalUrl} target="_blank" rel="noreferrer">
          {t`Unofficial fan project`}
        </a>
      )}
    </p>
  );
}
