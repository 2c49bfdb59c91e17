import { type AtRule, atRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';

/** `:not(…)`, whose contents need not be in the markup. */
const EXCEPT = /:not\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
/** What no page shows before a press. */
const LATER =
  /:(?:hover|active|focus|focus-visible|focus-within|target|user-invalid|open|popover-open)\b|::backdrop|::selection|::-webkit|::-moz/;
const TAG = /(?<![\w\-.#:[("'=\\])[a-z][a-z\d]*(?![\w-]*[("'=\]])/g;
/** Faces that the system has for these scripts anyway, in another order at most, and with the same height of lines. */
const OTHER_FACES = /^:root:lang\((?:ja|ko|zh)\)$/;

/**
 * Returns of a style sheet what the first picture of some markup needs: rules whose classes and elements it has, and the
 * animations and custom properties that they use. Rules keep their order.
 */
export function firstStyles(css: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const tags = new Set([...markup.matchAll(/<([a-z][a-z\d]*)/g)].map(([, tag = '']) => tag));
  const isShown = (selector: string): boolean => {
    const plain = selector.replaceAll(EXCEPT, '');
    if (LATER.test(plain) || OTHER_FACES.test(plain)) return false;
    const names = [...plain.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
    const elements = plain.replaceAll(CLASS, '').match(TAG) ?? [];
    return names.every((name) => classes.has(name)) && elements.every((tag) => tags.has(tag));
  };
  const sheet = parse(css);
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.walkRules((rule) => {
    if (isFrame(rule.parent)) return;
    const shown = rule.selectors.filter(isShown);
    if (shown.length === 0) rule.remove();
    else rule.selectors = shown;
  });
  // The colours of the system come with the sheets.
  sheet.walkAtRules('media', (rule) => {
    if (rule.params.includes('forced-colors')) rule.remove();
  });
  dropUnused(sheet);
  joinLayers(sheet);
  return sheet.toString();
}

/** Makes one block of each layer, in the order of the layers: every sheet repeats their names. */
function joinLayers(sheet: Root): void {
  const layers = new Map<string, AtRule>();
  const found = sheet.nodes.filter((node) => node.type === 'atrule' && node.name === 'layer') as AtRule[];
  for (const node of found) {
    for (const name of node.params.split(/,\s*/)) {
      const layer = layers.get(name) ?? atRule({ name: 'layer', params: name });
      layers.set(name, layer);
      layer.append(node.nodes ?? []);
    }
    node.remove();
  }
  sheet.prepend(...[...layers.values()].filter(({ nodes }) => nodes !== undefined && nodes.length > 0));
}

const isFrame = (parent: Container | undefined | Rule['parent']): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** Removes animations and custom properties that no rule uses, until none is left, and then empty rules. */
function dropUnused(sheet: Root): void {
  let found = true;
  while (found) {
    found = false;
    const drop = (node: ChildNode): void => {
      node.remove();
      found = true;
    };
    const used = new Set<string>();
    sheet.walkDecls(({ prop, value }) => {
      for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
      if (/^(?:-webkit-)?animation(?:-name)?$|^--/.test(prop))
        for (const word of value.split(/[\s,]+/)) used.add(word);
    });
    sheet.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) drop(declaration);
    });
    sheet.walkAtRules((rule) => {
      if (rule.name.endsWith('keyframes') && !used.has(rule.params)) drop(rule);
      else if (rule.name === 'property' && !used.has(rule.params)) drop(rule);
    });
    sheet.walk((node) => {
      if ('nodes' in node && node.nodes?.length === 0) drop(node);
    });
  }
}
