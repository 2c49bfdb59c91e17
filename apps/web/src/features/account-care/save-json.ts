/** Downloads a value as a JSON file. */
export function saveJson(value: unknown, fileName: string): void {
  const file = new Blob([`${JSON.stringify(value, undefined, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}
