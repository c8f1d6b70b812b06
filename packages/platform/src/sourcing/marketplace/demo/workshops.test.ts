import { rasterize } from '@brandwright/artwork';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoSuppliers } from './suppliers.ts';
import { sizeOf, tradeOf, workshopOf } from './workshops.ts';

/** Pixels of a side in which pictures are compared: what is left of one that is glanced at. */
const side = 24;
const fine = side * 4;

/** Where a small picture gets lighter, to the right and downwards, in z-scores; and the same mirrored. */
async function edgesOf(name: string): Promise<{ plain: number[]; mirrored: number[] }> {
  const pixels = await sharp(await rasterize(servedDrawing(name) ?? '', fine))
    .removeAlpha()
    .raw()
    .toBuffer();
  const light = new Array<number>(side * side).fill(0);
  for (let y = 0; y < fine; y += 1)
    for (let x = 0; x < fine; x += 1) {
      const from = (y * fine + x) * 3;
      const at = (y >> 2) * side + (x >> 2);
      const [red = 0, green = 0, blue = 0] = pixels.subarray(from, from + 3);
      light[at] = (light[at] ?? 0) + red * 0.299 + green * 0.587 + blue * 0.114;
    }
  const at = (x: number, y: number) => light[y * side + x] ?? 0;
  const [plain, mirrored]: [number[], number[]] = [[], []];
  for (let y = 1; y < side - 1; y += 1)
    for (let x = 1; x < side - 1; x += 1) {
      const back = side - 1 - x;
      plain.push(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1));
      mirrored.push(at(back - 1, y) - at(back + 1, y), at(back, y + 1) - at(back, y - 1));
    }
  return { plain: standard(plain), mirrored: standard(mirrored) };
}

function standard(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (value - mean) / spread);
}

const alike = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) / one.length;

describe('workshops of the demo marketplace', () => {
  it('look like sixty different places, colors and mirroring aside', async () => {
    const names = demoSuppliers.map((supplier, index) =>
      workshopOf(supplier, index).slice('/files/drawn/'.length),
    );
    expect(new Set(names).size).toBe(60);
    const edges = await Promise.all(names.map(edgesOf));
    const close = edges.flatMap((one, at) =>
      edges.slice(at + 1).flatMap((other, step) => {
        const likeness = Math.max(alike(one.plain, other.plain), alike(one.plain, other.mirrored));
        return likeness > 0.6 ? [`${names[at]} ${names[at + step + 1]} ${likeness.toFixed(2)}`] : [];
      }),
    );
    expect(close).toEqual([]);
  });

  it('show what each supplier makes', () => {
    const tradeOfSupplier = new Map(demoSuppliers.map((supplier) => [supplier.name, tradeOf(supplier)]));
    for (const [name, trade] of [
      ['Lume & Cera', 'pouring'],
      ['Mysore Agarbatti House', 'incense'],
      ['Olaria do Vale', 'kiln'],
      ['Denizli Dokuma', 'loom'],
      ['Hanoi Canvas', 'sewing'],
      ['Pelletteria Arno', 'leather'],
      ['Union Street Tees', 'apparel'],
      ['Cornish Wool Hats', 'hats'],
      ['Orafi Vicenza', 'bench'],
      ['Saboaria Ribeira', 'soap'],
      ['Harbor Lab Skincare', 'lab'],
      ['Tipografia Aurora', 'press'],
      ['Hanoi Wooden Play', 'woodshop'],
      ['Kozani Plush Studio', 'plush'],
      ['Leaf & Ladle Tea', 'tea'],
      ['Andes Roasting Guild', 'roastery'],
      ['Kraftwerk Packaging', 'packaging'],
      ['Verde Pouch & Label', 'filling'],
      ['Northlight Studio', 'studio'],
      ['Studio Aperto', 'agency'],
      ['Patchbay Digital', 'code'],
    ])
      expect([name, tradeOfSupplier.get(name ?? '')]).toEqual([name, trade]);
  });

  it('are as large as their staff and lie where they lie', () => {
    expect([9, 34, 35, 149, 150, 450].map(sizeOf)).toEqual([
      'small',
      'small',
      'medium',
      'medium',
      'large',
      'large',
    ]);
    const [lume] = demoSuppliers;
    if (!lume) throw new Error('There are no suppliers.');
    expect(workshopOf(lume, 0)).toBe('/files/drawn/workshop.pouring.amber.0.small.harbor.stone');
    expect(() => workshopOf({ ...lume, city: 'Atlantis' }, 0)).toThrow('Atlantis');
  });
});
