import { describe, expect, it } from 'vitest';
import { optionsOf } from './testing/options.ts';
import { createLocalBrandEngine } from './local-engine.ts';
import { readBrief } from './read-brief.ts';
import { thingFirst } from './story.ts';

const read = (productDescription: string) => readBrief({ category: '', productDescription });

describe('a brief that tells a story', () => {
  // prettier-ignore
  it.each([
    ['My grandmother made quince paste every autumn. I want to bring it to cheese shops. It should feel like her kitchen.', 'quince paste', []],
    ["I noticed my kids never finish their water. So I designed a bottle that glows as you drink. It's aluminum and it holds 14 oz.", 'bottle', ['aluminum']],
    ['After twelve years as a nurse I was tired of cold hands. We knit wrist warmers from merino. They are for people on night duty.', 'wrist warmer', ['merino']],
    ['My dad carves spoons. We sell them at markets. Nothing shiny.', 'spoon', []],
    ["Our town has one bakery. We make sourdough crackers with its starter. They're for cheese people.", 'sourdough cracker', []],
  ])('is about what is made: %s', (said, noun, materials) => {
    expect(read(said)).toMatchObject({ product: { noun }, materials });
  });

  it('takes nothing of what came before for the thing', () => {
    const { refused, uses, subjects } = read(
      'I noticed my kids never finish their water. So I designed a bottle that glows as you drink.',
    );
    expect({ refused, uses, subjects }).toEqual({ refused: [], uses: [], subjects: [] });
  });

  it('is left as it is where it names the thing first, or nothing that is made', () => {
    for (const sentences of [
      ['Calming tea', 'My aunt made soap'],
      ['My name is Ada', 'I like walks'],
      ['Candles'],
    ])
      expect(thingFirst(sentences)).toEqual(sentences);
  });
});

it.each([
  ['A hot sauce and a dry rub for backyard grillers', ['Hot Sauce for', 'Dry Rub for']],
  ['Denim aprons and canvas tool rolls for women woodworkers', ['Denim Apron for', 'Canvas Tool Roll for']],
  ['Salt and pepper mills for sailors', ['Salt and Pepper Mill for', 'Set of Two']],
])(
  'of two things the first is the product and the second comes next: %s',
  async (productDescription, titles) => {
    const brief = { category: '', productDescription };
    const products = await createLocalBrandEngine().productIdeas(
      brief,
      undefined,
      undefined,
      optionsOf('two', 2),
    );
    for (const [at, title] of titles.entries()) expect(products[at]?.title).toContain(title);
  },
);

describe('a brief of two things', () => {
  const engine = createLocalBrandEngine();
  // prettier-ignore
  it.each([
    ['candles and matches for cabins', 'matches', ['candle', 'candle accessories']],
    ['soap bars and a travel tin', 'travel tin', ['soap', 'bottles and jars']],
    ['hand cream and wool mittens for mail carriers', 'wool mitten', ['skincare', 'scarves and gloves']],
  ])('is about both: %s', async (productDescription, second, families) => {
    const brief = { category: '', productDescription };
    const ideas = await engine.brandIdeas(brief, undefined, optionsOf('both', 6));
    const words = second.split(' ').at(-1)?.replace(/s$/, '') ?? '';
    const speak = (lines: readonly string[]) => lines.filter((line) => line.includes(words)).length;
    expect(speak(ideas.map(({ slogan }) => slogan))).toBeGreaterThan(2);
    expect(speak(ideas.map(({ mission }) => mission))).toBe(6);
    const [, other, set] = await engine.productIdeas(brief, undefined, undefined, optionsOf('both', 3));
    expect(other?.title.toLowerCase()).toContain(second);
    expect(other?.description).toContain(families[1]);
    expect(set?.title).toMatch(/ and .* Set$/);
    const { secondFacts } = readBrief(brief);
    expect(other?.suggestedRetailPriceMinor).toBeGreaterThanOrEqual(secondFacts?.price[0] ?? Infinity);
    expect(other?.suggestedRetailPriceMinor).toBeLessThanOrEqual(secondFacts?.price[1] ?? 0);
    const research = await engine.marketResearch(brief, undefined, undefined, optionsOf('both', 1));
    for (const title of ['Market and demand', 'Competitors by kind', 'Price and margin', 'Rules to meet', 'Sourcing and import'])
      expect(research.find((section) => section.title === title)?.body, title).toContain(words);
    const audiences = await engine.targetAudiences(brief, optionsOf('both', 3));
    expect(speak(audiences.map((audience) => JSON.stringify(audience)))).toBe(3);
  });
});

it('takes teenage boys for teenagers', () => {
  expect(read('A shaving kit for teenage boys').who?.ages).toEqual([13, 19]);
});
