import type { Plugin } from 'vite';

const CONTRACT =
  /\/(?:packages\/(?:protocol|engine)\/src\/.*|features\/[\w-]+\/(?:waiting-entry|(?:[\w-]+-)?calls|calls\/[\w-]+))\.ts$/;
const TEXT = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;
const SUMMARY = new RegExp(String.raw`\bsummary:\s*${TEXT},`, 'g');
const DESCRIPTION = new RegExp(String.raw`\.check\(\s*z\.describe\(\s*${TEXT},?\s*\),?\s*\)`, 'g');
const FURTHER_DESCRIPTION = new RegExp(String.raw`,\s*z\.describe\(\s*${TEXT},?\s*\)`, 'g');

/** Leaves out of the pages what only the documents of the contract show: summaries of calls and descriptions of fields. */
export const contractTexts = (): Plugin => ({
  name: 'hub:contract-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: CONTRACT },
    handler: (code) => ({
      code: code.replace(SUMMARY, '').replace(DESCRIPTION, '').replace(FURTHER_DESCRIPTION, ''),
      map: null,
    }),
  },
});
