import { expect, it } from 'vitest';

const pictures = import.meta.glob<string>(['./pictures/*.svg', './avatars/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(Object.entries(pictures))(
  '%s needs no font, script or other address, and names no id twice',
  (_name, svg) => {
    expect(svg).not.toMatch(/<text|<script|style=|NaN|undefined/);
    expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
