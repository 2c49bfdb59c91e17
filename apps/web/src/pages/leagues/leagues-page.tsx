import { createLeague, joinLeague, type LeagueId, ownLeagues } from '@hub/protocol/http/leagues';
import { Button } from '@hub/ui/controls/button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { EmptyPlate } from '@hub/ui/feedback/empty-plate.tsx';
import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import styles from './leagues.module.css';

const NAME_MAX = 24;
const CODE_LENGTH = 6;

/** A player's leagues, and the forms to begin or join one. A code in the address is filled in. */
export function LeaguesPage() {
  const { code = '' } = useParams();
  const { call } = useNet();
  const { reply, failure, again } = useCall(useCallback((signal) => call(ownLeagues, { signal }), [call]));
  const navigate = useNavigate();
  const open = (id: LeagueId) => void navigate(paths.league({ id }));
  return (
    <div className={styles['page']}>
      <header>
        <h1>{texts.title}</h1>
        <p className="soft">{texts.intro}</p>
      </header>
      <div className={styles['forms']}>
        <OneField
          label={texts.code}
          title={texts.joinTitle}
          action={texts.join}
          initial={code.toUpperCase()}
          limit={CODE_LENGTH}
          send={async (value) => open((await call(joinLeague, { body: { code: value } })).id)}
        />
        <OneField
          label={texts.name}
          title={texts.create}
          action={texts.create}
          initial=""
          limit={NAME_MAX}
          send={async (value) => open((await call(createLeague, { body: { name: value } })).id)}
        />
      </div>
      {reply?.length === 0 && <EmptyPlate title={texts.empty} text={texts.emptyText} />}
      {reply && reply.length > 0 && (
        <ul className={styles['list']}>
          {reply.map(({ id, name, rows, isOver, today }) => (
            <li key={id}>
              <Link to={paths.league({ id })} className={styles['entry']}>
                <b>{name}</b>
                <span className="soft">
                  {texts.members(rows.length)}. {isOver ? texts.over : texts.dayOf((today ?? 0) + 1)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {failure && <ErrorPlate title={texts.failed} text={failure.message} onRetry={again} />}
      {!reply && !failure && <Loading text={texts.loading} />}
    </div>
  );
}

interface OneFieldProps {
  readonly label: string;
  readonly title: string;
  readonly action: string;
  readonly initial: string;
  readonly limit: number;
  /** Rejects with the reason for the player. */
  readonly send: (value: string) => Promise<void>;
}

function OneField({ label, title, action, initial, limit, send }: OneFieldProps) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      await send(value.trim());
    } catch (fault) {
      setError(fault instanceof CallError ? fault.message : texts.failed);
    }
    setIsBusy(false);
  };
  return (
    <Plate as="div" padded>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2>{title}</h2>
        <TextField label={label} value={value} onChange={setValue} limit={limit} autoComplete="off" />
        <Button type="submit" look="gold" busy={isBusy} disabled={value.trim() === ''}>
          {action}
        </Button>
        {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      </form>
    </Plate>
  );
}
