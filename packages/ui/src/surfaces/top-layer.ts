/**
 * Shows an element with the `popover` attribute above everything, including dialogs that are already open.
 * Browsers without popovers leave it where its style puts it.
 */
export function enterTopLayer(element: HTMLElement): void {
  if (!('showPopover' in element)) return;
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}
