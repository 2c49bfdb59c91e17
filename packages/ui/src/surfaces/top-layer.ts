/**
 * Puts an element with the `popover` attribute over everything, dialogs that are already open included. Browsers
 * without popovers leave it where its style puts it.
 */
export function enterTopLayer(element: HTMLElement): void {
  if (!('showPopover' in element)) return;
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}
