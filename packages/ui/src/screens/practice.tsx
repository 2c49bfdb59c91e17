import { t } from '@lingui/core/macro';
import { Dumbbell } from 'lucide-react';
import type { ReactElement } from 'react';
import { type AnchorProps, LinkButton } from '../controls/link-button.tsx';

/** Parameter of the address of a game that asks for practice. */
export const PRACTICE_PARAM = 'practice';

/** Address at which a score game is practised. */
export const pathToPractice = (path: string): string => `${path}?${PRACTICE_PARAM}=true`;

interface Props {
  /** Path at which the game is played when it counts. */
  readonly path: string;
  readonly link: (anchor: AnchorProps) => ReactElement;
  readonly size?: 'medium' | 'large';
}

/** The quieter control beside the one that starts a score game. */
export function PracticeLink({ path, link, size = 'large' }: Props) {
  return (
    <LinkButton variant="ghost" size={size} icon={Dumbbell} href={pathToPractice(path)} render={link}>
      {t`Practice`}
    </LinkButton>
  );
}
