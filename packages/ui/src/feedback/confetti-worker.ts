import { create, type Options } from 'canvas-confetti';

/** What the page sends. */
export interface Salvo {
  readonly canvas: OffscreenCanvas;
  readonly shots: readonly Options[];
}

// Drawn in a thread of its own: 140 pieces in each frame would hold up a page that has just appeared.
self.addEventListener('message', ({ data: { canvas, shots } }: MessageEvent<Salvo>) => {
  // The library knows of a canvas only its size and context, unless it follows the window.
  const shoot = create(canvas as unknown as HTMLCanvasElement);
  for (const shot of shots) void shoot(shot);
});
