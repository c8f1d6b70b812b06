import { describe, expect, it } from 'vitest';
import { tileKinds } from '../../image-maker/image-maker.ts';
import { drawingNamed } from '../drawing-address.ts';
import { rasterize } from '../rasterize.ts';
import { drawTile, moodboardTiles, tileDesigns, tileSeed } from './draw-tile.ts';
import { tileAddress } from './tile-address.ts';

const brand = { palette: ['#94a78a', '#f1eadb', '#c2694a', '#3d4a44'], brandName: 'Juniper & Clay' };
const least = { texture: 7, pattern: 5, 'still-life': 4, 'type-specimen': 3, 'colour-study': 4 } as const;

describe.each(tileKinds)('tiles of the kind %s', (kind) => {
  it('have several designs, each drawn without a flaw for any colours and names', () => {
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
  it('has eight tiles and no design twice', () => {
    for (const words of ['a', 'Slow Hours', 'Northfold 2']) {
      const tiles = moodboardTiles(words);
      expect(tiles).toHaveLength(8);
      const designs = tiles.map(({ kind, seed }) => `${kind} ${seed % tileDesigns(kind).length}`);
      expect(new Set(designs).size).toBe(8);
      expect(moodboardTiles(words)).toEqual(tiles);
    }
    expect(moodboardTiles('a')).not.toEqual(moodboardTiles('b'));
  });
});

describe('an address of a tile', () => {
  it('names the picture that is drawn', async () => {
    const tile = { kind: 'colour-study', seed: 41, ...brand } as const;
    const address = tileAddress(tile);
    expect(address).toBe('/files/drawn/tile.colour-study.94a78a-f1eadb-c2694a-3d4a44.41.Juniper-~-Clay');
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
