import { PRODUCT_NAME } from '@hub/protocol/product';
import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { Logo } from '@hub/ui/art/logo.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Drawer } from '@hub/ui/surfaces/drawer.tsx';
import { PageLight } from '@hub/ui/surfaces/page-light.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { Clock, LogOut, Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './frame.module.css';
import { adminTexts as texts } from './texts.ts';

export interface RailEntry {
  readonly part: string;
  readonly title: string;
  readonly icon: IconType;
  readonly badge?: number | undefined;
}

interface Props {
  readonly entries: readonly RailEntry[];
  readonly part: string;
  readonly who: string;
  readonly version: string;
  /** When the session ends, by `performance.now()`. */
  readonly endsAt: number | undefined;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** Around every page of the administration: the rail of its parts, and how long the session lasts. */
export function Frame({ entries, part, who, version, endsAt, onSignOut, children }: Props) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const rail = (
    <Rail entries={entries} part={part} who={who} version={version} onGo={() => setIsMenuOpen(false)} />
  );
  return (
    <PageLight className={styles['frame']}>
      <div className={styles['side']}>{rail}</div>
      <Drawer open={isMenuOpen} onClose={() => setIsMenuOpen(false)} label="Menu of the administration">
        {rail}
      </Drawer>
      <header className={styles['bar']}>
        <IconButton
          className={styles['menu']}
          label="Open menu"
          icon={Menu}
          onClick={() => setIsMenuOpen(true)}
        />
        <h1 tabIndex={-1}>{entries.find((entry) => entry.part === part)?.title ?? texts.title}</h1>
        <EndsIn endsAt={endsAt} />
        <Button variant="ghost" size="small" icon={LogOut} onClick={onSignOut}>
          Sign out
        </Button>
      </header>
      <main className={styles['main']}>{children}</main>
    </PageLight>
  );
}

function EndsIn({ endsAt }: { readonly endsAt: number | undefined }) {
  const left = Math.ceil(useRemaining(endsAt) / 1_000);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <span className={styles['ends']}>
      <Icon of={Clock} size="small" />
      <span className={styles['words']}>{texts.endsIn}</span> <b className="num">{clock}</b>
    </span>
  );
}

interface RailProps extends Pick<Props, 'entries' | 'part' | 'who' | 'version'> {
  readonly onGo: () => void;
}

const Rail = ({ entries, part, who, version, onGo }: RailProps) => (
  <nav className={styles['rail']} aria-label={texts.title}>
    <div className={styles['brand']}>
      <Logo name={texts.title} size="small" />
      <p className="muted">{who}</p>
    </div>
    <ul>
      {entries.map((entry) => (
        <li key={entry.part}>
          <Link
            to={paths.admin({ part: entry.part })}
            className={classNames('cut', styles['entry'])}
            aria-current={entry.part === part ? 'page' : undefined}
            onClick={onGo}
          >
            <Icon of={entry.icon} size="small" />
            {entry.title}
            {entry.badge !== undefined && entry.badge > 0 && (
              <span className={classNames('num', styles['badge'])}>{entry.badge}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
    <footer className={styles['foot']}>
      <span className="muted">
        {PRODUCT_NAME} {version}
      </span>
      <Link to={paths.home()}>{texts.back}</Link>
    </footer>
  </nav>
);
