import { existsSync } from 'node:fs';
import path from 'node:path';

/** A release has a program of its own beside the bundles' folders, which says how it was called; the repository has a script of npm. */
const OWN = existsSync(path.resolve(import.meta.dirname, '../../../riftlight'))
  ? `${process.env['RIFTLIGHT_CALLED'] ?? './riftlight'} admin`
  : 'npm run admin --';

/** A command of the host, as it is typed at this installation; every printed command comes from here. `ADMIN_COMMAND` says it where a container or another user is in between. */
export const adminCommand = (
  words: string,
  { adminCommand: given }: { readonly adminCommand?: string | undefined } = {},
): string => `${given ?? OWN} ${words}`;
