import type { GameHue } from './game-hue.ts';
import { Icon, type IconProps, type IconSize, type IconType } from './icon.tsx';

const OUTLINES: Readonly<Record<GameHue, string>> = {
  daily: 'M12 2l3.5 7L22 12l-6.5 3L12 22l-3.5-7L2 12l6.5-3zM12 8v8',
  moreless: 'M12 4v16M7 20h10M4 8l16-3M4 8l-2.5 6h5zM20 5l-2.5 6h5z',
  rift: 'M4 4h16v16H4zM4 20L20 4M4 9V4h5M15 20h5v-5M9.5 9.5l5 5',
  chain: 'M9 7.5L6.5 6 3 8v4l3.5 2L10 12v-1M15 16.5l2.5 1.5 3.5-2v-4l-3.5-2L14 12v1M8.5 10.5l7 3',
  cooldown: 'M12 4a8.5 8.5 0 1 1-7.7 5M12 12.5V7.5M12 12.5l3.5 2M9 1.5h6M4 4.5l.5 4.5 4.5-.5',
};

const glyph = (outline: string): IconType =>
  function Glyph(props: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <path d={outline} />
      </svg>
    );
  };

/** One glyph a game, of the same weight as the other icons. */
export const gameGlyphs: Readonly<Record<GameHue, IconType>> = {
  daily: glyph(OUTLINES.daily),
  moreless: glyph(OUTLINES.moreless),
  rift: glyph(OUTLINES.rift),
  chain: glyph(OUTLINES.chain),
  cooldown: glyph(OUTLINES.cooldown),
};

interface Props {
  readonly game: GameHue;
  readonly size?: IconSize | undefined;
  readonly className?: string | undefined;
}

/** Draws a game's glyph in the colour of the text. */
export function GameGlyph({ game, size, className }: Props) {
  return <Icon of={gameGlyphs[game]} size={size} className={className} />;
}
