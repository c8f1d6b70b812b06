import { describe, expect, it } from 'vitest';
import { lookOf } from './brand-look.ts';
import { contrastOf, mixed, readHex, readableOn } from './color.ts';

describe('colors of a palette', () => {
  it('reads what people type as a color and nothing else', () => {
    expect(readHex('7a9')).toBe('#77AA99');
    expect(readHex(' #7c9a82 ')).toBe('#7C9A82');
    expect(readHex('7c9a8')).toBeUndefined();
    expect(readHex('green')).toBeUndefined();
  });

  it('measures contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#C0FFEE', '#C0FFEE')).toBe(1);
  });

  it('moves an ink no further than it must', () => {
    expect(readableOn('#FFFFFF', '#1B4332')).toBe('#1B4332');
    const moved = readableOn('#F4EDE4', '#D8A48F');
    expect(contrastOf('#F4EDE4', moved)).toBeGreaterThanOrEqual(4.5);
    expect(moved).not.toBe('#000000');
    expect(mixed('#000000', '#FFFFFF', 0.5)).toBe('#808080');
  });
});

describe('the look of a slide', () => {
  const palettes = [
    ['#1F3A2E', '#C9D8C5', '#F4EFE4', '#D98E5F'],
    ['#808080', '#7F7F7F', '#818181', '#7E7E7E'],
    ['#FFFFFF', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
    ['#FF5A5F', '#FFD166', '#06D6A0', '#118AB2'],
    [],
  ];

  it.each(palettes)('reads whatever the palette is (%#)', (...palette) => {
    for (const slide of [undefined, '#777777', ...palette]) {
      const look = lookOf(palette, slide);
      expect(contrastOf(look.ground, look.ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(look.ground, look.inkSoft)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(look.block, look.blockInk)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("takes its ink from the brand's own colors where one reads well", () => {
    expect(lookOf(['#1F3A2E', '#C9D8C5', '#F4EFE4', '#D98E5F']).ink).toBe('#F4EFE4');
    expect(lookOf(['#F4EFE4', '#1F3A2E']).ink).toBe('#1F3A2E');
  });
});
