import { describe, expect, it } from 'vitest';
import { seededRandom } from '../kernel/data/random.ts';
import { shareOfUnits } from '../kernel/data/share-of-units.ts';
import { calcRefund, shippingBack, type LineToReturn } from './arithmetic.ts';

const random = seededRandom('refunds of returns');

function randomLine(at: number): LineToReturn {
  const ordered = random.between(1, 9);
  const unitPriceMinor = random.between(0, 9999);
  const discountMinor = random.between(0, Math.floor((ordered * unitPriceMinor) / 2));
  const taxMinor = random.between(0, 3000);
  const units = random.between(1, ordered);
  return {
    lineItemId: String(at),
    title: `Item ${at}`,
    variant: null,
    ordered,
    unitPriceMinor,
    discountMinor,
    taxMinor,
    refundedMinor: random.chance(0.3) ? random.between(0, ordered * unitPriceMinor) : 0,
    units,
    firstUnit: random.between(0, ordered - units),
  };
}

describe('the refund of a return', () => {
  it('adds up to the cent, by line and by column, for any order', () => {
    for (let turn = 0; turn < 300; turn += 1) {
      const lines = Array.from({ length: random.between(1, 5) }, (_none, at) => randomLine(at));
      const how = {
        leftMinor: random.between(0, 60_000),
        owedMinor: random.chance(0.3) ? random.between(0, 30_000) : 0,
        shippingMinor: random.chance(0.5) ? random.between(0, 2500) : 0,
        feeMinor: random.chance(0.5) ? random.between(0, 2000) : 0,
        exchangeMinor: random.chance(0.2) ? random.between(0, 20_000) : 0,
      };
      const refund = calcRefund(lines, how);
      const column = (name: 'itemsMinor' | 'discountMinor' | 'taxMinor' | 'alreadyMinor' | 'owedMinor') =>
        refund.lines.reduce((sum, line) => sum + line[name], 0);
      for (const line of refund.lines) {
        expect(line.refundMinor).toBe(
          line.itemsMinor -
            line.discountMinor +
            line.taxMinor -
            line.alreadyMinor -
            line.owedMinor -
            line.feeMinor -
            line.exchangeMinor,
        );
        for (const part of [
          line.refundMinor,
          line.feeMinor,
          line.exchangeMinor,
          line.alreadyMinor,
          line.owedMinor,
        ])
          expect(part).toBeGreaterThanOrEqual(0);
      }
      for (const name of ['itemsMinor', 'discountMinor', 'taxMinor', 'alreadyMinor', 'owedMinor'] as const)
        expect(refund[name]).toBe(column(name));
      expect(refund.totalMinor).toBe(
        refund.itemsMinor -
          refund.discountMinor +
          refund.taxMinor -
          refund.alreadyMinor -
          refund.owedMinor +
          refund.shippingMinor -
          refund.feeMinor -
          refund.exchangeMinor,
      );
      expect(shippingBack(refund)).toBeGreaterThanOrEqual(0);
      expect(shippingBack(refund)).toBeLessThanOrEqual(refund.shippingMinor);
      expect(refund.totalMinor).toBeLessThanOrEqual(how.leftMinor);
      expect(refund.feeMinor).toBeLessThanOrEqual(how.feeMinor);
      expect(refund.owedMinor).toBeLessThanOrEqual(how.owedMinor);
      // Nothing is paid back while something that came back could still pay off what is owed.
      if (refund.owedMinor < how.owedMinor)
        expect(refund.lines.every(({ refundMinor }) => refundMinor === 0)).toBe(true);
    }
  });

  it('pays the same for a line unit by unit as at once', () => {
    for (let turn = 0; turn < 300; turn += 1) {
      const line = { ...randomLine(0), refundedMinor: 0 };
      const how = { leftMinor: 1_000_000, owedMinor: 0, shippingMinor: 0, feeMinor: 0, exchangeMinor: 0 };
      const whole = calcRefund([{ ...line, units: line.ordered, firstUnit: 0 }], how).totalMinor;
      let left = 1_000_000;
      let paid = 0;
      for (let unit = 0; unit < line.ordered; unit += 1) {
        const one = calcRefund([{ ...line, units: 1, firstUnit: unit, refundedMinor: paid }], {
          ...how,
          leftMinor: left,
        });
        paid += one.totalMinor;
        left -= one.totalMinor;
      }
      expect(paid).toBe(whole);
    }
  });

  it('takes the fee off lines and shipping by largest remainder', () => {
    const line = {
      ...randomLine(0),
      ordered: 3,
      unitPriceMinor: 1000,
      discountMinor: 100,
      taxMinor: 200,
      refundedMinor: 0,
      units: 2,
      firstUnit: 0,
    };
    const refund = calcRefund([line], {
      leftMinor: 10_000,
      owedMinor: 0,
      shippingMinor: 650,
      feeMinor: 500,
      exchangeMinor: 0,
    });
    // 2,000 − 67 + 133 = 2,066; 500 × 2,066 / 2,716 = 380.3
    expect(refund.lines[0]).toMatchObject({
      itemsMinor: 2000,
      discountMinor: 67,
      taxMinor: 133,
      feeMinor: 380,
      refundMinor: 1686,
    });
    expect(refund).toMatchObject({ shippingMinor: 650, feeMinor: 500, totalMinor: 2216 });
    expect(shippingBack(refund)).toBe(530);
  });

  it('shares odd cents as cancellations do, so that canceled and returned units come to the whole line', () => {
    expect([0, 1, 2].map((from) => shareOfUnits(100, from, 1, 3))).toEqual([33, 34, 33]);
    expect(shareOfUnits(100, 0, 3, 3)).toBe(100);
    // A cent of tax on three units: one canceled, two returned.
    const canceled = 1000 + shareOfUnits(1, 0, 1, 3);
    const line = { ...randomLine(0), ordered: 3, unitPriceMinor: 1000, discountMinor: 0, taxMinor: 1 };
    const returned = calcRefund([{ ...line, refundedMinor: canceled, units: 2, firstUnit: 1 }], {
      leftMinor: 3001 - canceled,
      owedMinor: 0,
      shippingMinor: 0,
      feeMinor: 0,
      exchangeMinor: 0,
    });
    expect(canceled + returned.totalMinor).toBe(3001);
  });
});
