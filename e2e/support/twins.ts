import { isEnglish, type Language, tagOf } from '@hub/protocol/languages';
import type { Browser, Locator, Page } from '@playwright/test';
import type { ServerProcess } from '../../system-tests/players/server-process.ts';
import { decorationPatterns, isOfBlocking, stripDecorations } from './bare.ts';
import { paintUnseen } from './measure.ts';
import { PSEUDO, PSEUDO_PATTERNS, speakPseudo, untranslated } from './pseudo-language.ts';
import type { Cast, Scene, Step } from './scenes.ts';
import { Stage } from './stage.ts';
import { serveSections } from './staged-sections.ts';
import { callerAddress, collectComplaints, expect, openRequestsOf, test } from './test.ts';
import { translateAsBrowsersDo } from './translator.ts';

interface Kind {
  readonly isTranslated?: boolean;
  readonly deviceOffMs?: number;
  /** Without decorations, pictures, fonts and sounds: says at least what the scene names. */
  readonly isBare?: boolean;
  /** Has as much to say as in English. In the pseudo-language it says nothing that is no message. */
  readonly language?: Language | typeof PSEUDO;
}

/** One of several pages that must show the same. */
export interface Twin {
  readonly page: Page;
  readonly stage: Stage;
  readonly isBare: boolean;
  readonly language: Language | typeof PSEUDO;
  readonly complaints: readonly string[];
}

/** Opens pages of the same cast that differ in their kind only. */
export function openTwins(
  browser: Browser,
  hub: ServerProcess,
  { isSignedIn, stored = {}, reply }: Cast,
  kinds: readonly Kind[],
): Promise<readonly Twin[]> {
  // Passkeys are for names.
  const baseURL = hub.url.replace('127.0.0.1', 'localhost');
  return Promise.all(
    kinds.map(async ({ isTranslated = false, deviceOffMs = 0, isBare = false, language = 'en_US' }) => {
      const page = await browser.newPage({
        baseURL,
        reducedMotion: 'reduce',
        locale: language === PSEUDO ? 'en-US' : tagOf(language),
        extraHTTPHeaders: { 'x-forwarded-for': callerAddress() },
      });
      const complaints: string[] = [];
      collectComplaints(page, complaints);
      if (isTranslated) await page.addInitScript(translateAsBrowsersDo);
      const stage = await Stage.on(page, {
        isSignedIn,
        deviceOffMs,
        refusesOthers: true,
        ...(isBare && { sees: decorationPatterns() }),
        ...(language === PSEUDO && { sees: PSEUDO_PATTERNS }),
      });
      // A game that the tab remembers would be joined instead of started. A page that reloads itself must know that it did.
      await page.addInitScript(
        (entries) => {
          const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          if (visit?.type === 'reload') return;
          sessionStorage.clear();
          for (const [key, value] of entries) sessionStorage.setItem(key, value);
        },
        Object.entries({ 'hub.session': '1', ...stored }),
      );
      await serveSections(stage);
      if (isBare) stripDecorations(stage);
      if (language === PSEUDO) await speakPseudo(page, stage);
      await paintUnseen(page);
      reply(stage);
      return { page, stage, isBare, language, complaints };
    }),
  );
}

/** Closes the pages; none may have reported a fault, but for calls that the stage refused. */
export async function closeTwins(twins: readonly Twin[]): Promise<void> {
  for (const { page, complaints, isBare } of twins) {
    const isKnown = (text: string) => text.includes('status of 404') || (isBare && isOfBlocking(text));
    expect(complaints.filter((text) => !isKnown(text))).toEqual([]);
    await page.close();
  }
}

/** Shows a scene. The page is loaded again only if its calls have other replies than before. */
export async function showScene(
  twins: readonly Twin[],
  { path, isLoaded = false, prepare, shows }: Scene,
): Promise<void> {
  await Promise.all(
    twins.map(async ({ page, stage, isBare }) => {
      const before = stage.changes;
      prepare?.(stage);
      const visit = () => page.goto(path, { waitUntil: 'commit' });
      const isFollowed = !isLoaded && !isBare && stage.changes === before && page.url() !== 'about:blank';
      // A page that misses code may reload itself meanwhile, once, which ends this visit: the one before and then this one.
      if (isBare) await visit().catch(visit).catch(visit);
      else if (!isFollowed) await page.goto(path);
      else await page.evaluate(follow, path);
    }),
  );
  await expectSame(twins, shows);
}

/** Runs in the page: goes to another one, as a link does, and waits until it is there. Parts of a page keep its heading. */
async function follow(path: string): Promise<void> {
  const isPart = path.startsWith('/admin/') && location.pathname.startsWith('/admin/');
  const title = document.title;
  for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
  history.pushState({ key: path }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  if (isPart) return;
  while (document.title === title && document.querySelector('h1[data-left]') !== null)
    await new Promise(requestAnimationFrame);
}

/** Shows all scenes in all their states, one after the other, and calls `look` in each. */
export async function walk(
  twins: readonly Twin[],
  scenes: readonly Scene[],
  look: (state: string) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const scene of scenes)
    await test.step(scene.path, async () => {
      await showScene(twins, scene);
      await look(scene.path);
      for (const [at, step] of (scene.next ?? []).entries()) {
        await take(twins, step);
        await look(`${scene.path}, step ${at + 1}`);
      }
    });
}

/** Takes a step on all pages. A button of another language is the one at the same place of the page or of its dialog. */
export async function take(twins: readonly Twin[], { press, send, shows }: Step): Promise<void> {
  const buttonOf = ({ page }: Twin): Locator => page.getByRole('button', { name: press ?? '' }).first();
  const at = press === undefined ? undefined : await buttonOf(twins[0] as Twin).evaluate(placeOf);
  await Promise.all(
    twins.map(async (twin) => {
      send?.(twin.stage);
      if (at === undefined) return;
      const button = isInEnglish(twin)
        ? buttonOf(twin)
        : twin.page.locator(at.within).locator('button').nth(at.index);
      // Not by the pointer: it would miss on a page that is painted small.
      await expect(button).toBeEnabled();
      await expect.poll(() => button.evaluate(coverOf), `covers ${press}`).toBe('');
      await button.dispatchEvent('click');
    }),
  );
  await expectSame(twins, shows);
}

const isInEnglish = ({ language }: Twin): boolean => language !== PSEUDO && isEnglish(language);

/** Runs in the page: which of the buttons of the page or of its dialog this one is. */
function placeOf(button: Element): { readonly within: string; readonly index: number } {
  const within = button.closest('dialog') === null ? 'main' : 'dialog[open]';
  return {
    within,
    index: [...(button.closest(within)?.querySelectorAll('button') ?? [])].indexOf(
      button as HTMLButtonElement,
    ),
  };
}

/** Runs in the page: what a pointer would meet in the middle of the button instead of it. */
function coverOf(button: Element): string {
  button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return button.contains(met) ? '' : (met?.outerHTML.slice(0, 200) ?? 'nothing is in view');
}

/** For a page to be complete on a busy machine (ms); waits end as soon as they can. */
const LONGEST_MS = 60_000;

/** More than any scene has to press. */
const MAX_PRESSES = 120;

/**
 * Presses everything that can be pressed on the shown scene, and in what opens, once on all pages. `pressed` has what is pressed already,
 * of the parts around the scenes for all of them; `show` shows the scene again once a press has led elsewhere.
 */
export async function pressAll(
  twins: readonly Twin[],
  pressed: Set<string>,
  scene: string,
  show: () => Promise<void>,
): Promise<void> {
  const [{ page }, ...others] = twins as readonly [Twin, ...Twin[]];
  const path = new URL(page.url()).pathname;
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const key = await page.evaluate(pressOne, { scene, pressed: [...pressed] });
    if (key === undefined && (await isDialogOpen(page))) {
      await Promise.all(twins.map((twin) => twin.page.keyboard.press('Escape')));
      await expectSame(twins, '', 'Escape');
      // One that stays open is the scene.
      if (await isDialogOpen(page)) return;
    } else if (key === undefined) return;
    else {
      pressed.add(key);
      await Promise.all(others.map((twin) => twin.page.evaluate(pressOne, { scene, key })));
      const text = await expectSame(twins, '', key);
      if (new URL(page.url()).pathname !== path || WAITING.test(text)) await show();
    }
  }
  throw new Error(`${scene} has no end of presses`);
}

const isDialogOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('dialog[open]') !== null);

interface Sought {
  readonly scene: string;
  /** What to press; without it, the first that is not pressed yet. */
  readonly key?: string;
  readonly pressed?: readonly string[];
}

/** Runs in the page: presses one control and returns its key. Of rows that are alike, only those of the first two. What opens and closes a part comes last. */
async function pressOne({ scene, key: wanted, pressed = [] }: Sought): Promise<string | undefined> {
  const keyOf = (control: Element): string => {
    const dialog = control.closest('dialog');
    const around = control.closest('main') === null && dialog === null;
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
    // Games of one kind share their dialogs.
    const place = around ? 'around' : dialog === null ? scene : scene.split('/')[1];
    return [place, dialog?.getAttribute('aria-label') ?? dialog?.className ?? '', name].join(' | ');
  };
  const isLaterRow = (control: Element): boolean => {
    const row = control.closest('li, tr, article');
    return row !== null && [...(row.parentElement?.children ?? [])].indexOf(row) > 1;
  };
  const CONTROLS = ['button, [role=tab], [role=switch], input[type=checkbox], input[type=radio]', 'summary'];
  const find = (): [HTMLElement, string] | undefined => {
    const open = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root = (wanted === undefined ? open : undefined) ?? document.body;
    const controls = CONTROLS.flatMap((kind) => [...root.querySelectorAll<HTMLElement>(kind)]);
    for (const control of controls) {
      if (!control.checkVisibility() || control.matches(':disabled, [aria-disabled=true]')) continue;
      const key = keyOf(control);
      if (wanted === undefined ? !isLaterRow(control) && !pressed.includes(key) : key === wanted)
        return [control, key];
    }
    return undefined;
  };
  let found = find();
  for (; found === undefined; found = find()) {
    if (wanted === undefined) return undefined;
    await new Promise(requestAnimationFrame);
  }
  found[0].click();
  return found[1];
}

const WAITING = /\b(?:Loading|Connecting|Reconnecting)\b|Opening the/;

/** Milliseconds for which a page may wait for something that the stage never sends. */
const PATIENCE_MS = 1_500;

/** Waits until all pages are complete and say the same, bare ones at least this text; returns what the first says. */
export async function expectSame(
  twins: readonly Twin[],
  shows: string | RegExp = '',
  after?: string,
): Promise<string> {
  let first = '';
  const begunAt = Date.now();
  const compare = async (): Promise<string> => {
    if (twins.some(({ page }) => openRequestsOf(page) > 0)) return 'Incomplete: calls have no answer';
    const said = await Promise.all(twins.map(({ page }) => partsOf(page)));
    first = said[0]?.join('') ?? '';
    const isPatient = after === undefined || Date.now() - begunAt < PATIENCE_MS;
    if (!matches(first, shows) || (isPatient && WAITING.test(first))) return `Incomplete: ${first}`;
    const faults = twins.map((twin, at) => faultOf(twin, said[at] ?? [], said[0] ?? [], shows));
    return faults.find((fault) => fault !== undefined) ?? 'same';
  };
  const options = { intervals: [0, 20, 50, 100], timeout: LONGEST_MS, message: after ?? '' };
  await expect.poll(compare, options).toBe('same');
  expect(first, after).not.toContain('This page stumbled');
  return first;
}

const matches = (text: string, shows: string | RegExp): boolean =>
  typeof shows === 'string' ? text.includes(shows) : shows.test(text);

/** What is wrong with the parts that a page says, beside those of the first one. */
function faultOf(
  twin: Twin,
  parts: readonly string[],
  first: readonly string[],
  shows: string | RegExp,
): string | undefined {
  const text = parts.join('');
  if (!isInEnglish(twin)) {
    if (parts.length < first.length * LEAST_SHARE) return `Incomplete: ${text}`;
    const found = twin.language === PSEUDO ? untranslated(parts) : [];
    return found.length === 0 ? undefined : `outside of every message: ${found.join(' | ')}`;
  }
  const isRight = twin.isBare
    ? matches(text, shows) && !text.includes('This page stumbled')
    : text === first.join('');
  return isRight ? undefined : difference(first.join(''), text);
}

/** Where two texts begin to differ. */
function difference(first: string, other: string): string {
  const at = first.split('').findIndex((letter, index) => letter !== other[index]);
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 120);
  return `"${part(first)}" is "${part(other)}"`;
}

/** The share of the English page's parts that a complete page has in another language: some sentences take more of them. */
const LEAST_SHARE = 0.9;

/** What the page says, also to screen readers. A page that is being left says nothing. */
const partsOf = (page: Page): Promise<readonly string[]> =>
  page
    .evaluate(() => {
      const parts: string[] = [];
      const read = (element: Element): void => {
        if (element.matches('script, style, noscript, svg')) return;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          parts.push(element.getAttribute(name) ?? '');
        parts.push(
          element.matches('textarea, input:not([type=radio], [type=checkbox], [type=range])')
            ? (element.getAttribute('value') ?? '')
            : '',
        );
        for (const child of element.childNodes)
          if (child instanceof Text) parts.push(child.data);
          else if (child instanceof Element) read(child);
      };
      // Static markup says the same before the app can be used.
      const heading = document.querySelector('h1');
      if (heading !== null && !Object.keys(heading).some((key) => key.startsWith('__react')))
        return ['Loading'];
      read(document.body);
      return parts;
    })
    .catch(() => []);
