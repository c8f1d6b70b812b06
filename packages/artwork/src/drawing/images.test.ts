import { describe, expect, it } from 'vitest';
import {
  drawingNamed,
  drawLogo,
  drawProduct,
  drawWorkshop,
  formNames,
  markNames,
  paletteNames,
  rasterize,
  tradeNames,
} from '../index.ts';

/** Numbers are numbers, groups close, and what is referred to is defined. */
const wellFormed = (svg: string) => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(named.has(used)).toBe(true);
};

describe('drawProduct', () => {
  it('draws every form in every view without a broken number or reference', () => {
    for (const [index, form] of formNames.entries()) {
      const palette = paletteNames[index % paletteNames.length] ?? 'cream';
      const mark = markNames[index % markNames.length] ?? 'dot';
      for (const view of ['front', 'group', 'close'] as const)
        wellFormed(drawProduct({ form, palette, mark, view }));
    }
    expect(formNames.length).toBeGreaterThan(70);
  });

  it('gives the same picture for the same input and another for another', () => {
    const one = drawProduct({ form: 'mug', palette: 'clay', mark: 'sun', view: 'front' });
    expect(drawProduct({ form: 'mug', palette: 'clay', mark: 'sun', view: 'front' })).toBe(one);
    expect(drawProduct({ form: 'mug', palette: 'sky', mark: 'sun', view: 'front' })).not.toBe(one);
    expect(drawProduct({ form: 'mug', palette: 'clay', mark: 'moon', view: 'front' })).not.toBe(one);
    expect(() => drawProduct({ form: 'spaceship', palette: 'clay', mark: 'sun', view: 'front' })).toThrow(
      'spaceship',
    );
  });
});

it('draws workshops of every trade and logos of every letter', () => {
  for (const [seed, trade] of tradeNames.entries())
    wellFormed(drawWorkshop({ trade, palette: 'sage', seed }));
  const logos = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letters) =>
    drawLogo({ letters, palette: 'navy', shape: 'circle' }),
  );
  expect(new Set(logos).size).toBe(26);
});

describe('drawingNamed', () => {
  it('knows the addresses that the marketplace uses and no others', () => {
    for (const name of [
      'product.candle-jar.amber.sun.front',
      'workshop.kiln.clay.12',
      'logo.LC.amber.circle',
    ])
      expect(drawingNamed(name)).toContain('<svg');
    for (const name of [
      '',
      'product',
      'product.candle-jar.amber.sun',
      'product.x.amber.sun.front',
      'product.candle-jar.amber.sun.front.more',
      'product.__proto__.amber.sun.front',
      'workshop.kiln.clay.-1',
      'workshop.kiln.clay.1e3',
      'workshop.toString.clay.1',
      'logo.<a>.amber.circle',
      'logo.ABC.amber.circle',
      '../../etc/passwd',
    ]) {
      expect(drawingNamed(name)).toBeUndefined();
    }
  });

  it('becomes a PNG as wide as asked', async () => {
    const svg = drawingNamed('product.mug.sky.wave.front') ?? '';
    const png = Buffer.from(await rasterize(svg, 160));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(160);
    expect(Buffer.from(await rasterize(svg, 160)).equals(png)).toBe(true);
  });
});
