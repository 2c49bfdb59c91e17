import { classNames } from '@hub/ui/class-names.ts';
import { otherAddressTexts as texts } from '../../messages/other-address.ts';
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
    {texts.hubIsAt} <a href={main}>{main}</a>. {texts.noGamesHere}
  </p>
);
