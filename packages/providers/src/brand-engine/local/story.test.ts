import { describe, expect, it } from 'vitest';
import { optionsOf } from '../testing.ts';
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

it('takes teenage boys for teenagers', () => {
  expect(read('A shaving kit for teenage boys').who?.ages).toEqual([13, 19]);
});
