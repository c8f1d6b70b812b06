import { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import { receivePurchase } from '@brandwright/contract/purchasing/receive-purchase.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { dropReplaced } from './instead-of.ts';

const fields = fieldsOf(receivePurchase);

it('drops the product that words named beside “as a new product”, and nothing without that', () => {
  const input: Record<string, unknown> = {
    purchaseItemId: 'Gift boxes',
    sku: 'JC-GIFT-EVE',
    asNewProduct: true,
  };
  dropReplaced(fields, input, { unclear: null, several: null });
  expect(input).toEqual({ purchaseItemId: 'Gift boxes', asNewProduct: true });
  const plain: Record<string, unknown> = { purchaseItemId: 'Gift boxes', sku: 'JC-GIFT-EVE' };
  dropReplaced(fields, plain, { unclear: null, several: null });
  expect(plain).toEqual({ purchaseItemId: 'Gift boxes', sku: 'JC-GIFT-EVE' });
});

it('drops the channel that is left out: “sales without wholesale”', () => {
  const input: Record<string, unknown> = {
    channel: 'MANUAL_WHOLESALE',
    withoutChannel: 'MANUAL_WHOLESALE',
  };
  dropReplaced(fieldsOf(getFigures), input, { unclear: null, several: null });
  expect(input).toEqual({ withoutChannel: 'MANUAL_WHOLESALE' });
});
