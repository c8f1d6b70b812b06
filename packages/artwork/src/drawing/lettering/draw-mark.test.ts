import { describe, expect, it } from 'vitest';
import { drawMark, markLayouts, markStyles } from './draw-mark.ts';
import { markNames } from './marks.ts';
import { rasterize } from '../raster/rasterize.ts';

const brand = { brandName: 'Juniper & Clay', palette: ['#94a78a', '#f1eadb', '#c2694a', '#3d4a44'] };

describe('a brand mark', () => {
  it.each(markLayouts.flatMap((layout) => markStyles.map((style) => [layout, style] as const)))(
    'is clean vectors as %s in %s',
    async (layout, style) => {
      for (const brandName of [brand.brandName, 'Moss', 'The Very Long Name of a Small House', '北']) {
        const svg = drawMark({ ...brand, brandName, layout, style });
        expect(svg).not.toMatch(/NaN|undefined|<text|font|Gradient|filter|url\(/);
        expect(svg.includes('<rect')).toBe(style === 'inverse');
        const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
        expect(Math.min(width, height)).toBeGreaterThan(200);
      }
      expect([...(await rasterize(drawMark({ ...brand, layout, style }), 200)).slice(1, 4)]).toEqual([
        80, 78, 71,
      ]);
    },
  );

  it('carries the symbol that is asked for', () => {
    const drawn = markNames.map((mark) =>
      drawMark({ ...brand, layout: 'symbol', style: 'one-colour', mark }),
    );
    expect(new Set(drawn).size).toBe(markNames.length);
  });

  it('is one color where it says so', () => {
    const svg = drawMark({ ...brand, layout: 'horizontal', style: 'one-colour', mark: 'sun' });
    expect(new Set(svg.match(/#[0-9a-f]{6}/g)).size).toBe(1);
  });
});
