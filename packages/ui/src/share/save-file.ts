/** Saves a file on the player's device. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has begun to read the file once the click is handled.
  setTimeout(() => URL.revokeObjectURL(href));
}
