import { describe, expect, it } from 'vitest';
import { tileKinds } from './tile-kinds.ts';
import { drawingNamed } from '../drawing-address.ts';
import { rasterize } from '../drawing/raster/rasterize.ts';
import { boardPlaces, designNamed, drawTile, moodboardTiles, tileDesigns, tileSeed } from './draw-tile.ts';
import { isGreen } from '../drawing/color/color.ts';
import { clauseWithin } from './specimens.ts';
import { tileAddress } from './tile-address.ts';

const brand = { palette: ['#94a78a', '#f1eadb', '#c2694a', '#3d4a44'], brandName: 'Juniper & Clay' };
const least = { texture: 7, pattern: 5, 'still-life': 4, 'type-specimen': 3, 'color-study': 4 } as const;

describe.each(tileKinds)('tiles of the kind %s', (kind) => {
  it('have several designs, each drawn without a flaw for any colors and names', () => {
    const names = tileDesigns(kind);
    expect(names.length).toBeGreaterThanOrEqual(least[kind]);
    const brands = [
      brand,
      { palette: ['#000000'], brandName: '' },
      { palette: ['#ffffff', '#ffffff'], brandName: 'Ωmega 北' },
    ];
    for (const design of names)
      for (const one of brands) {
        const svg = drawTile({ kind, seed: tileSeed(kind, 'any', design), ...one });
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
      }
  });

  it('are the same for the same seed and others for another', () => {
    const count = tileDesigns(kind).length;
    const tile = { kind, seed: 7, ...brand };
    expect(drawTile(tile)).toBe(drawTile(tile));
    expect(drawTile({ ...tile, seed: 7 + count })).not.toBe(drawTile(tile));
    expect(drawTile({ ...tile, palette: ['#243658', '#efe4cc'] })).not.toBe(drawTile(tile));
  });
});

describe('a mood board', () => {
  const tilesOf = (words: string) => moodboardTiles(words).filter((place) => place.shows === 'tile');

  it('has the product once, seven tiles, and no design twice', () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const words = `Slow Hours ${turn}`;
      expect(moodboardTiles(words).map(({ shows }) => shows === 'product')).toEqual([
        true,
        ...Array(7).fill(false),
      ]);
      const designs = tilesOf(words).map(({ kind, seed }) => `${kind} ${seed % tileDesigns(kind).length}`);
      expect(new Set(designs).size).toBe(7);
      expect(moodboardTiles(words)).toEqual(moodboardTiles(words));
    }
    expect(moodboardTiles('a')).not.toEqual(moodboardTiles('b'));
  });

  it('keeps tiles apart however often one is drawn anew', () => {
    const kinds = [...tileKinds, ''];
    for (let turn = 0; turn < 300; turn += 1) {
      const prompts = Array.from({ length: 8 }, (_, at) => {
        const kind = kinds[(turn * 7 + at * (1 + (turn % 5))) % kinds.length] ?? '';
        return `${kind}: ${['linen', 'waves', 'stone', 'chips', 'a shelf', 'sage'][(turn + at * 3) % 6]}`;
      });
      const places = boardPlaces(prompts);
      expect(places).toHaveLength(8);
      expect(places.filter(({ shows }) => shows === 'product')).toHaveLength(1);
      const designs = places.flatMap((place) =>
        place.shows === 'tile' ? place.designs.map((design) => `${place.kind} ${design}`) : [],
      );
      expect([prompts, new Set(designs).size]).toEqual([prompts, designs.length]);
      for (const place of places)
        if (place.shows === 'tile')
          expect(tileDesigns(place.kind)).toEqual(expect.arrayContaining([...place.designs]));
    }
  });

  // prettier-ignore
  it.each([
    ['texture', 'climbing rope seen close, for the dog collar, soft light on stone', 'linen'],
    ['texture', 'cherry wood seen close, for the spoon', 'wood'],
    ['texture', 'the paper of the packaging seen close, for the soap bar', 'paper'],
    ['texture', 'the clay of a plate seen close, for the hot sauce', 'clay'],
    ['texture', 'water and oil of the deodorant seen close', 'water'],
    ['texture', 'pale sand under the ring seen close', undefined],
    ['still-life', 'hot sauce and what belongs to it, on a set table, soft daylight', 'from-above'],
    ['still-life', 'a mug and what belongs to it, among plain blocks', 'blocks'],
    ['still-life', 'a notebook and what belongs to it, on a shelf of books', 'shelf'],
    ['still-life', 'a soap bar and what belongs to it, with one twig and stones', 'calm'],
  ] as const)('%s: %s is drawn as %s', (kind, words, design) => {
    expect(designNamed(kind, `${words}, in #112233 and #445566`)).toBe(design ?? 'dune');
  });

  it('letters a slogan whole, or a clause of it, and never half a sentence', () => {
    const slogan = 'Low-waste, from the ingredient list of the deodorant on.';
    expect([60, 40, 5].map((most) => clauseWithin(slogan, most))).toEqual([slogan, 'Low-waste', '']);
  });

  it('has fresh twigs beside a green palette and dried ones beside another', () => {
    const twigs = (palette: string[]) =>
      drawTile({
        kind: 'still-life',
        seed: tileSeed('still-life', 'twig', 'calm'),
        brandName: 'Loam',
        palette,
      });
    const greens = (svg: string) =>
      new Set((svg.match(/#[0-9a-f]{6}/g) ?? []).filter((color) => isGreen(color))).size;
    expect(greens(twigs(['#863c47', '#d7ad72', '#f7f2e8', '#2f1919']))).toBe(0);
    expect(greens(twigs(['#487331', '#c4bf77', '#f5f2e1', '#1b2815']))).toBeGreaterThan(4);
  });

  it('takes the kind and the design that a prompt names, and no design from idle words', () => {
    const [first, second, third] = boardPlaces([
      'texture: raw linen',
      'still-life: a jar',
      'pattern: drawn from leaves',
    ]);
    expect(first).toEqual({ shows: 'tile', kind: 'texture', designs: ['linen'] });
    expect(second).toEqual({ shows: 'product' });
    expect(third).toMatchObject({ shows: 'tile', kind: 'pattern' });
    expect(designNamed('still-life', 'seen from above')).toBeUndefined();
    expect(designNamed('texture', 'a terrazzo floor')).toBe('terrazzo');
  });
});

describe('an address of a tile', () => {
  it('names the picture that is drawn', async () => {
    const tile = { kind: 'color-study', seed: 41, ...brand } as const;
    const address = tileAddress(tile);
    expect(address).toBe('/files/drawn/tile.color-study.94a78a-f1eadb-c2694a-3d4a44.41.Juniper-~-Clay');
    const svg = drawingNamed(decodeURIComponent(address.slice('/files/drawn/'.length)));
    expect(svg).toBe(drawTile(tile));
    const bytes = await rasterize(svg ?? '', 64);
    expect([...bytes.slice(1, 4)]).toEqual([80, 78, 71]);
  });

  it.each([
    'tile.texture.94a78a.4',
    'tile.texture.94a78a.1000.Moss',
    'tile.texture.red.4.Moss',
    'tile.fresco.94a78a.4.Moss',
    'tile.texture.94a78a.4.Moss.more',
    'tile.texture.94a78a.-1.Moss',
    `tile.texture.94a78a.4.${'a'.repeat(60)}`,
  ])('%s names none', (name) => {
    expect(drawingNamed(name)).toBeUndefined();
  });
});
