import { agoOf, shortTimeOf, timeOf } from './times.ts';

interface Props {
  readonly at: number;
  /** In a narrow column: only how long ago. The exact time is its title. */
  readonly isShort?: boolean;
}

/** How long ago something was, and when; a line breaks between both only. */
export const When = ({ at, isShort }: Props) => (
  <time dateTime={new Date(at).toISOString()} title={timeOf(at)}>
    {unbroken(isShort ? agoOf(at) : `${agoOf(at)} ·`)}{' '}
    {!isShort && <span className="muted">{unbroken(shortTimeOf(at))}</span>}
  </time>
);

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
