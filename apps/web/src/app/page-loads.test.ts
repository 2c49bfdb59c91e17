import { routeNames } from '@hub/web/links/route-table.ts';
import { expect, it } from 'vitest';
import { hasPage } from './page-loads.ts';

it('load a page for every address', () => expect(routeNames.filter((name) => !hasPage(name))).toEqual([]));
