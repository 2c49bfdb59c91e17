import { agoOf, shortTimeOf, timeOf } from './times.ts';

/** How long ago something was, and when; a line breaks between both only. */
export const When = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()} title={timeOf(at)}>
    {unbroken(`${agoOf(at)} ·`)} <span className="muted">{unbroken(shortTimeOf(at))}</span>
  </time>
);

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
