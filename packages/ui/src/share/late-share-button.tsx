import { Optional } from '../feedback/optional.tsx';
import { fetched } from '../fetched.ts';
import type { ShareButtonProps } from './share-button.tsx';

const Button = fetched(() => import('./share-button.tsx').then((code) => code.ShareButton));

/** The share button, without whose code a result is shown all the same. */
export const LateShareButton = (props: ShareButtonProps) => (
  <Optional>
    <Button {...props} />
  </Optional>
);
