import type { OrderRefunds } from '@brandwright/contract/orders/list-order-refunds.ts';
import { describe, expect, it } from 'vitest';
import { emptyDraft, sumDraft, type RefundDraft } from './refund-draft.ts';

const line = (lineItemId: string, worthMinor: number[]) => ({
  lineItemId,
  title: lineItemId,
  variant: null,
  quantity: worthMinor.length,
  unitsLeft: worthMinor.length,
  leftMinor: worthMinor.at(-1) ?? 0,
  worthMinor,
});

const order: OrderRefunds = {
  id: '00000000-0000-4000-8000-000000001042',
  orderNumber: 1042,
  customerName: 'Maya Chen',
  email: 'maya@example.com',
  currency: 'USD',
  capturedMinor: 9105,
  refundedMinor: 0,
  leftMinor: 9105,
  creditLeftMinor: 0,
  shippingLeftMinor: 600,
  lines: [line('mug', [2650, 5299]), line('candle', [3206])],
  refunds: [],
};

const sumOf = (change: Partial<RefundDraft>, of = order) =>
  sumDraft({ ...emptyDraft('LINES'), ...change }, of, (minor) => `$${(minor / 100).toFixed(2)}`);

describe('the total of a refund', () => {
  it('is what the units are worth, to the cent', () => {
    expect(sumOf({ units: { mug: 1, candle: 1 } })).toMatchObject({
      totalMinor: 5856,
      problem: null,
      call: { kind: 'refund', input: { lines: [{ lineItemId: 'mug', quantity: 1 }, { quantity: 1 }] } },
    });
    expect(sumOf({ units: { mug: 2 } }).totalMinor).toBe(5299);
  });

  it('is an amount of a line in place of its units', () => {
    expect(sumOf({ units: { mug: 2 }, lineAmounts: { mug: '5' } })).toMatchObject({
      totalMinor: 500,
      call: { input: { lines: [{ lineItemId: 'mug', amountMinor: 500 }] } },
    });
    expect(sumOf({ lineAmounts: { mug: '60' } })).toMatchObject({
      problem: 'Only $52.99 of mug can still be refunded.',
      call: null,
    });
  });

  it('is all of the shipping, or a part of it', () => {
    expect(sumOf({ way: 'SHIPPING' })).toMatchObject({
      totalMinor: 600,
      call: { input: { part: 'SHIPPING' } },
    });
    expect(sumOf({ way: 'SHIPPING', amount: '2.50' }).call).toMatchObject({
      input: { part: 'SHIPPING', amountMinor: 250 },
    });
    expect(sumOf({ way: 'SHIPPING', amount: '7' }).problem).toBe('Only $6.00 can still be refunded.');
  });

  it('is never more than is left, nor what is no amount', () => {
    expect(sumOf({ way: 'AMOUNT', amount: '91.05' }).call).toMatchObject({ input: { amountMinor: 9105 } });
    expect(sumOf({ way: 'AMOUNT', amount: '91.06' })).toMatchObject({
      problem: 'Only $91.05 can still be refunded.',
      call: null,
    });
    expect(sumOf({ way: 'AMOUNT', amount: 'ten' })).toMatchObject({
      problem: 'Enter an amount such as 12.50.',
      call: null,
    });
    expect(sumOf({ way: 'AMOUNT' })).toMatchObject({ totalMinor: 0, problem: null, call: null });
  });
});

describe('the call of a refund', () => {
  it('needs a reason for goodwill', () => {
    expect(sumOf({ way: 'GOODWILL', amount: '5' }).call).toBeNull();
    expect(sumOf({ way: 'GOODWILL', amount: '5', reason: 'LATE' }).call).toEqual({
      kind: 'goodwill',
      input: { id: order.id, notify: true, amountMinor: 500, reason: 'LATE' },
    });
  });

  it('carries words for the shopper only where they are told', () => {
    const said = { way: 'AMOUNT' as const, amount: '5', message: ' Sorry ', note: ' late ' };
    expect(sumOf(said).call?.input).toMatchObject({ notify: true, message: 'Sorry', note: 'late' });
    expect(sumOf({ ...said, notify: false }).call?.input).not.toHaveProperty('message');
    expect(sumOf(said, { ...order, email: null }).call?.input).toMatchObject({ notify: false });
  });
});
