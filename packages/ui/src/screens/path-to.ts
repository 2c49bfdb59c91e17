type NamesIn<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NameOf<Part> | NamesIn<Rest>
  : NameOf<Path>;
type NameOf<Part extends string> = Part extends `:${infer Name}` ? Name : never;
type OptionalIn<Names extends string> = Names extends `${infer Name}?` ? Name : never;

/** The parameters of a path: `:id` is required, `:id?` is optional. */
export type PathParams<Path extends string> = {
  readonly [Name in Exclude<NamesIn<Path>, `${string}?`>]: string;
} & { readonly [Name in OptionalIn<NamesIn<Path>>]?: string | undefined };

type Given<Path extends string> = [NamesIn<Path>] extends [never] ? [] : [params: PathParams<Path>];

/** Returns the address for a path with these parameters. */
export const pathTo = <const Path extends string>(path: Path, ...[params]: Given<Path>): string =>
  fillPath(path, params ?? {});

/** The same for a path that is not known at compile time. */
export const fillPath = (path: string, params: Readonly<Record<string, string | undefined>>): string =>
  path.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
