import { expect, it } from 'vitest';
import { createReceiving } from '@brandwright/contract/fulfillment/receivings/create-receiving.ts';
import { areComplete, emptyLine, faultsOf, linesInput } from './receiving-lines.ts';

const mugs = { ...emptyLine(1), skuId: 'mugs', units: '1,200' };
const boxes = { ...emptyLine(2), purchaseItemId: 'boxes' };

it('needs an item on each line, and units of a product', () => {
  const empty = emptyLine(3);
  expect(faultsOf(empty, [empty])).toEqual({
    item: 'Choose a purchase order or a product.',
    units: 'Enter how many units.',
  });
  const none = { ...mugs, units: '0' };
  expect(faultsOf(none, [none])).toEqual({ units: 'Enter at least 1.' });
  expect(faultsOf(boxes, [boxes])).toEqual({});
  expect(areComplete([mugs, boxes])).toBe(true);
  expect(areComplete([mugs, empty])).toBe(false);
});

it('has each item once', () => {
  const again = { ...mugs, key: 4, units: '5' };
  expect(faultsOf(again, [mugs, again]).item).toBe('This is already listed above. Add its units there.');
  expect(faultsOf(mugs, [mugs, again])).toEqual({});
});

it('becomes lines that the contract takes', () => {
  const lines = linesInput([mugs, boxes]);
  expect(lines).toEqual([{ sku: 'mugs', expectedUnits: 1200 }, { purchaseItemId: 'boxes' }]);
  expect(createReceiving.input.parse({ lines }).lines).toHaveLength(2);
});
