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
  const minutes = Math.ceil(Math.max(0, remainingMs) / 60_000);
  return t({
    message: `${plural({ hours: Math.floor(minutes / 60) }, { 0: `${plural({ minutes: minutes % 60 }, { one: '# minute', other: '# minutes' })}`, other: `${plural({ hours: Math.floor(minutes / 60) }, { one: '# hour', other: '# hours' })} ${plural({ minutes: minutes % 60 }, { one: '# minute', other: '# minutes' })}` })}`,
    comment: 'A duration for screen readers.',
  });
}
