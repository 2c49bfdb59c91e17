import { closeLeague, type LeagueReply, leaveLeague } from '@hub/protocol/http/leagues';
import { Button } from '@hub/ui/controls/button.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { useCopy } from '@hub/ui/share/use-copy.ts';
import { Check, Link as LinkIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../links/paths.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import styles from './leagues.module.css';
import { SureButton } from './sure-button.tsx';

const COPIED_MS = 4_000;

interface Props {
  readonly league: LeagueReply;
  readonly refresh: () => void;
}

/** Invite, leave, and for the owner end the league. */
export function LeagueActions({ league: { id, code, isOver, isOwner }, refresh }: Props) {
  const { call } = useNet();
  const navigate = useNavigate();
  const link = window.location.origin + paths.leagues({ code });
  const copying = useCopy(link, COPIED_MS);
  const params = { league: id };
  return (
    <div className={styles['actions']}>
      {!isOver && (
        <>
          <Button icon={copying.isCopied ? Check : LinkIcon} onClick={() => void copying.copy()}>
            {copying.isCopied ? texts.copied : texts.invite(code)}
          </Button>
          {isOwner && (
            <SureButton
              label={texts.close}
              onSure={async () => {
                await call(closeLeague, { params });
                refresh();
              }}
            />
          )}
        </>
      )}
      <SureButton
        label={texts.leave}
        onSure={async () => {
          await call(leaveLeague, { params });
          await navigate(paths.leagues({}));
        }}
      />
      {copying.isShown && <SelectableText label={texts.invitation} text={link} rows={1} />}
    </div>
  );
}
