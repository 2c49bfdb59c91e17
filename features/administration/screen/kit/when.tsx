import { agoOf, shortTimeOf, timeOf, unbroken } from './times.ts';

interface Props {
  readonly at: number;
  /** Before how long ago it was. Without it the exact time is the title only. */
  readonly isExact?: boolean;
}

/** How long ago something was; a line breaks after the exact time only. */
export const When = ({ at, isExact }: Props) => (
  <time dateTime={new Date(at).toISOString()} title={timeOf(at)}>
    {isExact ? (
      <>
        {unbroken(`${shortTimeOf(at)} ·`)} <span className="muted">{unbroken(agoOf(at))}</span>
      </>
    ) : (
      unbroken(agoOf(at))
    )}
  </time>
);
