import { readFileSync } from 'node:fs';
import type { LegalTexts } from '@hub/protocol/http/legal';
import { type Environment, EnvironmentError } from './environment.ts';
import { readMarkdown } from './markdown.ts';

const MAX_CHARACTERS = 100_000;

/** The host's own terms and privacy policy, read once. Throws an EnvironmentError when a given file cannot be used. */
export const readLegalTexts = ({
  termsFile,
  privacyFile,
}: Pick<Environment, 'termsFile' | 'privacyFile'>): LegalTexts => ({
  terms: termsFile === undefined ? null : blocksOf('TERMS_FILE', termsFile),
  privacy: privacyFile === undefined ? null : blocksOf('PRIVACY_FILE', privacyFile),
});

function blocksOf(variable: string, file: string) {
  const source = contentOf(variable, file);
  if (source.length > MAX_CHARACTERS)
    throw new EnvironmentError(`${variable} may have ${MAX_CHARACTERS} characters.`);
  const blocks = readMarkdown(source);
  if (blocks.length === 0) throw new EnvironmentError(`${variable} is empty.`);
  return blocks;
}

function contentOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new EnvironmentError(`${variable} cannot be read${why}.`, { cause: error });
  }
}
