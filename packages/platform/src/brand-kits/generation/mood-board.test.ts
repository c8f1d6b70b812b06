import type { BrandIdea, BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { createLocalBrandEngine } from '@brandwright/artwork/wording/local-engine.ts';
import type { ImageRequest } from '@brandwright/artwork/image-maker/image-maker.ts';
import { createLocalImageMaker } from '@brandwright/artwork/image-maker/local-image-maker.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addIdeas, emptyKit } from '../rules.ts';
import { requestFor } from './draw-pictures.ts';

const briefs = [
  ['Tea', 'a calming tea for night-shift nurses'],
  ['Candles', 'soy candles poured into recycled glass, for new homes'],
  ['Ceramics', 'stoneware mugs with a reactive blue glaze'],
  ['Skincare', 'a face serum for people who work outdoors'],
  ['Bags', 'waxed canvas totes for market mornings'],
  ['Toys', 'wooden stacking toys without plastic'],
  ['Coffee', 'single-origin beans for people who camp'],
  ['Stationery', 'letterpress notebooks for left-handed writers'],
  ['Jewelry', 'silver rings set with sea glass'],
  ['Home textiles', 'linen bedding in earth colors'],
  ['Pets', 'natural shampoo bars for dogs'],
  ['', 'hot sauce in small bottles'],
] as const;

/** A kit with the idea that the built-in engine has for a brief. */
async function kitOf(
  [category, productDescription]: (typeof briefs)[number],
  seed: string,
): Promise<BrandKitContent> {
  const options = { seed, count: 1, avoid: [], today: '2026-11-20' };
  const [draft] = await createLocalBrandEngine().brandIdeas(
    { category, productDescription },
    undefined,
    options,
  );
  if (!draft) throw new Error('There is no idea.');
  const idea: BrandIdea = {
    ...{ uuid: '00000000-0000-4000-8000-000000000001', createdAt: '2026-11-20T09:00:00Z', mission: '' },
    ...{
      brandName: draft.brandName,
      slogan: draft.slogan,
      valueProps: [],
      colorPalette: [...draft.colorPalette],
    },
    ...{ images: ['', '', '', ''], imagePrompts: [...draft.imagePrompts], imageTray: [] },
    moodboardPrompts: [...draft.moodboardPrompts],
  };
  const kit = addIdeas({ ...emptyKit(), category, productDescription }, [idea]);
  return { ...kit, brandIdeas: { ...kit.brandIdeas, selectedUuid: idea.uuid } };
}

const boardOf = (kit: BrandKitContent, seed: string, wish?: string): ImageRequest[] =>
  Array.from({ length: 8 }, (_, slot) =>
    requestFor(kit, { group: 'MOODBOARD' }, slot, wish ? { wish } : {}, seed),
  );

/** A small picture as numbers, 0 to 1. */
async function glance(request: ImageRequest): Promise<number[]> {
  const [image] = await createLocalImageMaker(512).make(request);
  const raw = await sharp(image?.bytes).resize(20, 20).removeAlpha().raw().toBuffer();
  return [...raw].map((value) => value / 255);
}

describe('a mood board', () => {
  it('shows the product once and seven tiles that have no design in common, for any brief', async () => {
    for (const brief of briefs)
      for (const turn of ['1', '2', '3', '4', '5']) {
        const board = boardOf(await kitOf(brief, turn), turn);
        expect([brief, board.filter(({ tile }) => tile === undefined).length]).toEqual([brief, 1]);
        const designs = board.flatMap(({ tile, designs: own = [] }) =>
          own.map((design) => `${tile} ${design}`),
        );
        expect([brief, new Set(designs).size]).toEqual([brief, designs.length]);
        // Kinds are what the prompts begin with, so that words and picture say the same.
        for (const { tile, prompt } of board) if (tile) expect(prompt.startsWith(tile)).toBe(true);
      }
  });

  it('is drawn anew without looking like its neighbors, and as a wish says', async () => {
    const kit = await kitOf(briefs[0], 'a');
    const [before, after] = [boardOf(kit, 'one'), boardOf(kit, 'two')];
    expect(after.map(({ designs }) => designs)).toEqual(before.map(({ designs }) => designs));
    const slot = before.findIndex(({ tile }) => tile === 'texture');
    const wished = requestFor(kit, { group: 'MOODBOARD' }, slot, { wish: 'terrazzo' }, 'three');
    expect(wished).toMatchObject({ tile: 'texture', designs: ['terrazzo'] });
  });

  it(
    'differs to the eye from tile to tile and shows the brand in its product',
    { timeout: 120_000 },
    async () => {
      for (const brief of briefs.slice(1, 2)) {
        const kit = await kitOf(brief, 'b');
        const board = boardOf(kit, 'b');
        const seen = await Promise.all(board.map(glance));
        const distances = seen.flatMap((one, at) =>
          seen
            .slice(at + 1)
            .map(
              (other) =>
                one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0) /
                one.length,
            ),
        );
        expect(Math.min(...distances)).toBeGreaterThan(0.04);
        const product = board.find(({ tile }) => tile === undefined);
        if (!product) throw new Error('No place shows the product.');
        const other = { brandName: 'Another Name', palette: ['#334455'] };
        expect(await glance(product)).not.toEqual(await glance({ ...product, look: other }));
      }
    },
  );
});
