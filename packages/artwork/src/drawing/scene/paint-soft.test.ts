import { renderAsync } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { withSoftPartsPainted } from './paint-soft.ts';

const drawing = (filter: string, part: string, turn = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs><filter id="f0" filterUnits="userSpaceOnUse" x="-150" y="-150" width="300" height="300">${filter}</filter><linearGradient id="f1"><stop offset="0" stop-color="#201008"/><stop offset="1" stop-color="#906030"/></linearGradient></defs><rect width="400" height="400" fill="#e8e0d4"/><g transform="translate(200 200) rotate(${turn}) scale(1.2)">${part}</g><rect x="10" y="10" width="40" height="40" fill="#ff0000"/></svg>`;
const blurred = drawing(
  '<feGaussianBlur stdDeviation="12"/>',
  '<g filter="url(#f0)" opacity="0.5"><g transform="translate(6 8)"><circle r="80" fill="url(#f1)"/></g></g><circle r="20" fill="#0000ff"/>',
  20,
);
const noisy = drawing(
  '<feTurbulence type="fractalNoise" baseFrequency="0.01" numOctaves="2" seed="4"/>',
  '<rect x="-100" y="-100" width="200" height="200" fill="#000" filter="url(#f0)" opacity="0.4"/>',
);

async function pixels(svg: string, width: number): Promise<Uint8Array> {
  return (
    await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  ).pixels;
}

describe('what is soft', () => {
  it.each([
    ['a blur', blurred],
    ['noise', noisy],
  ])('is painted small and looks the same: %s', async (_, svg) => {
    const painted = await withSoftPartsPainted(svg, 2);
    expect(painted).toContain('<image ');
    expect(painted).not.toMatch(/<(?:g|rect)[^>]*filter=/);
    const [one, other] = await Promise.all([pixels(svg, 800), pixels(painted, 800)]);
    const apart = one.map((value, at) => Math.abs(value - (other[at] ?? 0)));
    // A region of noise ends in a hard edge, which is half a pixel softer now.
    expect(apart.reduce((most, value) => Math.max(most, value), 0)).toBeLessThan(80);
    expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(0.6);
  });

  it('is left as it is where the picture is small, and where nothing is soft', async () => {
    expect(await withSoftPartsPainted(blurred, 0.3)).toBe(blurred);
    const sharp = drawing('<feOffset dx="4"/>', '<g filter="url(#f0)"><circle r="80"/></g>');
    expect(await withSoftPartsPainted(sharp, 8)).toBe(sharp);
  });
});
