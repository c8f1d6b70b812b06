import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { perceive } from '../../perceive/utterance.ts';
import { turnFigures } from './figures.ts';

const now = new Date('2026-11-20T15:00:00Z');

/** Marks written as `field: words`, turned, in the same form. */
function turned(operation: string, text: string, marks: readonly string[]): string[] {
  const declaration: AnyDeclaration | undefined = findOperation(operation);
  if (!declaration) throw new Error(operation);
  let from = 0;
  const spans = marks.map((mark): TaggedSpan => {
    const [field = '', words = ''] = mark.split(': ');
    const start = text.indexOf(words, from);
    from = start + words.length;
    return { field, value: null, drops: false, start, end: from, text: words, certainty: 1 };
  });
  const utterance = perceive(text, now, buildVocabulary(text.split(' ')), []);
  return turnFigures(fieldsOf(declaration), spans, utterance).map(
    ({ field, text: words }) => `${field}: ${words}`,
  );
}

it.each([
  [
    'what is added is not taken away',
    'adjust_stock',
    'I have behind the kiln a forgotten box found with 24 match strikers. Can you add those?',
    ['remove: 24'],
    ['add: 24'],
  ],
  [
    'so many suppliers are no quantity of goods',
    'compare_quotes',
    'four suppliers quoted on the totes, lay them out',
    ['quantity: four', 'requestId: totes'],
    ['requestId: totes'],
  ],
  [
    'one beside the other is no quantity',
    'compare_quotes',
    'put the quotes for the totes one beside the other',
    ['requestId: totes'],
    ['requestId: totes'],
  ],
  [
    'what a figure is set for is said, whatever it was marked as',
    'update_crowdfunding_plan',
    'set the goal of my crowdfunding to 30000',
    ['quantity: 30000'],
    ['goalMinor: 30000'],
  ],
  [
    'the second of two figures goes to what it is said to be, not to what shares a word with it',
    'update_crowdfunding_plan',
    'set the goal to 30000 and the unit cost to 4',
    ['goalMinor: 30000', 'quantity: 4'],
    ['goalMinor: 30000', 'unitCostMinor: 4'],
  ],
  [
    'a price of something is no limit of it',
    'set_reward_tier',
    'change the price of the early bird to 45',
    ['limit: 45'],
    ['priceMinor: 45'],
  ],
  [
    'a figure that is marked as it is called stays',
    'update_crowdfunding_plan',
    'raise the quantity to 500',
    ['quantity: 500'],
    ['quantity: 500'],
  ],
  [
    'what something is capped at is no price',
    'set_reward_tier',
    'cap the early bird at 50',
    ['reward: the early bird', 'priceMinor: 50'],
    ['reward: the early bird', 'limit: 50'],
  ],
  [
    'so many at a price each is no goal',
    'start_crowdfunding_plan',
    'crowdfund a lamp, 400 units at $22',
    ['title: a lamp', 'goalMinor: 400 units at $22'],
    ['title: a lamp', 'unitCostMinor: $22'],
  ],
  [
    'so many of them are no dollars',
    'set_reward_tier',
    'a set of lamps for $135, fifty of them',
    ['priceMinor: $135', 'priceMinor: fifty'],
    ['priceMinor: $135', 'limit: fifty'],
  ],
  [
    'the one that is called a number goes before how many there are',
    'choose_design_picture',
    'there are four pictures. use number three',
    ['pictureNumber: four', 'pictureNumber: number three'],
    ['pictureNumber: number three'],
  ],
  [
    'a count that was marked as a price is left for its own field',
    'look_up_tariff',
    'duty on 2,000 candles at $3.40',
    ['unitPriceMinor: 2,000', 'unitPriceMinor: $3.40'],
    ['unitPriceMinor: $3.40'],
  ],
  [
    'of words with two figures the one that fits is taken',
    'compare_tariffs',
    '2k units at $3.40 each',
    ['unitPriceMinor: 2k units at $3.40 each'],
    ['unitPriceMinor: $3.40'],
  ],
  [
    'what a shipment is worth is no price of one piece',
    'look_up_tariff',
    'duty on sunglasses, 2000 dollars worth',
    ['unitPriceMinor: 2000 dollars'],
    ['customsValueMinor: 2000 dollars'],
  ],
  [
    'of "from … to …" the second is what it becomes',
    'compare_tariff_change',
    'from $4.00 to $3.00 each',
    ['unitPriceMinor: $4.00', 'unitPriceMinor: $3.00 each'],
    ['unitPriceMinor: $4.00', 'toUnitPriceMinor: $3.00 each'],
  ],
  [
    'a price at the end of the words to search for is none of them',
    'search_catalog_items',
    'find steel tumblers max 7 usd',
    ['keyword: steel tumblers max', 'moqMax: 7', 'keyword: usd'],
    ['keyword: steel tumblers'],
  ],
  [
    'a limit is the figure that is said as one',
    'search_suppliers',
    'i dont want 500 of them. who does under 100 pcs',
    ['moqMax: 500'],
    ['moqMax: under 100'],
  ],
  [
    'of several prices the one that is said with "at" is the price of a piece',
    'look_up_tariff',
    'hm 0.8 cent each plus percent, what is it for 500 knives at 9$',
    ['unitPriceMinor: 0.8 cent each'],
    ['unitPriceMinor: 9$'],
  ],
  [
    'an amount with the word for another amount after it is that one',
    'compare_tariffs',
    '1000 pcs, add 0.60 freight each',
    ['quantity: 1000', 'unitPriceMinor: 0.60'],
    ['quantity: 1000', 'freightPerUnitMinor: 0.60'],
  ],
  [
    'a figure right after the word for another field is for that one',
    'post_supplier_review',
    'quality 3 actually because of smell',
    ['rating: 3'],
    ['quality: 3'],
  ],
  [
    'a measure is no count',
    'create_project_request',
    'enamel mug 350 ml, 500 pcs',
    ['quantity: 350', 'quantity: 500'],
    ['quantity: 500'],
  ],
  [
    'words around an amount may name another field of its kind',
    'update_crowdfunding_plan',
    'the tooling came in at $3,150 and it is $8.40 to ship one',
    ['goalMinor: $3,150', 'shippingPerUnitMinor: $8.40'],
    ['otherCostsMinor: $3,150', 'shippingPerUnitMinor: $8.40'],
  ],
  [
    'what is to be done with an amount names no field',
    'update_crowdfunding_plan',
    'make it $26,000',
    ['goalMinor: $26,000'],
    ['goalMinor: $26,000'],
  ],
  [
    'of two figures for a limit the one that is said as one is taken',
    'search_suppliers',
    '1000 is what the last one wanted, first order 300 pcs max',
    ['moqMax: 1000', 'moqMax: 300'],
    ['moqMax: 300'],
  ],
  [
    'of two figures for a count the one with its word before it is taken',
    'set_reward_tier',
    'lamp plus a cover for the cable, 75, only 40 of them',
    ['limit: 75', 'limit: 40'],
    ['limit: 40'],
  ],
  [
    'a day is no price',
    'create_manual_wholesale_order',
    'deliver by December 10',
    ['unitPriceMinor: December 10'],
    [],
  ],
])('%s', (_, operation, text, marks, wanted) => {
  expect(turned(operation, text, marks)).toEqual(wanted);
});
