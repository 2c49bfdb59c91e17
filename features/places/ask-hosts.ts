import type { ComponentType } from 'react';
import { firstOf } from './filled.ts';

/** How a player writes to the hosts. */
export interface AskHosts {
  /** Opens the form from anywhere. */
  readonly open: () => void;
  /** Shows the form on request; keeps what is written until it is sent. Must be mounted once on the page. */
  readonly Form: ComponentType<AskHostsFormProps>;
}

export interface AskHostsFormProps {
  /** DSN of the external service that also receives what is written; null if there is none or without consent. */
  readonly forwardDsn: string | null;
}

/** Undefined on a hub without such a form. */
export const askHosts = firstOf(
  import.meta.glob<AskHosts>('../*/screen/places/ask-hosts.tsx', { eager: true, import: 'askHosts' }),
);
