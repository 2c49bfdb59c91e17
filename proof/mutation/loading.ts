import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { instrument, type Mutant } from './instrument.ts';

const TINY_VITEST = new URL('tiny-vitest.ts', import.meta.url).href;
/** Modules that hold no state of the rules and are costly to load: facts, schemas, this suite itself. */
const LASTING =
  /\/node_modules\/|\/proof\/mutation\/(?!money|sample)|\/packages\/protocol\/|\/packages\/catalog\/(?!src\/name-matcher)/;
const GENERATION = /\?generation=\d+$/;

/** Which modules import which, by address. */
export class Imports {
  readonly #imported = new Map<string, Set<string>>();

  note(from: string, to: string): void {
    const known = this.#imported.get(from);
    if (known === undefined) this.#imported.set(from, new Set([to]));
    else known.add(to);
  }

  /** Everything that a file brings along, itself included. */
  behind(file: string): ReadonlySet<string> {
    const found = new Set([pathToFileURL(file).href]);
    for (const one of found) for (const next of this.#imported.get(one) ?? []) found.add(next);
    return new Set(
      [...found].filter((address) => address.startsWith('file:')).map((address) => fileURLToPath(address)),
    );
  }
}

/**
 * From here on, every module that is imported comes with the mutants of the given sources in it, and `vitest` is the
 * tiny one. A file that is imported as `file?generation=n` brings fresh modules along, down to the lasting ones.
 */
export function loadInstrumented(sources: ReadonlyMap<string, string>): Imports {
  const imports = new Imports();
  const ours = new Map([...sources].map(([file, code]) => [pathToFileURL(file).href, plain(code)]));
  const others = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier === 'vitest' && context.parentURL !== TINY_VITEST)
        return { url: TINY_VITEST, shortCircuit: true, format: 'module-typescript' };
      const resolved = nextResolve(specifier, context);
      if (context.parentURL !== undefined) imports.note(context.parentURL, resolved.url);
      const generation = GENERATION.exec(context.parentURL ?? '')?.[0];
      if (generation === undefined || !resolved.url.startsWith('file:') || LASTING.test(resolved.url))
        return resolved;
      return GENERATION.test(resolved.url) ? resolved : { ...resolved, url: resolved.url + generation };
    },
    load(url, context, nextLoad) {
      const file = url.replace(GENERATION, '');
      const code =
        ours.get(file) ?? (GENERATION.test(url) && file.endsWith('.ts') ? read(file, others) : undefined);
      return code === undefined
        ? nextLoad(url, context)
        : { format: 'module', source: code, shortCircuit: true };
    },
  });
  return imports;
}

const plain = (code: string): string => stripTypeScriptTypes(code, { mode: 'strip' });

/** A file that is loaded again with every generation is stripped once. */
function read(url: string, known: Map<string, string>): string {
  const code = known.get(url) ?? plain(readFileSync(fileURLToPath(url), 'utf8'));
  known.set(url, code);
  return code;
}

/** The sources with their mutants, which are counted from 1 in the order of the files. */
export function instrumentAll(files: readonly { readonly name: string; readonly path: string }[]): {
  readonly sources: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
} {
  const sources = new Map<string, string>();
  const mutants: Mutant[] = [];
  for (const { name, path } of files) {
    const made = instrument(readFileSync(path, 'utf8'), name, mutants.length + 1);
    sources.set(path, made.code);
    mutants.push(...made.mutants);
  }
  return { sources, mutants };
}
