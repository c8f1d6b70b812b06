import { describe, expect, it } from 'vitest';
import { compareFits, fitOf, type Fit } from './fit.ts';
import { offerOf, offersOfText } from './offer.ts';
import { readProduct } from './product-words.ts';

const offer = (title: string, materials: string[] = [], details = '', shelf = '') =>
  offerOf({ title, category: '', shelf, materials, details, maker: '' });
const fit = (wanted: string, offered: ReturnType<typeof offer>): Fit => {
  const read = readProduct(wanted);
  if (!read) throw new Error(`Nothing is asked for in "${wanted}".`);
  return fitOf(read, offered);
};
const tumbler = offer('Insulated tumbler, 470 ml', ['stainless steel']);
const mug = offer('Stoneware mug, 350 ml', ['stoneware']);

describe('the fit of an offer', () => {
  // prettier-ignore
  it.each<[string, ReturnType<typeof offer>, Fit['level']]>([
    ['steel tumblers', tumbler, 'MAKES'],
    ['insulated stainless steel water bottles', tumbler, 'NEAR'],
    ['water bottles', offer('Glass bottle, 250 ml', ['glass'], '', 'Bottles'), 'NONE'],
    ['dog collars', offer('Heavyweight tee'), 'NONE'],
    ['dog sweaters', offer('Sweater'), 'NONE'],
    ['ceramic mugs', mug, 'MAKES'],
    ['porcelain mugs', mug, 'NEAR'],
    ['mugs, not ceramic', mug, 'NEAR'],
    ['tumblers, not ceramic', mug, 'NONE'],
    ['mugs, not white', offer('Mug, white'), 'NEAR'],
    ['soap, not scented', offer('Soap bar, unscented'), 'MAKES'],
    ['zip pouches in canvas', offer('Zip pouch, leather, clay', ['cotton canvas', 'leather']), 'NEAR'],
    ['plush bears in cotton', offer('Plush bear, linen ears', ['cotton', 'linen']), 'MAKES'],
    ['candles in tins', offer('Soy candle in amber glass'), 'NEAR'],
    ['candles in tins', offer('Travel candle in copper tin'), 'MAKES'],
    ['soy candles in jars', offer('Soy candle in amber glass', ['soy wax', 'glass']), 'MAKES'],
    ['gold hoop earrings', offer('Hoop earrings, twisted silver'), 'NEAR'],
    ['gold hoop earrings', offer('Hoop earrings, small, gold vermeil'), 'MAKES'],
    ['planters for herbs', offer('Planter, 16 cm'), 'MAKES'],
    ['gloves for welding', offer('Leather glove'), 'NEAR'],
    ['greeting cards letterpress', offer('Greeting cards, letterpress'), 'MAKES'],
    ['steel mugs', offer('Enamel mug, 350 ml', ['enameled steel']), 'MAKES'],
    ['compostable pouches for coffee', offer('Stand-up pouch, kraft'), 'MAKES'],
    ['insulated mugs', mug, 'NEAR'],
    ['drinkware', mug, 'MAKES'],
    ['mug rack', mug, 'NONE'],
    ['candles', offer('Dinner tapers'), 'MAKES'],
    ['taper candles', offer('Soy candle'), 'NEAR'],
    ['lavender soap', offer('Soap bar, rose'), 'MAKES'],
    ['welding gloves', offer('Leather glove'), 'NEAR'],
    ['welding gloves', offer('Leather glove', [], 'For welding and grinding.'), 'MAKES'],
    ['bamboo serving boards', offer('Serving board, olive wood', ['wood']), 'NEAR'],
    ['organic hoodies', offer('Hoodie'), 'MAKES'],
    ["men's tees", offer('Kids tee'), 'NEAR'],
    ['kids tees', offer('Everyday tee'), 'MAKES'],
    ['beer cozies', offer('Beer cozy, foam'), 'MAKES'],
    ['beer cozies', offer('Egg cozy'), 'NONE'],
    ['lip balm in paper tubes', offer('Lip balm', ['beeswax']), 'MAKES'],
    ['candles in glass', offer('Travel candle', ['soy wax', 'aluminium']), 'NEAR'],
    ['soy candles', offer('Pillar candle', ['beeswax']), 'NEAR'],
    ['candle boxes', offer('Folding carton'), 'MAKES'],
    ['handleless cups without lids', offer('Handleless cup'), 'MAKES'],
  ])('%s: %o', (wanted, offered, level) => expect(fit(wanted, offered).level).toBe(level));

  it('says which words matched, which are open and which are contradicted', () => {
    expect(fit('insulated stainless steel tumblers', tumbler)).toMatchObject({
      matched: ['tumbler', 'insulated', 'stainless steel'],
      open: [],
      against: [],
    });
    expect(fit('organic kids tees', offer('Everyday tee'))).toMatchObject({ open: ['kids', 'organic'] });
    expect(fit('porcelain mugs', mug)).toMatchObject({ against: ['porcelain'] });
  });

  it('asks about what stands behind the thing, and what it is to go without', () => {
    const asked = (wanted: string, title: string) => fit(wanted, offer(title));
    expect(asked('espresso cups with saucers', 'Espresso cups')).toMatchObject({ open: ['saucer'] });
    expect(asked('makeup pouches with zipper', 'Zip pouch, canvas').matched).toContain('zipper');
    expect(asked('face serum with vitamin C, 30ml', 'Face serum, vitamin C, 30 ml').open).toEqual([]);
    expect(asked('stoneware mugs without handles', 'Stoneware mug').open).toEqual(['no handles']);
    expect(asked('palm-free soap bars', 'Palm-free soap bar').matched).toContain('no palm');
    expect(asked('charcoal soap, not scented', 'Soap bar').open).toContain('not scented');
    expect(asked('planners for ADHD', 'Planner')).toMatchObject({ level: 'MAKES', open: ['adhd'] });
  });

  it('takes no word of the maker for what this one is', () => {
    const bags = offerOf({
      ...{ title: 'Pyramid tea bags, mint', category: '', shelf: '', materials: [], details: '' },
      maker: 'Loose-leaf tea',
    });
    expect(fit('loose leaf green tea', bags)).toMatchObject({ open: ['loose', 'leaf', 'green'] });
  });

  it('puts makers first, then what is nearest with most of the words', () => {
    const bottle = 'insulated steel water bottles';
    const order = [mug, tumbler].map((one) => fit(bottle, one)).sort(compareFits);
    expect(order[0]?.matched).toContain('insulated');
    expect(compareFits(fit('mugs', mug), fit('mugs', tumbler))).toBeLessThan(0);
  });

  it('lets a maker confirm a kind, never what a thing does', () => {
    const made = (maker: string) =>
      offerOf({ title: 'Tumbler', category: '', shelf: '', materials: [], details: '', maker });
    expect(fit('hand painted tumblers', made('Painted by us')).level).toBe('MAKES');
    expect(fit('electric tumblers', made('Electric kilns')).level).toBe('NEAR');
  });

  it('takes the shelf where the title names nothing, and each thing of a headline', () => {
    expect(fit('mugs', offer('The Nordic, 350 ml', [], '', 'Mugs')).level).toBe('MAKES');
    const made = offersOfText('Baby-alpaca throws, beanies and scarves', '');
    expect(made.map((one) => fit('scarves', one).level)).toContain('MAKES');
  });
});
