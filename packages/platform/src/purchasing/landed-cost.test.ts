import type { CostKind } from '@brandwright/contract/purchasing/enums.ts';
import { describe, expect, it } from 'vitest';
import { layersOf, shareOut } from './landed-cost.ts';
import { landedTotal } from './landed-total.ts';

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

describe('sharing an amount out', () => {
  it('gives what is left over to the largest remainders, the first of equals', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(10, [3, 3, 1])).toEqual([4, 4, 2]);
    expect(shareOut(7, [0, 5, 0])).toEqual([0, 7, 0]);
    expect(shareOut(3, [0, 0])).toEqual([2, 1]);
    expect(shareOut(3, [])).toEqual([]);
  });

  it('loses nothing of large amounts', () => {
    const weights = [999_999_999_937, 3, 1_000_000_007];
    expect(sum(shareOut(987_654_321_011, weights))).toBe(987_654_321_011);
  });
});

describe('what units of an order cost', () => {
  it('is the same share for each, and adds up to the total over partial receipts', () => {
    const [total, ordered] = [123_457, 500];
    const receipts = [
      [0, 200],
      [200, 257],
      [457, 43],
    ] as const;
    const costs = receipts.flatMap(([from, count]) =>
      layersOf(total, ordered, from, count).flatMap(({ units, unitCostMinor }) =>
        Array.from({ length: units }, () => unitCostMinor),
      ),
    );
    expect(costs).toEqual(
      shareOut(
        total,
        Array.from({ length: ordered }, () => 1),
      ),
    );
    expect(sum(costs)).toBe(total);
  });

  it('is one layer where it divides', () => {
    expect(layersOf(144_000, 1000, 0, 1000)).toEqual([{ units: 1000, unitCostMinor: 144 }]);
  });
});

describe('the landed total of a purchase', () => {
  const mugs = {
    id: 'mugs',
    costs: [{ kind: 'PRODUCT' as const, label: '200 units', amountMinor: 100_000 }],
  };
  const line = (purchaseItemId: string | null, kind: CostKind, amountMinor: number) => ({
    purchaseItemId,
    kind,
    amountMinor,
  });

  it('counts freight once, planned or billed, whichever is more, and installments of the goods not again', () => {
    const planned = {
      ...mugs,
      costs: [...mugs.costs, { kind: 'SHIPPING' as const, label: 'Sea freight', amountMinor: 20_000 }],
    };
    const deposit = { discountMinor: 0, lines: [line('mugs', 'PRODUCT', 36_000)] };
    const balance = { discountMinor: 0, lines: [line('mugs', 'PRODUCT', 84_000)] };
    expect(landedTotal(planned, [deposit, balance])).toBe(120_000);
    const dearer = {
      discountMinor: 0,
      lines: [line('mugs', 'SHIPPING', 26_500), line('mugs', 'FBP_STORAGE', 9_900)],
    };
    expect(landedTotal(planned, [deposit, balance, dearer])).toBe(126_500);
  });

  it('takes its share of what is billed of no purchase in particular, and of a discount', () => {
    const shared = {
      discountMinor: 4_000,
      lines: [
        line('mugs', 'PRODUCT', 100_000),
        line('bowls', 'PRODUCT', 50_000),
        line(null, 'SHIPPING', 10_001),
        line(null, 'SERVICES', 300),
      ],
    };
    // Two thirds of 10,001 and of 300, less two thirds of 4,000.
    expect(landedTotal(mugs, [shared])).toBe(100_000 + 6_667 + 200 - 2_667);
  });
});
