import { closeSync, constants, fchownSync, fstatSync, openSync, statSync } from 'node:fs';
import path from 'node:path';

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
const ROOT = 0;

/**
 * Gives a file or folder that root has just made to the owner of the folder around it, so that a server of another user
 * can still use it. Does nothing for other users.
 */
export function giveToOwner(file: string): void {
  if (process.geteuid?.() !== ROOT) return;
  const { uid, gid } = ownerOf(path.dirname(file));
  if (uid === ROOT) return;
  // The owner of the folder could put a link in its place, which must not be followed.
  const handle = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const made = fstatSync(handle);
    if (made.uid === ROOT && (made.isDirectory() || made.nlink === 1)) fchownSync(handle, uid, gid);
  } finally {
    closeSync(handle);
  }
}

/** The user whose data is in a folder: its owner, or that of the database where the folder is a mount of root. */
export function ownerOf(folder: string): { readonly uid: number; readonly gid: number } {
  const owner = statSync(folder);
  if (owner.uid !== ROOT) return owner;
  return statSync(path.join(folder, 'hub.sqlite'), { throwIfNoEntry: false }) ?? owner;
}

/** Throws an error for the host where the database is of another user than this one, who is not root: files of both would be mixed. */
export function refuseStranger(folder: string): void {
  const user = process.geteuid?.();
  if (user === undefined || user === ROOT) return;
  const owner = databaseOwner(folder);
  if (owner !== undefined && owner !== user)
    throw new Error(
      `The data in ${folder} belongs to another user. Run this as that user, with sudo -u '#${owner}' before it, or as root.`,
    );
}

/** Undefined where there is no database. */
function databaseOwner(folder: string): number | undefined {
  try {
    return statSync(path.join(folder, 'hub.sqlite'), { throwIfNoEntry: false })?.uid;
  } catch {
    // It is closed to this user.
    return statSync(folder, { throwIfNoEntry: false })?.uid;
  }
}
