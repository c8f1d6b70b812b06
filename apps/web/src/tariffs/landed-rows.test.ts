import type { LandedCost } from '@brandwright/contract/tariffs/landed-cost.ts';
import { expect, test } from 'vitest';
import { landedRows } from './landed-rows.ts';

const line = (code: 'PRODUCT' | 'HMF' | 'FREIGHT', label: string, amountMinor: number) => ({
  code,
  label,
  amountMinor,
  rangeMinor: null,
  isEstimate: code === 'FREIGHT',
  note: '',
});
const mode = (transport: 'OCEAN' | 'AIR', lines: ReturnType<typeof line>[], totalMinor: number) => ({
  transport,
  way: transport === 'OCEAN' ? 'By sea, in a shared container' : 'By air freight',
  days: { min: 6, max: 11 },
  lines,
  totalMinor,
  totalRangeMinor: null,
  perUnitMinor: totalMinor / 10,
  perUnitRangeMinor: null,
  withoutPriceMinor: 300,
});
const landed: LandedCost = {
  quantity: 10,
  unitPriceMinor: 100,
  priceSource: null,
  piece: { name: 'mug', weightGrams: 400, cubicCentimeters: 1300, basis: '', isEstimate: true },
  grossKg: 4.4,
  cubicMeters: 0.01,
  ratesAsOf: '2026-11-01',
  modes: [
    mode(
      'OCEAN',
      [line('PRODUCT', 'Goods', 1000), line('HMF', 'Harbor', 2), line('FREIGHT', 'Freight', 300)],
      1302,
    ),
    mode('AIR', [line('PRODUCT', 'Goods', 1000), line('FREIGHT', 'Freight', 700)], 1700),
  ],
  cheapest: 'OCEAN',
  missing: null,
  assumptions: [],
};

test('a cost of one way only leaves the other empty, and the sums come last', () => {
  const rows = landedRows(landed);
  expect(rows.map(({ label }) => label)).toEqual([
    'Shipping method',
    'Days to door',
    'Goods',
    'Harbor',
    'Freight',
    'Landed total',
    'Landed per unit',
  ]);
  expect(rows[0]?.figures).toEqual({
    OCEAN: { text: 'Shared container' },
    AIR: { text: 'Air freight' },
  });
  expect(rows[3]?.figures.AIR).toBeUndefined();
  expect(rows.at(-1)?.figures.OCEAN?.amountMinor).toBe(130.2);
});

test('without a price the sum is that of freight and entry', () => {
  expect(landedRows({ ...landed, missing: 'What does one mug cost?' }).at(-1)).toMatchObject({
    label: 'Freight and entry',
    figures: { OCEAN: { amountMinor: 300 } },
  });
});
