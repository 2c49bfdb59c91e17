import { classNames } from '@hub/ui/class-names.ts';
import { t } from '@lingui/core/macro';
import styles from './other-address.module.css';

interface Props {
  /** Main address of the hub. */
  readonly main: string;
  /** Pages of a signed-in player have a top bar on phones. */
  readonly isSignedIn: boolean;
}

/** One line that leads to the hub's address. */
export const OtherAddress = ({ main, isSignedIn }: Props) => (
  <p role="alert" className={classNames('links', styles['bar'], isSignedIn && styles['underTopBar'])}>
    {t`This hub is at`} <a href={main}>{main}</a>. {t`Games do not work at this address.`}
  </p>
);
