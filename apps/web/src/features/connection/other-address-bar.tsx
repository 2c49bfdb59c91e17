import { classNames } from '@hub/ui/class-names.ts';
import { connectionTexts } from '../../messages/connection.ts';
import styles from './other-address-bar.module.css';

interface Props {
  readonly addresses: readonly string[];
  /** Pages of a signed-in player have a top bar on phones. */
  readonly isSignedIn: boolean;
}

/**
 * Names the hub's address on a page that was opened at another one, because the server refuses the sockets of such a
 * page. Without `addresses` the server takes any.
 */
export function OtherAddressBar({ addresses, isSignedIn }: Props) {
  const [main] = addresses;
  if (main === undefined || addresses.includes(location.origin)) return null;
  return (
    <p role="alert" className={classNames('links', styles['bar'], isSignedIn && styles['underTopBar'])}>
      {connectionTexts.hubIsAt} <a href={main}>{main}</a>. {connectionTexts.noGamesHere}
    </p>
  );
}
