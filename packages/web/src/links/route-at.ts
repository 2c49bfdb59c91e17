import { type RouteName, redirects, routeNames, routes } from './route-table.ts';

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** Whether an address matches a path. `:name` matches one segment, `:name?` one or none. */
function fits(path: string, pathname: string): boolean {
  const asked = partsOf(pathname);
  const pattern = partsOf(path);
  const isMet = (part: string, index: number) =>
    part.startsWith(':') ? index < asked.length || part.endsWith('?') : part === asked[index];
  return asked.length <= pattern.length && pattern.every(isMet);
}

/** Name of an address's route, or undefined. Needs no router, so it can be called before one exists. */
export const routeAt = (pathname: string): RouteName | undefined =>
  routeNames.find((name) => fits(routes[name].path, pathname));

/** Where an address without a page leads. */
export const redirectAt = (pathname: string): string =>
  redirects.find(({ from }) => fits(from, pathname))?.to ?? routes.home.path;
