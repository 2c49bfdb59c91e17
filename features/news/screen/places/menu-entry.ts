import { paths } from '@hub/web/links/paths.ts';
import { msg } from '@lingui/core/macro';
import type { FeatureEntry } from '../../../places/menu-entry.ts';

export const menuEntry: FeatureEntry = { name: msg`News`, href: paths.news() };
