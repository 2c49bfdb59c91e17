import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { directionOf } from '../direction.ts';
import styles from './popover.module.css';
import { type Placement, placePopover } from './popover-position.ts';
import { enterTopLayer } from './top-layer.ts';

/** `end` is the right of what reads from the left. */
type Side = 'top' | 'bottom' | 'end';

interface Props {
  readonly content: ReactNode;
  readonly placement?: Side | undefined;
  readonly showDelayMs?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** The trigger: one focusable element that accepts `aria-describedby`. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  readonly className?: string | undefined;
}

/**
 * A tooltip beside its trigger, on hover and on focus. It must only repeat or add to what is shown elsewhere.
 * Escape closes it, and the pointer may move onto it.
 */
export function Popover({
  content,
  placement = 'top',
  showDelayMs = 200,
  disabled,
  children,
  className,
}: Props) {
  const id = useId();
  const trigger = useRef<HTMLSpanElement>(null);
  const { open, handlers } = useHoverIntent(showDelayMs);
  const shown = open && !disabled;
  return (
    <span ref={trigger} className={classNames(styles['trigger'], className)} {...handlers}>
      {cloneElement(children, { 'aria-describedby': shown ? id : undefined })}
      {shown && (
        <Panel id={id} placement={placement} trigger={trigger}>
          {content}
        </Panel>
      )}
    </span>
  );
}

function wishedBy(side: Side, panel: Element): Placement {
  if (side !== 'end') return side;
  return directionOf(panel) === 1 ? 'right' : 'left';
}

interface PanelProps {
  readonly id: string;
  readonly placement: Side;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** In the top layer, so that neither a scroll container nor a dialog clips it. */
function Panel({ id, placement, trigger, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) enterTopLayer(ref.current);
  }, []);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel || !trigger.current) return;
    const view = { width: window.innerWidth, height: window.innerHeight };
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const place = placePopover(
      wishedBy(placement, panel),
      trigger.current.getBoundingClientRect(),
      size,
      view,
    );
    panel.dataset['placement'] = place.placement;
    panel.style.left = `${place.left}px`;
    panel.style.top = `${place.top}px`;
    panel.style.setProperty('--arrow', `${place.arrow}px`);
  });
  return (
    <div ref={ref} id={id} role="tooltip" popover="manual" className={classNames('cut', styles['panel'])}>
      {children}
    </div>
  );
}

const HIDE_DELAY_MS = 100;

/**
 * Opens after hover or focus has lasted `showDelayMs`, closes soon after both have ended, and at once on
 * Escape. Spread `handlers` on an element around the trigger and its panel.
 */
function useHoverIntent(showDelayMs: number) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const later = (next: boolean, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delayMs);
  };
  const show = () => later(true, showDelayMs);
  const hide = () => later(false, HIDE_DELAY_MS);

  return {
    open,
    handlers: {
      onPointerEnter: show,
      onPointerLeave: hide,
      onFocus: (event: FocusEvent) => {
        // A mouse press focuses too; only a visible focus (`:focus-visible`) opens the panel.
        if (event.target.matches(':focus-visible')) show();
      },
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        window.clearTimeout(timer.current);
        setOpen(false);
      },
    },
  };
}
