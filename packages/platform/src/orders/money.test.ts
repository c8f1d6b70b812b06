import { describe, expect, it } from 'vitest';
import { seededRandom } from '../kernel/data/random.ts';
import { allocate } from '../kernel/data/allocate.ts';
import { planRefund, spreadRefund, unitsWorth, type LineMoney } from './money.ts';
import { priceOrder } from './new-order.ts';

const random = seededRandom('money of orders');

/** A random order as it comes in: up to five lines, a discount, tax and shipping of any size. */
function randomOrder() {
  const lines = Array.from({ length: random.between(1, 5) }, (_none, index) => ({
    title: `Item ${index}`,
    variant: null,
    sku: null,
    quantity: random.between(1, 7),
    unitPriceMinor: random.between(0, 9999),
    discountMinor: 0,
    fulfilledQuantity: 0,
  }));
  for (const line of lines)
    line.discountMinor = random.between(0, Math.floor((line.quantity * line.unitPriceMinor) / 3));
  const given = {
    lines,
    discountMinor: random.between(0, 4000),
    shippingMinor: random.between(0, 1500),
    taxMinor: random.between(0, 2500),
    canceledAt: null,
  };
  const priced = priceOrder(given);
  const money: LineMoney[] = priced.lines.map((line, index) => ({
    ...line,
    id: String(index),
    refundedMinor: 0,
  }));
  return { ...given, ...priced, lines: money };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('allocate', () => {
  it('adds up to the total, to the cent, and differs from the exact share by less than one', () => {
    for (let round = 0; round < 500; round += 1) {
      const total = random.between(0, 100_000);
      const weights = Array.from({ length: random.between(1, 9) }, () => random.between(0, 5000));
      const shares = allocate(total, weights);
      expect(sum(shares)).toBe(total);
      if (sum(weights) === 0) continue;
      shares.forEach((share, index) =>
        expect(Math.abs(share - (total * (weights[index] ?? 0)) / sum(weights))).toBeLessThan(1),
      );
    }
  });

  it('gives the odd cents to the largest remainders', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(1000, [5600, 3400])).toEqual([622, 378]);
    expect(allocate(5, [])).toEqual([]);
    expect(allocate(5, [0, 0])).toEqual([5, 0]);
  });
});

describe('priceOrder', () => {
  it('shares discount and tax so that the lines add up to the order', () => {
    for (let round = 0; round < 300; round += 1) {
      const order = randomOrder();
      expect(order.totalMinor).toBe(
        order.subtotalMinor - order.discountMinor + order.shippingMinor + order.taxMinor,
      );
      expect(sum(order.lines.map((line) => line.discountMinor))).toBe(order.discountMinor);
      expect(sum(order.lines.map((line) => line.taxMinor))).toBe(order.taxMinor);
    }
  });
});

describe('planRefund', () => {
  it('pays back the whole total, whatever the order and the steps in which it is canceled', () => {
    for (let round = 0; round < 400; round += 1) {
      const order = randomOrder();
      const money = { ...order, capturedMinor: order.totalMinor, refundedMinor: 0 };
      let left = true;
      while (left) {
        const open = money.lines.filter((line) => line.canceledQuantity < line.quantity);
        const line = open[random.between(0, open.length - 1)];
        if (!line) break;
        const units = random.between(1, line.quantity - line.canceledQuantity);
        const plan = planRefund(money, [{ lineId: line.id, units }]);
        expect(plan.amountMinor).toBe(sum(plan.lines.map((one) => one.amountMinor)) + plan.shippingMinor);
        money.refundedMinor += plan.amountMinor;
        line.canceledQuantity += units;
        left = open.length > 1 || line.canceledQuantity < line.quantity;
        expect(money.refundedMinor).toBeLessThanOrEqual(money.capturedMinor);
      }
      expect(money.refundedMinor).toBe(order.totalMinor);
    }
  });

  it('never pays back more than was captured and not yet refunded', () => {
    for (let round = 0; round < 300; round += 1) {
      const order = randomOrder();
      const capturedMinor = random.between(0, order.totalMinor);
      const refundedMinor = random.between(0, capturedMinor);
      const plan = planRefund(
        { ...order, capturedMinor, refundedMinor },
        order.lines.map((line) => ({ lineId: line.id, units: line.quantity })),
      );
      expect(plan.amountMinor).toBe(Math.min(order.totalMinor, capturedMinor - refundedMinor));
    }
  });

  it('keeps shipping while something stays or has shipped', () => {
    const line = {
      id: 'a',
      quantity: 2,
      canceledQuantity: 0,
      fulfilledQuantity: 0,
      unitPriceMinor: 1000,
      discountMinor: 0,
      taxMinor: 0,
      refundedMinor: 0,
    };
    const order = { shippingMinor: 500, taxMinor: 40, capturedMinor: 2540, refundedMinor: 0 };
    expect(planRefund({ ...order, lines: [line] }, [{ lineId: 'a', units: 1 }])).toMatchObject({
      amountMinor: 1000,
      shippingMinor: 0,
    });
    expect(planRefund({ ...order, lines: [line] }, [{ lineId: 'a', units: 2 }])).toMatchObject({
      amountMinor: 2540,
      shippingMinor: 540,
    });
    const partlyShipped = { ...line, fulfilledQuantity: 1 };
    expect(planRefund({ ...order, lines: [partlyShipped] }, [{ lineId: 'a', units: 1 }])).toMatchObject({
      amountMinor: 1000,
      shippingMinor: 0,
    });
  });

  it('pays nothing back twice of what was refunded without canceling', () => {
    const line = {
      id: 'a',
      quantity: 2,
      canceledQuantity: 0,
      fulfilledQuantity: 0,
      unitPriceMinor: 1000,
      discountMinor: 0,
      taxMinor: 0,
      refundedMinor: 1500,
    };
    const order = { shippingMinor: 500, taxMinor: 0, capturedMinor: 9000, refundedMinor: 1800 };
    expect(
      planRefund({ ...order, lines: [line] }, [{ lineId: 'a', units: 2 }], { shippingBackMinor: 300 }),
    ).toEqual({
      lines: [{ lineId: 'a', amountMinor: 500 }],
      shippingMinor: 200,
      amountMinor: 700,
    });
  });

  it('takes the unit price less its share of the discount plus its tax', () => {
    const line = {
      id: 'a',
      quantity: 3,
      canceledQuantity: 0,
      fulfilledQuantity: 0,
      unitPriceMinor: 1000,
      discountMinor: 100,
      taxMinor: 10,
      refundedMinor: 0,
    };
    expect(unitsWorth(line, 1)).toBe(1000 - 33 + 3);
    expect(unitsWorth({ ...line, canceledQuantity: 1 }, 1)).toBe(1000 - 34 + 4);
    expect(unitsWorth({ ...line, canceledQuantity: 2 }, 1)).toBe(1000 - 33 + 3);
    expect(unitsWorth(line, 3)).toBe(2910);
  });
});

describe('spreadRefund', () => {
  it('takes from each payment no more than is left of it', () => {
    const payments = [
      { id: 'a', amountMinor: 1000, refundedMinor: 400 },
      { id: 'b', amountMinor: 1000, refundedMinor: 0 },
    ];
    expect(spreadRefund(900, payments).map((part) => [part.payment.id, part.amountMinor])).toEqual([
      ['a', 600],
      ['b', 300],
    ]);
  });
});
