import { expect, it } from 'vitest';
import { scriptedAnswer, type SupplierFacts } from './scripted-answer.ts';

const facts: SupplierFacts = {
  name: 'Olaria do Vale',
  city: 'Barcelos',
  countryName: 'Portugal',
  moq: 144,
  samplePriceMinor: 2400,
  priceHighMinor: 910,
  priceLowMinor: 380,
  minimumOrderMinor: 54_720,
  currency: 'USD',
  productionDaysMin: 30,
  productionDaysMax: 42,
  certifications: ['ISO_9001'],
};
const say = (text: string, more: Partial<SupplierFacts> = {}) =>
  scriptedAnswer({ type: 'TEXT', text, hasPictures: false }, { ...facts, ...more });

it.each([
  ['What does a sample cost?', '$24.00'],
  ['your MOQ?', '144 pieces'],
  ['How much per piece?', '$3.80 to $9.10'],
  ['what is the lead time', '30 to 42 days'],
  ['are you certified?', 'ISO 9001'],
  ['where are you based?', 'Barcelos, Portugal'],
  ['please send your bank details', 'never send bank details'],
])('answers "%s" from its own row', (text, figure) => {
  expect(say(text)).toContain(figure);
});

it('takes the price of a sample for no other price', () => {
  expect(say('What does a sample cost?')).not.toContain('$9.10');
  expect(say('Could you give us a sample price?')).not.toContain('$9.10');
  expect(say('What is your sample price and your price per piece?')).toContain('$9.10');
});

it('says what it does not know', () => {
  expect(say('Can you dance?')).toContain('ask my colleague');
  expect(say('MOQ?', { moq: null })).not.toContain('null');
  expect(say('certificates?', { certifications: [] })).toContain('no certificates');
});

it('answers two questions in one message, and a meeting', () => {
  const both = say('Thanks! What is your MOQ and the lead time?');
  expect(both).toContain('144');
  expect(both).toContain('30 to 42');
  expect(both).not.toContain('welcome');
  expect(
    scriptedAnswer({ type: 'ZOOM_MEETING_REQUEST', text: 'call?', hasPictures: false }, facts),
  ).toContain('works for us');
});
