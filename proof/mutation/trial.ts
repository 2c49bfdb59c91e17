import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Imports } from './loading.ts';
import { isGroup, play, testsIn } from './playing.ts';
import type { Switchboard } from './switchboard.ts';
import { collect, type Group, type Test } from './tiny-vitest.ts';

export type Verdict =
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived' }
  | { readonly kind: 'unreached' };

export type TestFile = { readonly name: string; readonly path: string };

type Known = {
  readonly file: TestFile;
  /** Milliseconds, and switches asked, without a mutant. */
  ms: number;
  questions: number;
  readonly reaches: Set<number>;
};

/** Milliseconds that a test takes at most to be among the first that are tried, the second, and so on. */
const PACES_MS = [2, 15, 80, 400, Number.POSITIVE_INFINITY];
/** From this pace on, a test is too slow to be run only to make sure. */
const SLOW = 3;
const paceOf = (ms: number): number => PACES_MS.findIndex((most) => ms <= most);

/** Tries mutants on tests that are loaded once, and in fresh modules where that is not enough. */
export class Trial {
  readonly #board: Switchboard;
  readonly #files: readonly TestFile[];
  readonly #roots = new Map<TestFile, Group>();
  /** By the test's key, which is the same in fresh modules. */
  readonly #known = new Map<string, Known>();
  /** Mutants whose switches are asked while the test files are imported. */
  readonly #atImport = new Set<number>();
  readonly #imports: Imports;
  #generation = 0;

  constructor(board: Switchboard, files: readonly TestFile[], imports: Imports) {
    this.#board = board;
    this.#files = files;
    this.#imports = imports;
  }

  get tests(): number {
    return this.#known.size;
  }

  /** Loads all tests and runs them once without a mutant. Throws when one fails. */
  async prepare(): Promise<void> {
    for (const file of this.#files) {
      this.#board.forget();
      this.#roots.set(file, await collect(file.name, () => import(pathToFileURL(file.path).href)));
      for (const id of this.#board.asked()) this.#atImport.add(id);
    }
    for (const [file, root] of this.#roots) {
      const failure = await this.#learn(file, root);
      if (failure !== undefined) throw new Error(`${file.name} fails without a mutant: ${failure}`);
    }
  }

  #learn(file: TestFile, root: Group): Promise<string | undefined> {
    const begun = new Map<Group | Test, number>();
    return play(root, () => true, {
      begins: (part) => {
        this.#board.forget();
        begun.set(part, performance.now());
      },
      ends: (part) => {
        const asked = this.#board.asked();
        // What a group's hooks ask, each of its tests asks.
        for (const test of isGroup(part) ? testsIn(part) : [part]) {
          const known = this.#known.get(test.key) ?? { file, ms: 0, questions: 0, reaches: new Set() };
          known.ms += performance.now() - (begun.get(part) ?? 0);
          known.questions += this.#board.questions;
          for (const id of asked) known.reaches.add(id);
          this.#known.set(test.key, known);
        }
      },
    });
  }

  /**
   * What the tests make of a mutant, which stands in that source. Throws when what it did cannot be undone: then this
   * process is spoilt.
   */
  async judge(id: number, source: string): Promise<Verdict> {
    const reaching = new Set(
      [...this.#known].filter(([, { reaches }]) => reaches.has(id)).map(([key]) => key),
    );
    const importing = this.#atImport.has(id) ? this.#importersOf(source) : [];
    if (reaching.size === 0 && importing.length === 0) return { kind: 'unreached' };
    return (await this.#judgeWarm(id, reaching)) ?? (await this.#judgeFresh(id, reaching, importing));
  }

  /** The test files that bring a source along, those beside it first. */
  #importersOf(source: string): TestFile[] {
    const importers = this.#files.filter((file) => this.#imports.behind(file.path).has(source));
    const isBeside = (file: TestFile): boolean => path.dirname(file.path) === path.dirname(source);
    return [...importers.filter(isBeside), ...importers.filter((file) => !isBeside(file))];
  }

  /** In the modules that are loaded; undefined when the tests notice nothing. */
  async #judgeWarm(id: number, reaching: ReadonlySet<string>): Promise<Verdict | undefined> {
    for (const pace of PACES_MS.keys()) {
      const isWanted = ({ key }: Test): boolean =>
        reaching.has(key) && paceOf(this.#known.get(key)?.ms ?? 0) === pace;
      const by = await this.#failure(id, [...this.#roots.values()], isWanted);
      if (by === undefined) continue;
      if (pace < SLOW) await this.#ensureUnspoilt(by.test);
      return { kind: 'killed', by: by.failure };
    }
    return undefined;
  }

  /** A mutant may leave something behind in a module; then nothing that this process says is worth anything. */
  async #ensureUnspoilt({ key }: Test): Promise<void> {
    const still = await this.#failure(0, [...this.#roots.values()], (test) => test.key === key);
    if (still !== undefined) throw new Error(`${still.failure} goes on failing`);
  }

  /** In modules that are loaded anew with the mutant on: what is computed once, or while loading, is wrong from the start. */
  async #judgeFresh(
    id: number,
    reaching: ReadonlySet<string>,
    importing: readonly TestFile[],
  ): Promise<Verdict> {
    const isQuick = (key: string): boolean => paceOf(this.#known.get(key)?.ms ?? 0) < SLOW;
    const reached = this.#files.filter((file) =>
      [...reaching].some((key) => isQuick(key) && this.#known.get(key)?.file === file),
    );
    const files = new Set([...importing, ...reached]);
    this.#generation += 1;
    try {
      for (const file of files) {
        this.#board.active = id;
        this.#board.allow(10_000_000);
        const address = `${pathToFileURL(file.path).href}?generation=${this.#generation}`;
        const root = await collect(file.name, () => import(address));
        const all = importing.includes(file);
        const by = await this.#failure(id, [root], ({ key }) => isQuick(key) && (all || reaching.has(key)));
        if (by !== undefined) return { kind: 'killed', by: by.failure };
      }
      return { kind: 'survived' };
    } catch (error) {
      return { kind: 'killed', by: `while loading: ${String(error).slice(0, 100)}` };
    } finally {
      this.#board.active = 0;
    }
  }

  async #failure(
    id: number,
    roots: readonly Group[],
    isWanted: (test: Test) => boolean,
  ): Promise<{ readonly failure: string; readonly test: Test } | undefined> {
    let last: Test | undefined;
    const watch = {
      begins: (part: Group | Test) => {
        const tests = isGroup(part) ? testsIn(part) : [part];
        last = tests.find(isWanted);
        this.#board.active = id;
        this.#board.allow(tests.reduce((sum, { key }) => sum + (this.#known.get(key)?.questions ?? 0), 0));
      },
      ends: () => {},
    };
    for (const root of roots) {
      const failure = await play(root, isWanted, watch);
      this.#board.active = 0;
      if (failure !== undefined && last !== undefined) return { failure, test: last };
    }
    return undefined;
  }
}
