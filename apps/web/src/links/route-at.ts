import { type RouteName, routeNames, routes } from './route-table.ts';

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** Whether an address fits a path. `:name` stands for one part of it, `:name?` for one or none. */
function fits(path: string, pathname: string): boolean {
  const asked = partsOf(pathname);
  const pattern = partsOf(path);
  const isMet = (part: string, index: number) =>
    part.startsWith(':') ? index < asked.length || part.endsWith('?') : part === asked[index];
  return asked.length <= pattern.length && pattern.every(isMet);
}

/** Name of the route that an address belongs to, or undefined. Needs no router, so that it can be asked before there is one. */
export const routeAt = (pathname: string): RouteName | undefined =>
  routeNames.find((name) => fits(routes[name].path, pathname));
