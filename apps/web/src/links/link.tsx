import { type ComponentProps, type MouseEvent, useTransition } from 'react';
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
  // The next page appears once its code is there: until then the link shows that it was pressed.
  const [isLeaving, startTransition] = useTransition();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) startTransition(() => navigate(event));
  };
  return (
    <a {...anchor} href={useHref(to)} onClick={handleClick} data-leaving={isLeaving || undefined}>
      {children}
    </a>
  );
}
