import { encode } from 'uqr';
import styles from './qr.module.css';

/** A QR code as one path: dark squares on white, whatever the theme, so that cameras read it. */
export function Qr({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden className={styles['qr']}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
