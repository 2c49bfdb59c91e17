import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError } from './environment.ts';

/** Beside the data folder; server and commands read it. */
export const SETTINGS_FILE = 'riftlight.env';
/** Where `docs/hosting/riftlight.service` keeps data and settings. */
const UNIT = { dataDir: '/var/lib/riftlight', settings: '/etc/riftlight.env' } as const;

type Variables = Readonly<Record<string, string | undefined>>;
export type Given = {
  /** The variables of the environment, and for those that are not set the lines of the file. */
  readonly variables: Variables;
  /** Undefined where there is no file. */
  readonly file: string | undefined;
};

/** The settings of a server: its variables, and the file beside its data folder. Throws an EnvironmentError for an unreadable one. */
export const serverSettings = (variables: Variables): Given =>
  merged(variables, [path.join(path.dirname(dataDirOf(variables)), SETTINGS_FILE)]);

/**
 * The settings of a command, which are to be those of its server. Without a hub named or in the current folder it is the one of the
 * unit, whose settings systemd passes to the server only.
 */
export function commandSettings(
  variables: Variables,
  unit: { dataDir: string; settings: string } = UNIT,
): Given {
  const isNamed = Boolean(
    variables['DATA_DIR'] || variables['DATABASE_URL'] || variables['DATABASE_URL_FILE'],
  );
  const given =
    isNamed || existsSync(dataDirOf(variables)) || !existsSync(unit.dataDir)
      ? variables
      : { ...variables, DATA_DIR: unit.dataDir };
  const dataDir = dataDirOf(given);
  const files = [path.join(path.dirname(dataDir), SETTINGS_FILE)];
  return merged(given, dataDir === unit.dataDir ? [...files, unit.settings] : files);
}

const dataDirOf = ({ DATA_DIR: given }: Variables): string => path.resolve(given || './data');

function merged(variables: Variables, files: readonly string[]): Given {
  const file = files.find((one) => existsSync(one));
  return file === undefined
    ? { variables, file }
    : { variables: { ...readSettingsFile(file), ...variables }, file };
}

/** Reads lines `NAME=value` as systemd does: quotes around a value are dropped, and `#` begins a comment only at the start of a line. */
function readSettingsFile(file: string): Variables {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new EnvironmentError(
      `The settings are in ${file}, which this user may not read. Let its group read it: chgrp and chmod 640, or run this as root.`,
    );
  }
  return Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const { name, value = '' } = /^\s*(?<name>[A-Za-z_]\w*)=(?<value>.*?)\s*$/.exec(line)?.groups ?? {};
      return name === undefined ? [] : [[name, value.replace(/^(["'])(.*)\1$/, '$2')]];
    }),
  );
}
