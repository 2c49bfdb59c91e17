import { closeLeague, type LeagueReply, leaveLeague, removeFromLeague } from '@hub/protocol/http/leagues';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useRefreshAccount } from '../../features/session/account.ts';
import { SureButton } from '../../features/sure-button/sure-button.tsx';
import { useNavigate } from '../../links/navigation.ts';
import { paths } from '../../links/paths.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import styles from './league-menu.module.css';

interface Props {
  readonly league: LeagueReply;
  readonly refresh: () => void;
}

/** Leave, and for the owner remove members and end the league. */
export function LeagueMenu({ league: { id, rows, isOver, isOwner }, refresh }: Props) {
  const { call } = useNet();
  const navigate = useNavigate();
  const refreshAccount = useRefreshAccount();
  const [isOpen, setIsOpen] = useState(false);
  const params = { league: id };
  const rules = isOwner && !isOver;
  const others = rows.flatMap(({ player, isOwn }) =>
    isOwn || player.id === null ? [] : { ...player, id: player.id },
  );
  return (
    <>
      <IconButton icon={Ellipsis} look="neutral" label={texts.manage} onClick={() => setIsOpen(true)} />
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={texts.manage}>
        {rules && others.length > 0 && (
          <ul className={styles['members']} aria-label={texts.members(others.length)}>
            {others.map((player) => (
              <li key={player.id}>
                <Avatar id={player.id} size={32} />
                <Username name={player.name} effect={player.usernameEffect} />
                <SureButton
                  label={texts.remove(player.name)}
                  shortLabel={texts.removeShort}
                  onSure={async () => {
                    await call(removeFromLeague, { params, body: { member: player.id } });
                    refresh();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {rules && <p className="soft">{texts.removeText}</p>}
        <div className={styles['ends']}>
          {rules && (
            <SureButton
              label={texts.close}
              onSure={async () => {
                await call(closeLeague, { params });
                setIsOpen(false);
                refresh();
              }}
            />
          )}
          <SureButton
            label={texts.leave}
            onSure={async () => {
              await call(leaveLeague, { params });
              refreshAccount();
              navigate(paths.leagues({}));
            }}
          />
        </div>
      </Modal>
    </>
  );
}
