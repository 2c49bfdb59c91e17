import type { IconProps } from '@hub/ui/art/icon.tsx';

/** Icon for the identity provider: a ring with a bar, not the provider's trademark. */
export function GoogleMark({ className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" className={className} aria-hidden>
      <circle cx="12" cy="12" r="9" strokeWidth="2" />
      <path d="M12 12h8" strokeWidth="2.5" />
    </svg>
  );
}
