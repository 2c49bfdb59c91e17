import type { IconProps, IconType } from './icon.tsx';

/** An icon of one outline on the 24 x 24 grid, of the same weight as the other icons. */
export const outlineIcon = (outline: string): IconType =>
  function Outline(props: IconProps) {
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
