import type { IconProps } from '@hub/ui/art/icon.tsx';

/** A ring with a bar: stands for the identity provider without being its mark. */
export function GoogleMark({ className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" className={className} aria-hidden>
      <circle cx="12" cy="12" r="9" strokeWidth="2" />
      <path d="M12 12h8" strokeWidth="2.5" />
    </svg>
  );
}
