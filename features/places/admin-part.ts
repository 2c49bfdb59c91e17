import type { Role } from '@hub/protocol/http/admin/parts';
import type { IconType } from '@hub/ui/art/icon.tsx';
import type { ComponentType } from 'react';
import { allOf } from './filled.ts';

/** A page of the administration. */
export interface AdminPart {
  /** Its name in the address. */
  readonly id: string;
  readonly title: string;
  readonly icon: IconType;
  /** The least role that sees it. */
  readonly from: Role;
  /** Where it stands among the pages: the numbers are in the administration's page. */
  readonly order: number;
  readonly load: () => Promise<ComponentType>;
}

/** Pages of the administration that features bring. */
export const adminParts = allOf(
  import.meta.glob<AdminPart>('../*/screen/places/admin-part.ts', { eager: true, import: 'adminPart' }),
);
