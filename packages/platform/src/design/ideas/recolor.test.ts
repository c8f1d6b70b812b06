import { expect, it } from 'vitest';
import { recolored, type ProductWords } from './recolor.ts';

const mug: ProductWords = {
  title: 'Sage Ceramic Mug',
  description: 'A sage mug with a white rim. Sage keeps its tone in the dishwasher.',
  imagePrompt: 'Product photograph of a sage mug on linen, soft light',
};
const named = (own: ProductWords, wish: string) => recolored(own, wish)?.title;

it.each([
  ['in navy', 'Navy Ceramic Mug'],
  ['Mug in dark green', 'Dark Green Ceramic Mug'],
  ['in navy and cream', 'Navy and Cream Ceramic Mug'],
  ['in #22304f', 'Navy Ceramic Mug'],
  ['in glass', 'Sage Glass Mug'],
  ['make it walnut', 'Walnut Mug'],
  ['in sage', 'Sage Ceramic Mug'],
])('of %s is named %s', (wish, title) => {
  expect(named(mug, wish)).toBe(title);
});

it('is described and drawn in it, and only what was in the old color changes', () => {
  const navy = recolored(mug, 'in navy');
  expect(navy?.description).toBe('A navy mug with a white rim. Navy keeps its tone in the dishwasher.');
  expect(navy?.imagePrompt).toBe('Navy Ceramic Mug: Product photograph of a navy mug on linen, soft light');
});

it('keeps the rest of a wish', () => {
  expect(named(mug, 'on a white background in navy')).toBe('Navy Ceramic Mug');
  expect(recolored(mug, 'with a cream rim')).toBeUndefined();
  expect(recolored(mug, 'in navy on a wooden table')?.imagePrompt).toMatch(
    /^Navy Ceramic Mug: in navy on a wooden table$/,
  );
});

it('takes neither a scent nor a refused color for one', () => {
  const tea = {
    title: 'Mint Tea Tin',
    description: 'Mint and lemon balm.',
    imagePrompt: 'A tin of mint tea',
  };
  expect(recolored(tea, 'in navy')).toMatchObject({
    title: 'Mint Tea Tin',
    description: 'Mint and lemon balm.',
  });
  expect(recolored(mug, 'not red, on a shelf')).toBeUndefined();
  expect(recolored(mug, 'on a table by the window')).toBeUndefined();
});

it('keeps a name without a color, and puts one that a description alone has', () => {
  const tray = { title: 'Cable Tray', description: 'A shallow dish in dark green.', imagePrompt: 'A tray' };
  expect(recolored(tray, 'in terracotta')).toMatchObject({
    title: 'Cable Tray',
    description: 'A shallow dish in terracotta.',
  });
});
