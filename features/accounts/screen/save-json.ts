import { saveFile } from '@hub/ui/share/save-file.ts';

/** Downloads a value as a JSON file. */
export const saveJson = (value: unknown, fileName: string): void =>
  saveFile(new Blob([`${JSON.stringify(value, undefined, 2)}\n`], { type: 'application/json' }), fileName);
