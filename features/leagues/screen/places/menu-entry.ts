import { paths } from '@hub/web/links/paths.ts';
import { msg } from '@lingui/core/macro';
import { Flag } from 'lucide-react';
import type { FeatureEntry } from '../../../places/menu-entry.ts';

export const menuEntry: FeatureEntry = {
  name: msg`Leagues`,
  href: paths.leagues({}),
  icon: Flag,
  further: 'league',
};
