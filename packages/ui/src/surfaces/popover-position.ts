export type Placement = 'top' | 'bottom' | 'left' | 'right';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Position {
  readonly placement: Placement;
  readonly left: number;
  readonly top: number;
  /** Distance of the arrow's centre from the panel's left (top, bottom) or upper edge (left, right), px. */
  readonly arrow: number;
}

const MARGIN = 8;
/** Distance from the trigger. */
const OFFSET = 10;
const ARROW_INSET = 18;
const opposite: Readonly<Record<Placement, Placement>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(value, Math.max(low, high)));

function room(placement: Placement, trigger: Box, view: Size): number {
  if (placement === 'top') return trigger.top;
  if (placement === 'left') return trigger.left;
  if (placement === 'bottom') return view.height - trigger.top - trigger.height;
  return view.width - trigger.left - trigger.width;
}

/**
 * Position of a panel beside its trigger, in viewport px: on the preferred side, or the opposite one when
 * only that has room, and never closer than 8 px to the edge of the viewport.
 */
export function placePopover(wished: Placement, trigger: Box, panel: Size, view: Size): Position {
  const vertical = wished === 'top' || wished === 'bottom';
  const needed = (vertical ? panel.height : panel.width) + OFFSET + MARGIN;
  const flip = room(wished, trigger, view) < needed && room(opposite[wished], trigger, view) >= needed;
  const placement = flip ? opposite[wished] : wished;
  const middleX = trigger.left + trigger.width / 2;
  const middleY = trigger.top + trigger.height / 2;
  if (vertical) {
    const left = clamp(middleX - panel.width / 2, MARGIN, view.width - panel.width - MARGIN);
    const top =
      placement === 'top' ? trigger.top - OFFSET - panel.height : trigger.top + trigger.height + OFFSET;
    return { placement, left, top, arrow: clamp(middleX - left, ARROW_INSET, panel.width - ARROW_INSET) };
  }
  const top = clamp(middleY - panel.height / 2, MARGIN, view.height - panel.height - MARGIN);
  const left =
    placement === 'left' ? trigger.left - OFFSET - panel.width : trigger.left + trigger.width + OFFSET;
  return { placement, left, top, arrow: clamp(middleY - top, ARROW_INSET, panel.height - ARROW_INSET) };
}
