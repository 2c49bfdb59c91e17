import type { Account } from '@hub/protocol/http/accounts';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { IconPicture } from '@hub/ui/emblem/icon-picture.tsx';
import { iconUrl } from '@hub/web/page-settings/icon-url.ts';
import { usePageSettings } from '@hub/web/page-settings/page-settings.ts';
import styles from './profile-icon.module.css';

interface Props {
  readonly account: Account;
}

/** The player's profile icon, or the drawn avatar of a player without one. Decorative: the name is shown beside it. */
export function ProfileIcon({ account: { player_id, activeProfileIcon: icon } }: Props) {
  const settings = usePageSettings();
  if (icon === null) return <Avatar id={player_id} size={136} className={styles['frame']} />;
  return (
    <span className={classNames('cut', styles['frame'])}>
      <IconPicture name={icon.name} src={iconUrl(settings, icon.name, icon.image || null)} eager />
    </span>
  );
}
