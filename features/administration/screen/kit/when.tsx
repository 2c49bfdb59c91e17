import { agoOf, shortTimeOf, timeOf } from './times.ts';

interface Props {
  readonly at: number;
  /** Beside how long ago it was. Without it the exact time is the title only. */
  readonly isExact?: boolean;
}

/** How long ago something was; a line breaks before the exact time only. */
export const When = ({ at, isExact }: Props) => (
  <time dateTime={new Date(at).toISOString()} title={timeOf(at)}>
    {unbroken(isExact ? `${agoOf(at)} ·` : agoOf(at))}{' '}
    {isExact && <span className="muted">{unbroken(shortTimeOf(at))}</span>}
  </time>
);

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
