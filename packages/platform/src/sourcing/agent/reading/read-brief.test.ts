import { describe, expect, it } from 'vitest';
import type { Brief } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { demoCategories } from '../../marketplace/demo/categories.ts';
import { readBrief } from './read-brief.ts';

const options = { now: new Date('2026-11-20T15:00:00Z'), categories: demoCategories };

/** What is expected of a sentence; sides in millimeters. */
type Expected = Partial<Omit<Brief, 'dimensions'>> & { size?: Partial<NonNullable<Brief['dimensions']>> };

// prettier-ignore
const sentences: readonly [string, Expected][] = [
  ['I need 500 matte black 12oz ceramic mugs with my logo, in a kraft gift box, under $4 each, FDA safe, launching in March', { product: 'ceramic mug', quantity: 500, targetPriceMinor: 400, colors: ['black'], finish: 'matte', materials: ['ceramic'], packaging: 'kraft gift box', certifications: ['FDA food safe'], customizations: ['Logo'], launchDate: '2027-03-01', launchIsWholeMonth: true, categoryId: 'drinkware', size: { capacityMillilitres: 354.9 } }],
  ['Start a sourcing brief for soy candles, 300 units', { product: 'soy candle', quantity: 300, categoryId: 'candles', materials: ['soy wax'] }],
  ['make a tech pack for a canvas tote bag', { product: 'canvas tote bag', materials: ['cotton canvas'], categoryId: 'bags' }],
  ['I want to get 1,000 bamboo toothbrushes made, plastic free packaging', { product: 'bamboo toothbrush', quantity: 1000, certifications: ['Plastic free'] }],
  ['Create a packaging brief: 2000 kraft mailer boxes 20x15x8 cm', { product: 'kraft mailer box', quantity: 2000, categoryId: 'boxes-mailers', size: { lengthMillimetres: 200, widthMillimetres: 150, heightMillimetres: 80 } }],
  ['have 250 leather wallets produced for me, launch in April', { product: 'leather wallet', quantity: 250, launchDate: '2027-04-01', materials: ['leather'] }],
  ['heavyweight 240 gsm organic cotton hoodies in forest green, 400 pcs, embroidered logo, GOTS, not from China, max $18', { product: 'organic cotton hoodie', quantity: 400, colors: ['forest green'], certifications: ['GOTS'], countriesExcluded: ['CN'], targetPriceMinor: 1800, notes: '240 gsm', materials: ['organic cotton'], customizations: ['Embroidery'] }],
  ['8oz soy candle in amber glass jar, custom scent, 600 units, $5.50, christmas', { product: 'soy candle', weightGrams: 226.8, quantity: 600, targetPriceMinor: 550, customizations: ['Custom scent'], launchDate: '2026-12-01', packaging: 'amber glass jar' }],
  ['2k stainless steel water bottles 20 oz, powder coated in sage and navy, laser engraved, made in Vietnam or India', { product: 'stainless steel water bottle', quantity: 2000, countriesWanted: ['VN', 'IN'], finish: 'powder coated', colors: ['sage', 'navy'], customizations: ['Laser engraving'], size: { capacityMillilitres: 591.5 } }],
  ['lavender soap bars 4 oz each, 1000 pieces, 85 cents a piece, vegan certified', { product: 'soap bar', weightGrams: 113.4, quantity: 1000, targetPriceMinor: 85, certifications: ['Vegan'], categoryId: 'soap' }],
  ['500 tote bags 15 x 16 inches natural cotton, screen print, budget $2000 total', { product: 'tote bag', quantity: 500, targetPriceMinor: 400, customizations: ['Screen printing'], size: { lengthMillimetres: 381, widthMillimetres: 406.4 } }],
  ['plush bunny toys 30cm tall for kids, 750 units', { product: 'plush bunny toy', quantity: 750, size: { heightMillimetres: 300 }, categoryId: 'toys' }],
  ['300 notebooks by May 15', { product: 'notebook', quantity: 300, launchDate: '2027-05-15', launchIsWholeMonth: false }],
  ['a dozen silver rings with gift box', { product: 'ring', quantity: 12, packaging: 'gift box', categoryId: 'jewellery' }],
  ['dog collars, nylon, 1 inch wide, 500, under 3 dollars', { product: 'dog collar', quantity: 500, targetPriceMinor: 300, materials: ['nylon'], size: { widthMillimetres: 25.4 } }],
  ['yoga mats natural rubber 183x61 cm 200 units under $22 each', { product: 'yoga mat', quantity: 200, targetPriceMinor: 2200, materials: ['rubber'], size: { lengthMillimetres: 1830, widthMillimetres: 610 } }],
  ['500 soy candles at $4, not in glass', { product: 'soy candle', quantity: 500, targetPriceMinor: 400, materials: ['soy wax'], notes: 'Not in glass' }],
  ['300 tote bags in sage, anything but red', { quantity: 300, colors: ['sage'], notes: 'Anything but red' }],
  ['200 unscented soy candles', { product: 'unscented soy candle', quantity: 200 }],
  ['250 crew socks, sizes S/M/L, $3', { quantity: 250, targetPriceMinor: 300, notes: 'sizes S/M/L' }],
  ['90 walnut serving boards 8x10 in', { quantity: 90, materials: ['walnut wood'], size: { lengthMillimetres: 203.2, widthMillimetres: 254 } }],
  ['800 oat soap bars, light grey', { quantity: 800, colors: ['light grey'] }],
  ['we want to sell linen tea towels, around 350 pieces, $3 a piece', { product: 'linen tea towel', quantity: 350, targetPriceMinor: 300, materials: ['linen'] }],
  ['1500 lip balms, cruelty free, in a paper tube', { product: 'lip balm', quantity: 1500, certifications: ['Leaping Bunny'], packaging: 'paper tube' }],
  ['face serum 30ml, 1,000 units, target price $2.80, GMP', { product: 'face serum', quantity: 1000, targetPriceMinor: 280, certifications: ['GMP'], size: { capacityMillilitres: 30 } }],
  ['baseball caps embroidered 250 units navy', { product: 'baseball cap', quantity: 250, colors: ['navy'], customizations: ['Embroidery'] }],
  ['trucker hats qty 144', { product: 'trucker hat', quantity: 144, categoryId: 'hats' }],
  ['can you help me make 600 stoneware bowls 16 cm diameter dishwasher safe', { product: 'stoneware bowl', quantity: 600, certifications: ['Dishwasher safe'], size: { diameterMillimetres: 160 } }],
  ['bud vases, 400, made in Portugal', { product: 'bud vase', quantity: 400, countriesWanted: ['PT'] }],
  ['gold plated brass necklaces, 200, $6', { product: 'gold plated brass necklace', quantity: 200, targetPriceMinor: 600, materials: ['gold-plated brass'] }],
  ['wooden puzzles 1000 pcs cpsia', { product: 'wooden puzzle', quantity: 1000, certifications: ['CPSIA'], materials: ['wood'] }],
  ['stand-up pouches for coffee 5000 pcs compostable', { product: 'stand-up pouch', quantity: 5000 }],
  ['100 blankets 130x170 cm merino wool, under 40 bucks', { product: 'blanket', quantity: 100, targetPriceMinor: 4000, materials: ['merino wool'], size: { lengthMillimetres: 1300, widthMillimetres: 1700 } }],
  ['t-shirts organic cotton white and black 800 units oeko-tex', { product: 't-shirt', quantity: 800, colors: ['white', 'black'], certifications: ['OEKO-TEX'], materials: ['organic cotton'] }],
  ['i need 50 sample mugs, nothing from China', { product: 'mug', quantity: 50, countriesExcluded: ['CN'] }],
  ['loose leaf tea, 500 pcs', { product: 'loose leaf tea', quantity: 500, categoryId: 'tea-coffee' }],
  ['reed diffusers 100 ml in gift box, 300 units, launch before Mother\u2019s day', { product: 'reed diffuser', quantity: 300, launchDate: '2027-05-01', packaging: 'gift box', size: { capacityMillilitres: 100 } }],
  ['posters 50 x 70 cm 200 pcs', { product: 'poster', quantity: 200, size: { lengthMillimetres: 500, widthMillimetres: 700 } }],
  ['Enamel pins, 500 units, 1.25 inch wide', { product: 'enamel pin', quantity: 500, size: { widthMillimetres: 31.8 } }],
  ['keychains 3k units at 0.80 each', { product: 'keychain', quantity: 3000, targetPriceMinor: 80 }],
  ['acacia wood serving boards laser engraved 200 units 38 cm long', { product: 'acacia wood serving board', quantity: 200, customizations: ['Laser engraving'], materials: ['acacia wood'], size: { lengthMillimetres: 380 } }],
  ['600 cushion covers 45x45 cm linen ochre', { quantity: 600, colors: ['ochre'], materials: ['linen'], size: { lengthMillimetres: 450, widthMillimetres: 450 } }],
  ['backpacks from recycled polyester, 400 units, $19 max, GRS', { product: 'backpack', quantity: 400, targetPriceMinor: 1900, certifications: ['GRS'], materials: ['recycled polyester'] }],
  ['bath bombs, 2,000 pieces, 60 cents each, paraben free', { product: 'bath bomb', quantity: 2000, targetPriceMinor: 60, certifications: ['Paraben free'] }],
  ['I want to launch a line of beanies in October, 500 pieces, wool', { product: 'beanie', quantity: 500, launchDate: '2027-10-01', materials: ['wool'] }],
  ['glass jars 250 ml with lid 10000 units', { product: 'glass jar', quantity: 10_000, materials: ['glass'], size: { capacityMillilitres: 250 } }],
  ['journals, 250 units, FSC, under $5 a unit, by end of February', { product: 'journal', quantity: 250, targetPriceMinor: 500, certifications: ['FSC'] }],
  ['Brief for leather belts qty: 300', { product: 'leather belt', quantity: 300, materials: ['leather'] }],
  ['silicone straws 1,200', { product: 'silicone straw', quantity: 1200, materials: ['silicone'] }],
  ['velvet scrunchie, 900 pcs', { quantity: 900, materials: ['velvet'] }],
  ['700 aprons made in Turkey, canvas, custom print', { product: 'apron', quantity: 700, countriesWanted: ['TR'], materials: ['cotton canvas'], customizations: ['Custom print'] }],
  ['candle tins 110 g, 400 units, summer', { quantity: 400, weightGrams: 110 }],
  ['300 tumblers 16 oz stainless steel for next summer, $8', { product: 'tumbler', quantity: 300, targetPriceMinor: 800, materials: ['stainless steel'], launchDate: '2027-06-01', size: { capacityMillilitres: 473.2 } }],
  ['body butter 8 fl oz 500 units private label', { product: 'body butter', quantity: 500, customizations: ['Private label'], size: { capacityMillilitres: 236.6 } }],
  ['planners a5, 1000, ready by August 2027', { product: 'planner', quantity: 1000, launchDate: '2027-08-01' }],
  ['socks 2000 pairs cotton', { product: 'sock', quantity: 2000, materials: ['cotton'] }],
  ['sweatshirts garment dyed 350 units not made in Bangladesh', { product: 'sweatshirt', quantity: 350, countriesExcluded: ['BD'], finish: 'stonewashed' }],
  ['600 espresso cups porcelain white glossy', { product: 'espresso cup', quantity: 600, materials: ['porcelain'], colors: ['white'], finish: 'glossy' }],
  ['300 throws alpaca from Peru', { product: 'throw', quantity: 300, materials: ['alpaca'], countriesWanted: ['PE'] }],
  ['need umbrellas', { product: 'umbrella' }],
  ['stickers 5000', { product: 'sticker', quantity: 5000, categoryId: 'pouches-labels' }],
  ['hang tags, recycled paper, 4x9 cm, 3000 units', { product: 'hang tag', quantity: 3000, materials: ['recycled paper'], size: { lengthMillimetres: 40, widthMillimetres: 90 } }],
  ['200 picture frames oak 30x40cm', { quantity: 200, materials: ['oak'], size: { lengthMillimetres: 300, widthMillimetres: 400 } }],
  ['iso 9001 factory for 800 phone cases', { product: 'phone case', quantity: 800, certifications: ['ISO 9001'] }],
  ['coffee mugs weight 380 g, 15 oz, 1k', { product: 'coffee mug', quantity: 1000, weightGrams: 380, size: { capacityMillilitres: 443.6 } }],
  ['incense 1,000 boxes', { product: 'incense' }],
  ['250 bud vases, only taiwan korea china', { product: 'bud vase', quantity: 250, countriesWanted: ['TW', 'KR', 'CN'] }],
  ['only from Italy or Portugal, 250 handmade vases', { quantity: 250, countriesWanted: ['IT', 'PT'] }],
  ['silk pillowcases', { product: 'silk pillowcase', materials: ['silk'] }],
  ['a phone stand', { product: 'phone stand' }],
  ['200 jigsaw puzzles, 1000 pieces', { product: 'jigsaw puzzle', quantity: 200, notes: '1000 pieces', categoryId: 'toys' }],
  ['500 insulated stainless steel water bottles, not glass', { product: 'insulated stainless steel water bottle', quantity: 500, notes: 'Not glass', categoryId: 'drinkware' }],
  ['300 organic lip balms, 8 oz, not glass', { product: 'organic lip balm', quantity: 300, weightGrams: 226.8, notes: 'Not glass' }],
  ['dog collars in vegan leather', { product: 'dog collar', materials: ['vegan leather'] }],
  ['500 charcuterie boards in walnut', { product: 'charcuterie board', materials: ['walnut wood'] }],
  ['500 olive wood cheese boards', { product: 'olive wood cheese board', materials: ['olive wood'] }],
  ['kalimba stands', { product: 'kalimba stand' }],
  ['400 ukulele wall mounts', { product: 'ukulele wall mount', quantity: 400 }],
  ['organic baby swaddles 47x47 in', { product: 'organic baby swaddle' }],
  ['650 dog leashes, hemp, bpa free', { product: 'dog leash', quantity: 650, materials: ['hemp'], certifications: ['BPA free'] }],
];

describe('a brief from a sentence', () => {
  it.each(sentences)('%s', (said, { size, ...expected }) => {
    const { values, refusal, question } = readBrief(said, options);
    expect({ refusal, question }).toEqual({ refusal: null, question: null });
    expect(values).toMatchObject(expected);
    if (size) expect(values.dimensions).toMatchObject(size);
  });

  it('does not find what was not said', () => {
    const { values } = readBrief('300 soy candles', options);
    for (const field of [
      'targetPriceMinor',
      'launchDate',
      'packaging',
      'dimensions',
      'weightGrams',
      'countriesWanted',
      'notes',
    ] as const)
      expect(values).not.toHaveProperty(field);
  });

  it.each([
    ['I want 0 mugs', 'quantity'],
    ['99,000,000 mugs', 'quantity'],
  ])('refuses %s', (said, path) => {
    expect(readBrief(said, options).refusal?.path).toBe(path);
  });

  it('puts a dog collar into no category of people\u2019s things', () => {
    expect(readBrief('dog collars', options).values).not.toHaveProperty('categoryId');
  });

  it('asks back about a launch that is past', () => {
    const { values, question } = readBrief('100 mugs launching in March 2024', options);
    expect(question).toBe('March 2024 has passed. When do you want to launch?');
    expect(values.launchDate).toBeUndefined();
  });

  it('takes no other currency for dollars or pieces', () => {
    const { values, question } = readBrief('mugs at £4 each', options);
    expect(question).toMatch(/in US dollars/);
    expect(values).not.toHaveProperty('targetPriceMinor');
    expect(values).not.toHaveProperty('quantity');
  });

  it.each(['french terry hoodies', 'mugs in bone china', 'indian ink prints'])(
    'names no country: %s',
    (said) => expect(readBrief(said, options).values).not.toHaveProperty('countriesWanted'),
  );

  it.each(['not black mugs', 'oat soap bars', 'mint soap', 'brass hooks'])('wishes no color: %s', (said) =>
    expect(readBrief(said, options).values).not.toHaveProperty('colors'),
  );

  it('says the words of each value', () => {
    const { sources } = readBrief('500 mugs under $4 each', options);
    expect(sources.find(({ field }) => field === 'targetPrice')).toMatchObject({
      origin: 'SAID',
      because: 'under $4 each',
    });
    expect(sources.find(({ field }) => field === 'category')?.origin).toBe('ASSUMED');
  });
});

describe('several products in one brief', () => {
  // prettier-ignore
  it.each([
    ['300 mugs and 300 tea towels', 'mug', 'a brief covers one product; start another one for tea towels'],
    ['500 soap bars, 200 bath bombs and 100 candles', 'soap bar', 'a brief covers one product; start another one for bath bombs and candles'],
  ])('%s', (said, product, because) => {
    const { values, sources } = readBrief(said, options);
    expect(values.product).toBe(product);
    expect(sources.filter(({ field }) => field === 'product')).toEqual([{ field: 'product', origin: 'ASSUMED', because, quote: null }]);
  });

  it.each([
    'jar and pillar candles, 300 units',
    '200 mugs with a kraft gift box and a ribbon',
    'salt and pepper shakers, 400',
    't-shirts in black and white',
    'a candle in a glass jar with a wooden lid',
  ])('finds one in: %s', (said) => {
    const { sources } = readBrief(said, options);
    expect(sources.find(({ field }) => field === 'product')?.origin).toBe('SAID');
  });
});
