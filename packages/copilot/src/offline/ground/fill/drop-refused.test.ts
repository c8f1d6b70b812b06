import { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { dropRefused } from './drop-refused.ts';

it.each([
  ['show orders not on hold', { tab: 'ON_HOLD' }, 'not on hold', {}],
  ['orders with wholesale left out', { origin: 'MANUAL_WHOLESALE' }, 'wholesale left out', {}],
  ['as wholesale is odd, orders without wholesale', { origin: 'MANUAL_WHOLESALE' }, 'without wholesale', {}],
  ['orders on hold', { tab: 'ON_HOLD' }, null, { tab: 'ON_HOLD' }],
])('“%s”', (text, input: Record<string, unknown>, refused, left) => {
  expect(dropRefused(fieldsOf(listOrders), input, text)).toBe(refused);
  expect(input).toEqual(left);
});

it('leaves a field alone that takes what is left out', () => {
  const input = { withoutChannel: 'MANUAL_WHOLESALE' };
  expect(dropRefused(fieldsOf(getFigures), input, 'sales without wholesale')).toBeNull();
  expect(input).toEqual({ withoutChannel: 'MANUAL_WHOLESALE' });
});
