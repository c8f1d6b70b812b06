import { operations } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
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
  ['quinn, 1808 northrup apt 2B', { addressLine1: '1808 northrup', addressLine2: 'apt 2B' }],
  [
    "the new one is 14 Mare Street, flat 3, same postcode.. no wait it's E8 4RP",
    { addressLine1: '14 Mare Street', addressLine2: 'flat 3', zipCode: 'E8 4RP' },
  ],
  [
    'the street is now 1180 Prospect Avenue, apt 4, and the zip 11218',
    { addressLine1: '1180 Prospect Avenue', addressLine2: 'apt 4', zipCode: '11218' },
  ],
  [
    'maria garza, 2 mugs. 214 mistletoe ave san antonio tx 78212',
    { addressLine1: '214 mistletoe ave', city: 'san antonio', state: 'TX', zipCode: '78212' },
  ],
  ['the flat is 12, everything else stays', { addressLine2: 'Flat 12' }],
  ['she ordered 3 candles and 2 mugs', {}],
])('%s', (text, wanted) => {
  const input: Record<string, unknown> = {};
  fillAddress(fields, perceive(text, new Date('2026-11-22'), buildVocabulary([]), []), input, []);
  expect(input).toEqual(wanted);
});

it('takes the whole address where one field holds it', () => {
  const freight = operations.find(({ name }) => name === 'book_freight');
  const input: Record<string, unknown> = {};
  const said = 'pick up 3 pallets at 40 Dock Street, Portland, OR 97209, ready on December 4';
  const utterance = perceive(said, new Date('2026-11-22'), buildVocabulary([]), []);
  fillAddress(freight ? fieldsOf(freight) : [], utterance, input, []);
  expect(input).toEqual({ pickupAddress: '40 Dock Street, Portland, OR 97209' });
});
