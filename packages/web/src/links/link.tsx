import { type ComponentProps, type MouseEvent, useTransition } from 'react';
import { useNavigate } from './navigation.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: string;
}

/** Clicks for a new tab or a download are the browser's. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** A link to a page of the hub. */
export function Link({ to, onClick, children, ...anchor }: Props) {
  const navigate = useNavigate();
  // The next page appears once its code is there: until then the link shows that it was pressed.
  const [isLeaving, startTransition] = useTransition();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    startTransition(() => navigate(to));
  };
  return (
    <a {...anchor} href={to} onClick={handleClick} data-leaving={isLeaving || undefined}>
      {children}
    </a>
  );
}
