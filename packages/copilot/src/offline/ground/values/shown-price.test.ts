import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import type { SeenRecord } from '../records/records.ts';
import { fillShownPrice } from './shown-price.ts';

const operation = findOperation('look_up_tariff') as AnyDeclaration;
const maker: SeenRecord = {
  kind: 'supplier',
  refs: new Map(),
  label: 'Binh Duong',
  data: { country: 'VN', match: { item: { title: 'Mug', unitPriceMinor: 285 } } },
};
const filled = (input: Record<string, unknown>, focus: SeenRecord[] = [maker]) => {
  fillShownPrice(operation, fieldsOf(operation), { results: [], focus }, input);
  return input['unitPriceMinor'];
};

it('is the price of the item of the maker in view, for goods from its country', () => {
  expect(filled({ country: 'VN', quantity: 500 })).toBe(285);
  expect(filled({ country: 'PT', quantity: 500 })).toBeUndefined();
  expect(filled({ country: 'VN' })).toBeUndefined();
  expect(filled({ country: 'VN', quantity: 500, unitPriceMinor: 300 })).toBe(300);
  expect(filled({ country: 'VN', quantity: 500, customsValueMinor: 9000 })).toBeUndefined();
  expect(filled({ country: 'VN', quantity: 500 }, [])).toBeUndefined();
});
