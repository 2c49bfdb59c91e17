import { rootScale } from '@hub/ui/rem.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width until the element has been measured, and where nothing can be measured. */
const FALLBACK_PX = 320;

/** Returns a ref for an element, and its current width in px at the smallest root size. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(FALLBACK_PX);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setWidth(element.clientWidth / rootScale() || FALLBACK_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
