import { operations } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../fields.ts';
import { fillAddress } from './address.ts';

const declared = operations.find(({ name }) => name === 'change_shipping_address');
const fields = declared ? fieldsOf(declared) : [];

it.each([
  [
    'change the address of order 1042 to 18 Alder Street, Portland, OR 97205',
    { addressLine1: '18 Alder Street', city: 'Portland', state: 'OR', zipCode: '97205' },
  ],
  [
    'its 88 carroll st apt 3 now, still brooklyn, 11231',
    { addressLine1: '88 carroll st', addressLine2: 'apt 3', city: 'brooklyn', zipCode: '11231' },
  ],
  ['he says the flat number was left off, put Apt 4B after the street', { addressLine2: 'Apt 4B' }],
  ['she ordered 3 candles and 2 mugs', {}],
])('%s', (text, wanted) => {
  const input: Record<string, unknown> = {};
  fillAddress(fields, { text, words: [], values: [], outdated: [], now: new Date('2026-11-22') }, input, []);
  expect(input).toEqual(wanted);
});
