import { describe, expect, it } from 'vitest';
import { readAsked, readProduct, readProducts } from './product-words.ts';

interface Expected {
  noun: string;
  product?: string | null;
  kinds?: string[];
  claims?: string[];
  materials?: string[];
  audience?: string[];
  excluded?: string[];
}

// prettier-ignore
const phrases: readonly [string, Expected][] = [
  ['500 insulated stainless steel water bottles, not glass, 8 oz', { noun: 'water bottle', product: 'water bottle', kinds: ['insulated'], materials: ['stainless steel'], excluded: ['glass'] }],
  ['dog collars in vegan leather', { noun: 'dog collar', product: 'dog collar', materials: ['vegan leather'] }],
  ['collars for dogs', { noun: 'dog collar', product: 'dog collar' }],
  ['silk pillowcases', { noun: 'pillowcase', product: 'pillowcase', materials: ['silk'] }],
  ['a phone stand', { noun: 'phone stand', product: 'phone stand' }],
  ['200 jigsaw puzzles, 1000 pieces', { noun: 'jigsaw puzzle', product: 'jigsaw puzzle' }],
  ['organic lip balms without beeswax', { noun: 'lip balm', product: 'lip balm', claims: ['organic'], excluded: ['beeswax'] }],
  ['welding gloves', { noun: 'glove', product: 'glove', kinds: ['welding'] }],
  ['a mug rack', { noun: 'rack', product: null, kinds: ['mug'] }],
  ['a set of four stoneware mugs', { noun: 'mug', product: 'mug', materials: ['stoneware'] }],
  ['candle gift set', { noun: 'candle gift set', product: 'candle gift set' }],
  ['salt and pepper shakers', { noun: 'salt and pepper shaker', product: 'salt and pepper shaker' }],
  ['5 panel caps', { noun: '5 panel cap', product: 'cap' }],
  ['linen spray', { noun: 'linen spray', product: 'room spray', materials: [] }],
  ['glass jars 250 ml with lid 10000 units', { noun: 'glass jar', product: 'jar', materials: ['glass'] }],
  ['plastic-free bamboo toothbrushes', { noun: 'toothbrush', product: 'toothbrush', materials: ['bamboo'], excluded: ['plastic'] }],
  ['who makes tote bags in small runs in Europe?', { noun: 'tote bag', product: 'tote' }],
  ['backpacks for kids', { noun: 'backpack', product: 'backpack', audience: ['kids'] }],
  ['mugs stoneware white', { noun: 'mug', product: 'mug', materials: ['stoneware'] }],
  ['olive wood serving boards', { noun: 'serving board', product: 'serving board', materials: ['olive wood'] }],
  ["we're launching a line of bamboo cutting boards for campers", { noun: 'cutting board', product: 'cutting board', materials: ['bamboo'] }],
  ['looking for someone who can make muslin bibs for newborns', { noun: 'bib', product: 'bib', audience: ['baby'] }],
  ['key chains', { noun: 'key chain', product: 'keychain' }],
  ['unscented candles', { noun: 'candle', product: 'candle', claims: ['unscented'] }],
  ['I want to launch a line of beanies in October', { noun: 'beanie', product: 'beanie' }],
];

describe('what a phrase asks for', () => {
  it.each(phrases)('%s', (said, { noun, product, excluded, ...rest }) => {
    const found = readProduct(said);
    expect(found?.noun.join(' ')).toBe(noun);
    if (product !== undefined) expect(found?.products[0]?.name ?? null).toBe(product);
    if (excluded) expect(found?.excluded.materials).toEqual(excluded);
    expect(found).toMatchObject(rest);
  });

  it.each(['', 'handmade', 'from Portugal', 'under $4 each', 'white and glossy'])(
    'is nothing: "%s"',
    (said) => expect(readProduct(said)).toBeNull(),
  );

  it('is all that is named', () => {
    const names = (said: string) => readProducts(said).map(({ products }) => products[0]?.name);
    expect(names('mugs and plates')).toEqual(['mug', 'plate']);
    expect(names('High-volume jar and tealight candles')).toEqual(['container candle', 'tea light']);
    expect(names('T-shirts, polos and fleece for growing labels')).toEqual([
      't-shirt',
      'polo shirt',
      'fleece jacket',
    ]);
  });

  it('is only what is listed with the first, not what is said about it', () => {
    const names = (said: string) => readAsked(said).map(({ products }) => products[0]?.name);
    expect(names('mugs, plates and bowls')).toEqual(['mug', 'plate', 'bowl']);
    expect(names('face serum with niacinamide, 30 ml dropper, private label')).toEqual(['serum']);
    expect(names('terry bath towels set of 6')).toEqual(['bath towel']);
    expect(names('plush dinosaurs')).toEqual(['plush toy']);
  });

  it('says where it was read', () => {
    const said = '500 insulated steel bottles';
    const found = readProduct(said);
    expect(said.slice(found?.start, found?.end)).toBe('insulated steel bottles');
  });

  it('takes the sense that a category speaks of', () => {
    expect(readProduct('Stacking rings', 'Toys')?.products.map(({ family }) => family)).toEqual(['toys']);
    expect(readProduct('Stacking ring', 'Jewelry Rings')?.products.map(({ family }) => family)).toEqual([
      'jewelry',
    ]);
  });
});
