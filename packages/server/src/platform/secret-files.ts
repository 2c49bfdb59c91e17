import { readFileSync } from 'node:fs';

/** Variables whose value may be in a file, named by the variable with `_FILE` behind it: what others must not read. */
const SECRETS = [
  'HUB_SECRET',
  'HUB_SECRET_FORMER',
  'DATABASE_URL',
  'REDIS_URL',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'WEBHOOK_URL',
] as const;

/** Names of the variables that name such a file. */
export const SECRET_FILES: readonly string[] = SECRETS.map((name) => `${name}_FILE`);

/**
 * Reads the secrets that are in files, without the end of the last line. Returns their values by name, and a sentence for
 * every file that cannot be used and every secret that is given both ways.
 */
export function readSecretFiles(variables: Readonly<Record<string, string | undefined>>): {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
} {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = variables[`${name}_FILE`];
    if (file === undefined || file === '') continue;
    const value = contentOf(file);
    if (typeof value !== 'string') problems.push(`${name}_FILE names a file that ${value.problem}`);
    // A guess at which one is meant could start a hub that refuses its players.
    else if (variables[name]) problems.push(`${name} and ${name}_FILE are both set, only one may be`);
    else values[name] = value;
  }
  return { values, problems };
}

function contentOf(file: string): string | { readonly problem: string } {
  try {
    const value = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
    // As an empty variable it would count as not set, and the hub would make a secret of its own.
    return value === '' ? { problem: 'is empty' } : value;
  } catch (error) {
    return { problem: `cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})` };
  }
}
