import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: string;
}

/**
 * A link to a page of the hub. The router's own also prefetches data and follows links to other sites: 4 kB of every
 * page that the hub never runs.
 */
export function Link({ to, onClick, children, ...anchor }: Props) {
  const navigate = useLinkClickHandler(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...anchor} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  );
}
