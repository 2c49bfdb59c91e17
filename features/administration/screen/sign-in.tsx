import { PRODUCT_NAME } from '@hub/protocol/product';
import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { Logo } from '@hub/ui/art/logo.tsx';
import watchHouse from '@hub/ui/art/pictures/watch-house.svg';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Form } from '@hub/ui/controls/form.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { reasonOf } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { asciiDigits } from '@hub/ui/text/typed-number.ts';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { Clock, Fingerprint, ShieldCheck, Terminal } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import {
  askForPasskey,
  type SignedIn,
  sessionState,
  signInByCode,
  signInByLink,
  signInByPasskey,
} from '../calls/session.ts';
import { timeOf } from './kit/times.ts';
import styles from './sign-in.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.signIn;
const DIGITS = 6;
/** What the address of a link that works once ends with: `/admin/link#…`. */
const LINK = /^#([\w-]{20,64})$/;

const linkCode = (): string | undefined => LINK.exec(location.hash)?.[1];

/** How to sign in: the player's token alone is not enough. */
export function SignInPage({ onOpen }: { readonly onOpen: (opened: SignedIn) => void }) {
  const { call } = useNet();
  const { name: username, player_id: id } = usePlayer();
  const { reply, failure, again } = useCall(useCallback((signal) => call(sessionState, { signal }), [call]));
  const [link, setLink] = useState(linkCode);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'passkey' | 'link' | 'code'>();
  const tryTo = async (way: typeof busy, open: () => Promise<SignedIn>) => {
    setBusy(way);
    setError(undefined);
    try {
      onOpen(await open());
    } catch (fault) {
      setError(reasonOf(fault, way === 'passkey' ? texts.noPasskey : adminTexts.failed));
      again();
    }
    setBusy(undefined);
  };
  const byLink = async (code: string) => {
    // It works once: neither the history nor a second press shall send it again.
    history.replaceState(history.state, '', location.pathname);
    setLink(undefined);
    return call(signInByLink, { body: { code } });
  };
  const byPasskey = async () => {
    const [{ options }, { startAuthentication }] = await Promise.all([
      call(askForPasskey),
      import('@simplewebauthn/browser'),
    ]);
    const response = await startAuthentication({ optionsJSON: options as never });
    return call(signInByPasskey, { body: { response: { ...response } } });
  };
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Logo name={adminTexts.title} />
        <span className={classNames('soft', styles['who'])}>
          Signed in as <Avatar id={id} size={28} /> <b>{username}</b>
        </span>
      </header>
      <main className={styles['middle']}>
        <Card className={styles['card']}>
          <img className={styles['house']} src={`${watchHouse}#dark`} alt="" width={640} height={220} />
          <div className={styles['body']}>
            <h1 tabIndex={-1}>{reply?.role === null ? 'The administration is for hosts' : texts.title}</h1>
            {!reply &&
              (failure ? <ErrorBox>{failure.failure}</ErrorBox> : <Loading text={adminTexts.loading} />)}
            {reply?.role === null && <p className="soft">{texts.noRoleText}</p>}
            {reply && reply.role !== null && (
              <>
                <p className="soft">{texts.text}</p>
                {link !== undefined && (
                  <Button
                    variant="gold"
                    size="large"
                    block
                    busy={busy === 'link'}
                    onClick={() => void tryTo('link', () => byLink(link))}
                  >
                    Sign in with the link
                  </Button>
                )}
                {reply.hasPasskey && link === undefined && (
                  <Button
                    variant="gold"
                    size="large"
                    block
                    icon={Fingerprint}
                    busy={busy === 'passkey'}
                    onClick={() => void tryTo('passkey', byPasskey)}
                  >
                    Sign in with a passkey
                  </Button>
                )}
                {reply.hasPasskey && reply.hasCode && link === undefined && (
                  <p className={styles['or']}>or with the code of your app</p>
                )}
                {reply.hasCode && link === undefined && (
                  <CodeForm
                    isBusy={busy === 'code'}
                    isAlone={!reply.hasPasskey}
                    onSend={(code) => void tryTo('code', () => call(signInByCode, { body: { code } }))}
                  />
                )}
                {reply.restsUntil !== null && (
                  <ErrorBox icon={Clock}>{texts.rests(timeOf(reply.restsUntil))}</ErrorBox>
                )}
                {!reply.hasPasskey && !reply.hasCode && link === undefined && (
                  <p className={styles['none']}>{texts.noKeys}</p>
                )}
              </>
            )}
            {error !== undefined && <ErrorBox>{error}</ErrorBox>}
          </div>
          {reply && reply.role !== null && (
            <ul className={styles['notes']}>
              {!window.isSecureContext && <Note icon={ShieldCheck}>{texts.plainHttp}</Note>}
              {error !== undefined && <Note icon={Clock}>{texts.fiveTries}</Note>}
              <Note icon={Terminal}>
                {texts.lost} <code>{texts.lostCommand(reply.linkCommand, username)}</code> {texts.lostEnd}
              </Note>
            </ul>
          )}
        </Card>
      </main>
      <footer className={styles['foot']}>
        <span>
          {PRODUCT_NAME} {reply?.version}
        </span>
        <Link to={paths.home()}>{adminTexts.back}</Link>
        {reply?.lastOpenedAt && <span>{texts.lastSignIn(timeOf(reply.lastOpenedAt))}</span>}
      </footer>
    </div>
  );
}

const Note = ({ icon, children }: { readonly icon: IconType; readonly children: ReactNode }) => (
  <li>
    <Icon of={icon} size="small" />
    <span>{children}</span>
  </li>
);

const read = (text: string): string => asciiDigits(text).replaceAll(/\D/g, '').slice(0, DIGITS);

interface CodeFormProps {
  readonly isBusy: boolean;
  /** Whether the code is the only way in. */
  readonly isAlone: boolean;
  readonly onSend: (code: string) => void;
}

function CodeForm({ isBusy, isAlone, onSend }: CodeFormProps) {
  const [code, setCode] = useState('');
  const digits = read(code);
  return (
    <Form
      className={styles['code']}
      onSend={() => {
        onSend(digits);
        setCode('');
      }}
    >
      <TextField
        label={texts.code}
        value={code}
        onChange={setCode}
        read={read}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="______"
      />
      <Button
        type="submit"
        variant={isAlone ? 'gold' : 'neutral'}
        busy={isBusy}
        disabled={digits.length < DIGITS}
      >
        {texts.signIn}
      </Button>
    </Form>
  );
}
