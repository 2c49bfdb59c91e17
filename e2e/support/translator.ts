/** The tag of journeys on pages that the browser translates; without it they would say the same, and less. */
export const TRANSLATED = '@translated';

/**
 * Runs in the page: replaces every text, also one that comes later, by nested elements, as browsers do that translate. The
 * words stay, so that tests read the same page.
 */
export function translateAsBrowsersDo(): void {
  const translated = new WeakSet<Node>();
  const isLeft = (text: Text): boolean =>
    translated.has(text) ||
    text.data.trim() === '' ||
    text.parentElement?.closest('script, style, textarea, title, svg') != null;
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (isLeft(text)) continue;
      const [outer, inner, copy] = [
        document.createElement('font'),
        document.createElement('font'),
        new Text(text.data),
      ];
      translated.add(copy);
      inner.append(copy);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translate);
  }).observe(document, { childList: true, subtree: true });
}
