import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

interface Props extends Omit<ComponentProps<typeof LinkButton>, 'href' | 'render'> {
  readonly to: string;
}

/** A link to a page of the hub that looks like a button. */
export const PageButton = ({ to, ...button }: Props) => (
  <LinkButton {...button} href={to} render={({ href, ...anchor }) => <Link {...anchor} to={href} />} />
);
