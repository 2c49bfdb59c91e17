import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../testing/temp-folder.ts';
import { instanceSecret } from './instance-secret.ts';

const purposeOf = (secret: ReturnType<typeof instanceSecret>, purpose = 'token') =>
  secret.derive(purpose).toString('hex');

describe('instanceSecret', () => {
  let folder: string;
  beforeEach(() => {
    folder = tempFolder();
  });

  it('uses the given secret and writes nothing', () => {
    const secret = instanceSecret('a given secret of a host', folder);
    expect(purposeOf(secret)).toBe(purposeOf(instanceSecret('a given secret of a host', '/nowhere')));
    expect(purposeOf(secret)).not.toBe(purposeOf(secret, 'seed'));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('creates a secret once with mode 600', () => {
    const first = instanceSecret(undefined, folder);
    expect(readdirSync(folder)).toEqual(['secret']);
    expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(purposeOf(instanceSecret(undefined, folder))).toBe(purposeOf(first));
  });

  it('creates different secrets in different folders', () => {
    const other = tempFolder();
    expect(purposeOf(instanceSecret(undefined, folder))).not.toBe(
      purposeOf(instanceSecret(undefined, other)),
    );
  });

  it('refuses a damaged file instead of replacing it', () => {
    writeFileSync(path.join(folder, 'secret'), 'half of a sec');
    expect(() => instanceSecret(undefined, folder)).toThrow(/does not hold a secret/);
    expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe('half of a sec');
  });

  it('names the reason when the file cannot be read', () => {
    mkdirSync(path.join(folder, 'secret'));
    expect(() => instanceSecret(undefined, folder)).toThrow(
      /^The file .*secret cannot be read or created \(EISDIR\)\. Restore it from a backup, /,
    );
  });

  it('returns the same secret for concurrent first starts', async () => {
    const module = path.resolve(import.meta.dirname, 'instance-secret.ts');
    const script = `
      const { instanceSecret } = await import(${JSON.stringify(module)});
      console.log(instanceSecret(undefined, ${JSON.stringify(folder)}).derive('token').toString('hex'));
    `;
    const derived = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
        await once(child, 'close');
        return output;
      }),
    );
    expect(derived[0]).toMatch(/^[0-9a-f]{64}\n$/);
    expect(new Set(derived).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['secret']);
  });
});
