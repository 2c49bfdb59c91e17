import { pickTexts } from '@hub/ui/language.ts';

/** The page of an empty hub, for its host. */
const en = {
  newTitle: 'A new hub',
  newText: 'This hub is empty. Choose a name, and you are its first player and its host.',
  name: 'Your name',
  become: 'Become the host',
  orRestore: 'Or restore a backup',
  title: 'Restore a backup',
  intro:
    'Choose the files of a backup: manifest.json, the database and the secret, and the file erased beside the backups if there is one. They are verified before anything is changed.',
  loading: 'Loading',
  notEmpty: 'This hub has players. A backup is restored in the administration, or by the command line.',
  toHub: 'To the hub',
  key: 'Key',
  keyHint: 'The console of the server shows it at the start.',
  files: 'Files of the backup',
  noFiles: 'Nothing is uploaded yet.',
  uploaded: 'Uploaded',
  unknownFile: (file: string): string => `${file} is no file of a backup.`,
  uploading: 'Uploading',
  uploadingFile: (file: string): string => `Uploading ${file}`,
  identity: 'Identity of age',
  identityHint:
    'The line AGE-SECRET-KEY-1… of the key file that belongs to BACKUP_KEY. It is used once and kept nowhere.',
  noIdentity:
    'The identity is missing: the line AGE-SECRET-KEY-1… of the key file that belongs to BACKUP_KEY.',
  restore: 'Verify and restore',
  restoring: 'Reading the backup',
  restored: 'The backup is restored.',
  restarts: 'The server starts again within a minute.',
  proxyLimit:
    'A proxy in front of the hub refuses this part of 512 KiB. Let it take bodies of 1 MiB or more (nginx: client_max_body_size), and choose the file again.',
  discard: 'Delete the upload',
  discarding: 'Deleting',
  failed: 'That did not work. Nothing was changed.',
};

export const firstRunTexts = pickTexts({ en });
