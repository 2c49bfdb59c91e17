import type { ComponentProps } from 'react';
import { About } from './about.tsx';
import { Modes } from './modes.tsx';

type Props = ComponentProps<typeof Modes> & ComponentProps<typeof About>;

/** What stands below the first screens: all games, and what the hub is. */
export const Further = ({ onChoose, players }: Props) => (
  <>
    <Modes onChoose={onChoose} />
    <About players={players} />
  </>
);
