import { saveFile } from './save-file.ts';

/** A result, ready to be shared. */
export interface Parcel {
  readonly title: string;
  readonly text: string;
  readonly picture: Blob;
  readonly fileName: string;
}

/** How this browser shares a result: by its share sheet, as text on the clipboard, or as text that the player copies. */
export type ShareWay = 'sheet' | 'clipboard' | 'text';

/**
 * `ready`: the browser wants another press, because preparing has taken too long for it. `shown`: the text is to be shown
 * for selection.
 */
export type ShareOutcome =
  | 'shared'
  | 'copied'
  | 'shown'
  | 'pictureCopied'
  | 'pictureRefused'
  | 'saved'
  | 'cancelled'
  | 'ready'
  | 'failed';

/** Hands a result to the share sheet, or else to the clipboard, or else has its text shown. */
export async function deliver(parcel: Parcel, way: ShareWay): Promise<ShareOutcome> {
  if (way === 'sheet') return throughSheet(parcel);
  if (way === 'clipboard') return copyText(parcel);
  return 'shown';
}

async function throughSheet(parcel: Parcel): Promise<ShareOutcome> {
  const { title, text, picture, fileName } = parcel;
  const files = [new File([picture], fileName, { type: picture.type })];
  const withFiles = { title, text, files };
  try {
    await navigator.share(navigator.canShare?.(withFiles) ? withFiles : { title, text });
    return 'shared';
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError') return 'cancelled';
    return name === 'NotAllowedError' ? 'ready' : copyText(parcel);
  }
}

async function copyText(parcel: Parcel): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(parcel.text);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** Copies the picture. */
export async function copyPicture(parcel: Parcel): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [parcel.picture.type]: parcel.picture })]);
    return 'pictureCopied';
  } catch {
    return 'pictureRefused';
  }
}

/** Saves the picture as a file of the player. */
export function savePicture({ picture, fileName }: Parcel): ShareOutcome {
  saveFile(picture, fileName);
  return 'saved';
}
