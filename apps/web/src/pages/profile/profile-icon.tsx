import { emblemByName } from '@hub/catalog/emblem-facts';
import type { Account } from '@hub/protocol/http/accounts';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { ChampionEmblem } from '@hub/ui/emblem/champion-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { iconUrl } from '../../features/page-settings/icon-url.ts';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import styles from './profile-icon.module.css';

interface Props {
  readonly account: Account;
  /** px */
  readonly size: number;
}

/** The player's profile icon, or the first letter of the name. Decorative: the name is shown beside it. */
export function ProfileIcon({ account: { player_id, name, activeProfileIcon: icon }, size }: Props) {
  const settings = usePageSettings();
  if (icon === null) return <Avatar name={name} id={player_id} size={size} />;
  return (
    <span className={classNames('cut', styles['frame'])}>
      <Portrait src={iconUrl(settings, icon.name, icon.image || null)} eager>
        <ChampionEmblem id={emblemByName(icon.name)?.id ?? icon.name} label="" />
      </Portrait>
    </span>
  );
}
