import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { ConfirmButton } from '@hub/web/controls/confirm-button.tsx';
import { useNavigate } from '@hub/web/links/navigation.ts';
import { paths } from '@hub/web/links/paths.ts';
import { useRefreshAccount } from '@hub/web/session/account.ts';
import { plural, t } from '@lingui/core/macro';
import { Ellipsis, Flag, LogOut, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { closeLeague, type LeagueReply, leaveLeague, removeFromLeague } from '../calls.ts';
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
  const shown = rows.filter(({ player, isOwn }) => isOwn || (rules && player.id !== null));
  return (
    <>
      <IconButton
        icon={Ellipsis}
        variant="neutral"
        label={t`Manage the league`}
        onClick={() => setIsOpen(true)}
      />
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={t`Manage the league`}>
        {shown.length > 1 && (
          <p className="soft">{t`A removed player cannot return and loses all points.`}</p>
        )}
        <ul
          className={styles['members']}
          aria-label={plural({ count: shown.length }, { one: '# member', other: '# members' })}
        >
          {shown
            .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
            .map(({ player, points, isOwn }) => (
              <li key={player.id} className={isOwn ? styles['own'] : undefined}>
                <Avatar id={player.id} size={32} />
                <span className={styles['who']}>
                  <Username name={player.name} effect={player.usernameEffect} />
                  <small className="soft">
                    {isOwn
                      ? isOver
                        ? t`The league disappears from your list.`
                        : isOwner
                          ? t`The member who joined first takes over. Until the week ends, you can return with the code.`
                          : t`Until the week ends, you can return with the code.`
                      : plural(points, { one: '# point', other: '# points' })}
                  </small>
                </span>
                {isOwn ? (
                  <ConfirmButton
                    variant="risky"
                    icon={LogOut}
                    label={t`Leave the league`}
                    shortLabel={t`Leave`}
                    onSure={async () => {
                      await call(leaveLeague, { params });
                      refreshAccount();
                      navigate(paths.leagues({}));
                    }}
                  />
                ) : (
                  <ConfirmButton
                    variant="quiet"
                    icon={UserMinus}
                    label={t`Remove ${{ name: isolated(player.name) }}`}
                    shortLabel={t`Remove`}
                    onSure={async () => {
                      if (player.id === null) return;
                      await call(removeFromLeague, { params, body: { member: player.id } });
                      refresh();
                    }}
                  />
                )}
              </li>
            ))}
        </ul>
        {rules && (
          <div className={styles['end']}>
            <p className="soft">
              {plural(
                { members: rows.length },
                {
                  one: 'The points so far decide the week for # member.',
                  other: 'The points so far decide the week for all # members.',
                },
              )}
            </p>
            <ConfirmButton
              variant="risky"
              icon={Flag}
              label={t`End the league now`}
              onSure={async () => {
                await call(closeLeague, { params });
                setIsOpen(false);
                refresh();
              }}
            />
          </div>
        )}
      </Modal>
    </>
  );
}
