import { expect, it } from 'vitest';
import { unitPriceAt } from './buying.ts';

it('prices a quantity by the highest tier it reaches, whatever their order', () => {
  const item = {
    unitPriceMinor: 410,
    priceTiers: [
      { fromQuantity: 720, unitPriceMinor: 340 },
      { fromQuantity: 144, unitPriceMinor: 410 },
      { fromQuantity: 360, unitPriceMinor: 380 },
    ],
  };
  expect([144, 359, 360, 719, 720, 90_000].map((quantity) => unitPriceAt(item, quantity))).toEqual([
    410, 410, 380, 380, 340, 340,
  ]);
  expect(unitPriceAt({ ...item, priceTiers: [] }, 500)).toBe(410);
  expect(unitPriceAt({ unitPriceMinor: null, priceTiers: [] }, 500)).toBeNull();
});
