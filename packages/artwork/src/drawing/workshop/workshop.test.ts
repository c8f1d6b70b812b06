import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawingNamed } from '../../drawing-address.ts';
import { paletteNames } from '../color/palettes.ts';
import { drawWorkshop } from './draw-workshop.ts';
import { toolsOf } from './machines/index.ts';
import { buildNames, landNames, sizeNames, viewCount } from './shop.ts';
import { tradeNames } from './trades.ts';
import { workshopAddress } from './workshop-address.ts';

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
};

/** Each view of each trade, in every kind of place by turns. */
const drawings = tradeNames.flatMap((trade, place) =>
  Array.from({ length: viewCount * 3 }, (_, turn) => ({
    ...{ trade, palette: at(paletteNames, place + turn), seed: turn + viewCount * (place % 5) },
    ...{ size: at(sizeNames, turn + place), land: at(landNames, turn), build: at(buildNames, turn + place) },
  })),
);

describe('drawWorkshop', () => {
  let drawn: (readonly [(typeof drawings)[number], string])[];
  beforeAll(() => {
    drawn = drawings.map((drawing) => [drawing, drawWorkshop(drawing)] as const);
  });

  it('draws every trade in every view without a broken number or reference', () => {
    for (const [place, [drawing, svg]] of drawn.entries()) {
      expect([drawing, svg.match(/NaN|undefined|Infinity|\[object/)]).toEqual([drawing, null]);
      expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
      const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      for (const [, used] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(named.has(used)).toBe(true);
      if (place % 23 === 0) expect(() => new Resvg(svg)).not.toThrow();
    }
  });

  it('shows the machine of the trade wherever there is room for one, and the work of the trade everywhere', () => {
    for (const [drawing, svg] of drawn) {
      const machines = new Set([...svg.matchAll(/class="machine ([a-z-]+)"/g)].map(([, name]) => name));
      // The yard and the table from above show what is made, not what makes it.
      const isWithout = [4, 7].includes(drawing.seed % viewCount);
      expect([drawing, ...machines]).toEqual([drawing, ...(isWithout ? [] : [toolsOf[drawing.trade].name])]);
    }
    expect(new Set(Object.values(toolsOf).map(({ machine }) => machine)).size).toBe(tradeNames.length);
  });

  it('is the same picture for the same place and another for another', () => {
    const one = {
      trade: 'kiln',
      palette: 'clay',
      seed: 0,
      size: 'small',
      land: 'hills',
      build: 'brick',
    } as const;
    expect(drawWorkshop(one)).toBe(drawWorkshop({ ...one }));
    for (const other of [
      { trade: 'loom' },
      { palette: 'sky' },
      { seed: 8 },
      { size: 'large' },
      { land: 'harbor' },
      { build: 'adobe' },
    ] as const)
      expect(drawWorkshop({ ...one, ...other })).not.toBe(drawWorkshop(one));
  });
});

describe('an address of a workshop', () => {
  it('names the picture that is drawn', () => {
    const place = {
      trade: 'kiln',
      palette: 'clay',
      seed: 12,
      size: 'small',
      land: 'hills',
      build: 'brick',
    } as const;
    expect(workshopAddress(place)).toBe('/files/drawn/workshop.kiln.clay.12.small.hills.brick');
    expect(drawingNamed('workshop.kiln.clay.12.small.hills.brick')).toBe(drawWorkshop(place));
    expect(drawingNamed('workshop.kiln.clay.12')).toBe(
      drawWorkshop({ trade: 'kiln', palette: 'clay', seed: 12 }),
    );
  });

  it.each([
    'workshop.kiln.clay',
    'workshop.kiln.clay.1000',
    'workshop.kiln.clay.1.small',
    'workshop.kiln.clay.1.small.hills',
    'workshop.kiln.clay.1.huge.hills.brick',
    'workshop.kiln.clay.1.small.moon.brick',
    'workshop.kiln.clay.1.small.hills.toString',
    'workshop.kiln.clay.1.small.hills.brick.more',
    'workshop.spaceyard.clay.1',
  ])('%s names none', (name) => {
    expect(drawingNamed(name)).toBeUndefined();
  });
});
