import type { Plugin } from 'vite';

/** Code, and what in it keeps parts in the bundle that no page needs. */
interface Code {
  readonly file: RegExp;
  readonly changes: readonly (readonly [what: RegExp, replacement: string])[];
}

const LITERAL = `(?:'[^'\\n]*'|"[^"\\n]*"|\`[^\`]*\`)`;

/** Functions that a CommonJS module exports by these names. */
const unusedFunctions = (names: string): RegExp =>
  new RegExp(`^exports\\.(?:${names}) = function [^]*?^\\};$`, 'gm');

const CODE: readonly Code[] = [
  {
    // CommonJS modules, of which a bundler keeps everything. These parts are for frameworks and for forms with actions.
    file: /\/react\/cjs\/react\.production\.js$/,
    changes: [
      [/^exports\.(?:Activity|Profiler|ViewTransition|addTransitionType) = \w+;$/gm, ''],
      [/^exports\.__COMPILER_RUNTIME = \{[^]*?^\};$/gm, ''],
      [unusedFunctions('cache|cacheSignal|unstable_useCacheRefresh|useActionState|useOptimistic'), ''],
    ],
  },
  {
    file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
    changes: [
      [
        unusedFunctions(
          'preconnect|prefetchDNS|preinit|preinitModule|preloadModule|requestFormReset|unstable_batchedUpdates|useFormState|useFormStatus',
        ),
        '',
      ],
    ],
  },
  {
    file: /\/downshift\/dist\/downshift\.esm\.mjs$/,
    changes: [[/^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = \S+;$/gm, '']],
  },
  {
    // The router's own links prefetch data, its forms send it; both are for its data API. See links/link.tsx.
    file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    changes: [
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/^var (\w+) = (\w+\.forwardRef\()$/gm, 'var $1 = /* @__PURE__ */ $2'],
    ],
  },
  {
    // Keys of shapes that never move; without them React takes their places.
    file: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    changes: [[/,\s*key: "\w+"/g, '']],
  },
  {
    // Only the OpenAPI document, which the server writes, has these texts.
    file: /\/(?:packages\/(?:protocol|engine)\/src\/[\w/-]+|games\/[\w-]+\/game)\.ts$/,
    changes: [
      [new RegExp(`\\.check\\(\\s*z\\.describe\\(\\s*${LITERAL},?\\s*\\),?\\s*\\)`, 'g'), ''],
      [new RegExp(`,\\s*z\\.describe\\(\\s*${LITERAL},?\\s*\\)`, 'g'), ''],
      [new RegExp(`\\bsummary: ${LITERAL}`, 'g'), "summary: ''"],
    ],
  },
];

/** Lets a build drop parts of React, hooks of Downshift, components of the router, keys of icons and texts that no page uses. */
export function unusedParts(): Plugin {
  const found = new Set<Code>();
  return {
    name: 'hub:unused-parts',
    // Before the texts of the sources are rewritten.
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    transform(code, id) {
      const part = CODE.find(({ file }) => file.test(id));
      if (part === undefined) return null;
      const result = part.changes.reduce(
        (text, [what, replacement]) => text.replaceAll(what, replacement),
        code,
      );
      if (result === code) return null;
      found.add(part);
      return { code: result, map: null };
    },
    buildEnd(error) {
      // After an update of such a package the bundle would grow unnoticed.
      const missing = CODE.filter((part) => !found.has(part));
      if (error === undefined && missing.length > 0)
        throw new Error(`Nothing to change in ${missing.map(({ file }) => file.source).join(', ')}`);
    },
  };
}
