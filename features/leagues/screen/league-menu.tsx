import { classNames } from '@hub/ui/class-names.ts';
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
import { type ReactNode, useState } from 'react';
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
  const own = rows.find(({ isOwn }) => isOwn);
  const others = rules ? rows.filter(({ player, isOwn }) => !isOwn && player.id !== null) : [];
  return (
    <>
      <IconButton
        icon={Ellipsis}
        variant="neutral"
        label={t`Manage the league`}
        onClick={() => setIsOpen(true)}
      />
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={t`Manage the league`}>
        {own && (
          <div className={classNames(styles['row'], styles['own'])}>
            <Who of={own.player}>
              {isOver
                ? t`The league disappears from your list.`
                : rows.length === 1
                  ? t`You are the last member: if you leave, the league ends for good.`
                  : isOwner
                    ? t`The member who joined first takes over. Until the week ends, you can return with the code.`
                    : t`Until the week ends, you can return with the code.`}
            </Who>
            <ConfirmButton
              variant="ghost"
              icon={LogOut}
              label={t`Leave the league`}
              shortLabel={t`Leave`}
              onSure={async () => {
                await call(leaveLeague, { params });
                refreshAccount();
                navigate(paths.leagues({}));
              }}
            />
          </div>
        )}
        {others.length > 0 && (
          <>
            <p className={styles['warning']}>{t`A removed player cannot return and loses all points.`}</p>
            <ul
              className={styles['members']}
              aria-label={plural({ count: others.length }, { one: '# member', other: '# members' })}
            >
              {others.map(({ player, points }) => (
                <li key={player.id} className={styles['row']}>
                  <Who of={player}>{plural(points, { one: '# point', other: '# points' })}</Who>
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
                </li>
              ))}
            </ul>
          </>
        )}
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

interface WhoProps {
  readonly of: LeagueReply['rows'][number]['player'];
  readonly children: ReactNode;
}

const Who = ({ of: { id, name, usernameEffect }, children }: WhoProps) => (
  <>
    <Avatar id={id} size={32} />
    <span className={styles['who']}>
      <Username name={name} effect={usernameEffect} />
      <small className="soft">{children}</small>
    </span>
  </>
);
