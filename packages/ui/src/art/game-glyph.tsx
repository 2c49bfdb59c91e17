import type { IconProps, IconType } from './icon.tsx';

/** A single-path icon on the 24 x 24 grid, in the same stroke weight as the other icons. */
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
