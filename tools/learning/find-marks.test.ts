import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { findMarks } from './find-marks.ts';

const marksOf = (say: string, operation: string, input: unknown) =>
  findMarks(say, input, findOperation(operation) as AnyDeclaration).map(
    ({ field, start, end }) => `${field}: ${say.slice(start, end)}`,
  );

it('finds texts, figures, amounts and countries where they stand, and leaves members of lists', () => {
  expect(
    marksOf('duty on 2,000 scented candles at $3.40 from Vietnam by air', 'look_up_tariff', {
      product: 'scented candles',
      quantity: 2000,
      unitPriceMinor: 340,
      country: 'VN',
      transport: 'AIR',
    }),
  ).toEqual(['product: scented candles', 'country: Vietnam', 'unitPriceMinor: $3.40', 'quantity: 2,000']);
});

it('marks no words twice, and none for what is not said', () => {
  expect(
    marksOf('cancel 1042', 'cancel_line_item', { orderNumber: 1042, quantity: 1042, item: 'candle' }),
  ).toEqual(['orderNumber: 1042']);
});
