import { rasterize } from '@brandwright/artwork';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore } from '../../../kernel/testing.ts';
import { marketplaceItems as items } from '../tables.ts';
import { describePicture } from './descriptor/describe-picture.ts';
import { readPicture } from './reading/read-picture.ts';
import { marketplaceItemPictures as pictures } from './tables.ts';
import { seedPictures } from './testing.ts';

const side = 320;
type Change = (picture: Uint8Array) => Promise<Uint8Array>;
const cropped =
  (share: number): Change =>
  (picture) => {
    const size = Math.round(side * share);
    const edge = Math.floor((side - size) / 2);
    return sharp(picture).extract({ left: edge, top: edge, width: size, height: size }).png().toBuffer();
  };

/** The same form on a plain wall of another color, without its studio. */
const otherWall = (svg: string) =>
  svg.replace(/(<rect x="0" y="0" width="1000" height="1000"[^>]*fill=")[^"]+"/, '$1#b9c4d6"');

const changes: Record<string, Change> = {
  same: (picture) => Promise.resolve(picture),
  'cropped 10%': cropped(0.9),
  'cropped 20%': cropped(0.8),
  'cropped 30%': cropped(0.7),
  'hue 90°': (picture) => sharp(picture).modulate({ hue: 90 }).png().toBuffer(),
  'hue 180°': (picture) => sharp(picture).modulate({ hue: 180, saturation: 1.2 }).png().toBuffer(),
  'turned 15°': (picture) => sharp(picture).rotate(15, { background: '#ffffff' }).png().toBuffer(),
  'turned 90°': (picture) => sharp(picture).rotate(90).png().toBuffer(),
  'turned 180°': (picture) => sharp(picture).rotate(180).png().toBuffer(),
  mirrored: (picture) => sharp(picture).flop().png().toBuffer(),
  blurred: (picture) => sharp(picture).blur(1.6).png().toBuffer(),
  'JPEG 40': (picture) => sharp(picture).jpeg({ quality: 40 }).toBuffer(),
};

interface Shown {
  id: string;
  form: string;
  shelf: string;
  category: string;
}

/** By index: there are hundreds of millions of values to go through. */
function likenessOf(one: ArrayLike<number>, other: Float32Array): number {
  let likeness = 0;
  for (let index = 0; index < one.length; index++) likeness += (one[index] ?? 0) * (other[index] ?? 0);
  return likeness;
}

const formOf = (url: string) => url.split('.')[1] ?? '';
/** Items of one shelf, and gift boxes and jars of whichever category, are of one kind. */
const isSameKind = (one: Shown, other: Shown) => one.form === other.form || one.shelf === other.shelf;

beforeAll(seedPictures, 60_000);

describe('what is found from changed pictures of the catalog', () => {
  it('is of the same kind, for every shelf of every category', { timeout: 240_000 }, async () => {
    const store = await testStore();
    const { rows, parts } = await store.context(async ({ db }) => ({
      rows: await db.select().from(items),
      parts: await db.select().from(pictures),
    }));
    const shown = new Map(
      rows.map(({ id, categoryId, subgroup, pictureUrls: [url = ''] }) => [
        id,
        { id, form: formOf(url), shelf: `${categoryId} ${subgroup}`, category: categoryId, url },
      ]),
    );
    const chosen = [...new Map([...shown.values()].map((item) => [item.shelf, item])).values()];
    expect(new Set(chosen.map(({ category }) => category)).size).toBe(22);

    const nearest = (descriptor: Float32Array): Shown[] => {
      const best = new Map<string, number>();
      for (const part of parts) {
        const likeness = likenessOf(part.descriptor, descriptor);
        best.set(part.itemId, Math.max(best.get(part.itemId) ?? 0, likeness));
      }
      return [...best]
        .sort(([, one], [, other]) => other - one)
        .slice(0, 5)
        .flatMap(([id]) => shown.get(id) ?? []);
    };
    const drawn = new Map<string, Uint8Array>();
    const pictureOf = async (item: (typeof chosen)[number], isOnOtherWall: boolean) => {
      const svg = servedDrawing(item.url.replace('/files/drawn/', '')) ?? '';
      if (isOnOtherWall) {
        expect(otherWall(svg)).not.toBe(svg);
        return rasterize(otherWall(svg), side);
      }
      const picture = drawn.get(item.id) ?? (await rasterize(svg, side));
      drawn.set(item.id, picture);
      return picture;
    };
    const figures: Record<string, { 'top 1': number; 'top 5': number; majority: number }> = {};
    const all = [...Object.entries(changes), ['other wall', undefined] as const];
    for (const [place, [name, change]] of all.entries()) {
      let [first, any, majority] = [0, 0, 0];
      // Each change is tried on every other shelf, so that over all of them every shelf is tried six times.
      const tried = chosen.filter((_, at) => at % 2 === place % 2);
      for (const item of tried) {
        const picture = await pictureOf(item, !change);
        const described = describePicture(await readPicture(change ? await change(picture) : picture));
        const found = described ? nearest(described.descriptor) : [];
        const same = found.filter((one) => isSameKind(one, item)).length;
        // Some kinds have fewer than five items in the catalog.
        const possible = Math.min(5, [...shown.values()].filter((one) => isSameKind(one, item)).length);
        if (found[0] && isSameKind(found[0], item)) first++;
        if (same > 0) any++;
        if (same * 2 >= possible) majority++;
      }
      const share = (count: number) => Math.round((count / tried.length) * 1000) / 10;
      figures[name] = { 'top 1': share(first), 'top 5': share(any), majority: share(majority) };
    }
    console.table(figures);
    for (const [name, figure] of Object.entries(figures)) {
      expect.soft(figure['top 1'], name).toBeGreaterThanOrEqual(95);
      expect.soft(figure.majority, name).toBeGreaterThanOrEqual(85);
    }
  });
});
