import { plural, t } from '@lingui/core/macro';

export interface CountdownParts {
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const two = (figure: number) => String(figure).padStart(2, '0');

/** Hours (two digits or more), minutes and seconds of a remaining time; rounds up to seconds, at least 0. */
export function countdownParts(remainingMs: number): CountdownParts {
  const total = Math.max(0, Math.ceil(remainingMs / 1000));
  return {
    hours: two(Math.floor(total / 3600)),
    minutes: two(Math.floor(total / 60) % 60),
    seconds: two(total % 60),
  };
}

/** `07:42:18` */
export function formatCountdown(remainingMs: number): string {
  const { hours, minutes, seconds } = countdownParts(remainingMs);
  return `${hours}:${minutes}:${seconds}`;
}

/** `7 hours 42 minutes`, for screen readers: without seconds, so that it does not change every second. */
export function spokenCountdown(remainingMs: number): string {
  const all = Math.ceil(Math.max(0, remainingMs) / 60_000);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  return t`${plural(hours, { one: '# hour', other: '# hours' })} ${plural(minutes, { one: '# minute', other: '# minutes' })}`;
}
