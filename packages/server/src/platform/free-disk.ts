import { statfsSync } from 'node:fs';

/** Free bytes for this user on the disk of a folder, and its size; undefined when that cannot be read. */
export function freeDisk(
  folder: string,
): { readonly freeBytes: number; readonly totalBytes: number } | undefined {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return undefined;
  }
}
