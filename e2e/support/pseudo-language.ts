import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { champions } from '@hub/catalog/champions';
import { items } from '@hub/catalog/items';
import { games } from '@hub/protocol/games';
import type { Token, Tokens } from '@hub/ui/language/words.ts';
import { formatter } from '@lingui/format-po';
import type { Page } from '@playwright/test';
import { catalogueKey, tokensOf } from '../../apps/web/scripts/words.ts';
import { LANGUAGE_NAMES } from '../../features/accounts/screen/language/language-names.ts';
import type { Stage } from './stage.ts';

/** English in words that are 40 % longer, each message between two signs. */
export const PSEUDO = 'pseudo';
/** The language whose catalogues are exchanged: its dates and its names of champions have no Latin letters. */
const LANGUAGE = 'ja_JP';
const [BEGIN, END, FILLER] = ['⟦', '⟧', 'þ'];
const root = path.resolve(import.meta.dirname, '../..');

let catalogues: Promise<ReadonlyMap<string, string>> | undefined;

/** The scripts of all catalogues by their areas. */
async function catalogueScripts(): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map<string, string>();
  for (const file of globSync('locales/en/*.po', { cwd: root })) {
    const filename = path.join(root, file);
    const entries = await formatter().parse(readFileSync(filename, 'utf8'), {
      locale: 'en',
      sourceLocale: 'en',
      filename,
    });
    const messages = Object.entries(entries).map(([id, { message = id, context }]) => [
      catalogueKey(id, message, context),
      pseudo(message),
    ]);
    scripts.set(
      path.basename(file, '.po'),
      `export const messages=${JSON.stringify(Object.fromEntries(messages))};`,
    );
  }
  return scripts;
}

const pseudo = (message: string): Tokens => [BEGIN, ...longer(tokensOf(message)), END];

/** The parts of a compiled message with words that are 40 % longer. */
function longer(tokens: Tokens): readonly Token[] {
  if (typeof tokens === 'string') return [longerText(tokens)];
  return tokens.map((token) => {
    if (typeof token === 'string') return longerText(token);
    const [name, type = '', cases] = token;
    if (cases === undefined) return token;
    // The compiler writes an `offset` without a value.
    const given = Object.entries(cases).filter(([, part]) => part !== undefined);
    return [name, type, Object.fromEntries(given.map(([key, part]) => [key, longer(part)]))];
  });
}

const longerText = (text: string): string =>
  text.replaceAll(/<[^>]*>|(\p{L}+)/gu, (all, word?: string) =>
    word === undefined ? all : word + FILLER.repeat(Math.ceil(word.length * 0.4)),
  );

/** What a stage must see for `speakPseudo`. */
export const PSEUDO_PATTERNS = ['*/api/*', `*/assets/words-*/${LANGUAGE}/*`];

/** Makes a page speak the pseudo-language. The stage must see the patterns above. */
export async function speakPseudo(page: Page, stage: Stage): Promise<void> {
  catalogues ??= catalogueScripts();
  const scripts = await catalogues;
  await page.addInitScript((code) => localStorage.setItem('gameLanguage', code), LANGUAGE);
  const nameIn = ({ pathname }: URL): string => path.basename(pathname, '.js');
  const isCatalogue = new RegExp(`/assets/words-\\w+/${LANGUAGE}/`);
  stage.serve(
    (url) => isCatalogue.test(url.pathname) && scripts.has(nameIn(url)),
    (url) => ({ body: scripts.get(nameIn(url)) ?? '', type: 'text/javascript' }),
  );
}

/** Words in Latin letters outside of every message: no catalogue translates them. */
export function untranslated(parts: readonly string[]): readonly string[] {
  let depth = 0;
  const found: string[] = [];
  for (const part of parts) {
    let text = '';
    for (const letter of part) {
      if (letter === BEGIN) depth += 1;
      else if (letter === END) depth -= 1;
      else if (depth === 0) text += letter;
    }
    if (/[a-z]{2}/i.test(text) && !isSame(text)) found.push(text.trim());
  }
  return found;
}

const SAME: ReadonlySet<string> = new Set([
  ...games.map(({ names }) => names.title),
  ...items.map(({ name }) => name),
  ...champions.flatMap(({ name, title }) => [name, title]),
  ...Object.values(LANGUAGE_NAMES),
]);

/** Whether a text is the same in every language, or was written by the players or the host of the stage. */
function isSame(text: string): boolean {
  // Initials are joined to their name by spaces that do not break.
  const plain = text.replaceAll('\u00A0', ' ').trim();
  return SAME.has(plain.replace(/,.*$/s, '')) || WRITTEN.test(plain);
}

const WRITTEN = new RegExp(
  [
    // Players, bots, leagues and lobbies.
    '^(?:: )?(?:Kestrel|Nubbin|Sidestep|Gurg|Skree|Halve|Hush|Tarn|Fenn|Moss|Wren|Bramble|Isla|Juniper|Lark|Orla|Pike|Sedge)',
    '^(?:mossy|Quiet Ibis|Nyxara|Tidecall|W{12}|Lantern League|Owls of the Evening|Only the quiet ones play|#ABC23\\d)',
    // Looks of the shop.
    '^(?:\\w+ (?:Chrome|Drift|Crystal|Warrior|Effect|Script|Crown|Inferno|Tide|Spirit|Sign|Projection|Glow|Assassin|Veil|Caller))$',
    '^(?:Candlelight|Starlit|Terminal|Thunderhead|Voidbound|For the picture)$',
    // The host's notice, news and legal text, and licences of others.
    '^(?:Maintenance|on Sunday at 06:00|News|Winter cup|Eight players|How to join|Open the|lobby list|Ask for the|password|The final is)',
    '^(?:Riftlight|-{20}|This browser is too old|const hub = |http://|daily-proof-1|[0-9a-f]{64}$)',
    // The choice of another language is offered in it; champions go by their English names in a chain.
    '^(?:Change to English|Not now)$|^Frozen Tomb$|^\\S+ \\(\\S+\\)$',
  ].join('|'),
  'u',
);
