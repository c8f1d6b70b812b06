import { describe, expect, it } from 'vitest';
import { activityBy } from './activity.ts';
import {
  addressLines,
  goodsMinor,
  holdable,
  lineProgress,
  moneyLines,
  orderBadges,
  rowState,
} from './order-view.ts';
import { nextStatus, originLabel, statusVerb } from './labels.ts';

const plain = {
  productionStatus: 'OUTSTANDING',
  cancelStatus: 'NONE',
  fulfillmentStatus: 'NONE',
  returnStatus: 'NONE',
  paymentStatus: 'PAID',
  holdReason: null,
} as const;

describe('rowState', () => {
  it('lets canceled and held come before what is made and shipped', () => {
    expect(
      rowState({
        ...plain,
        cancelStatus: 'CANCELED',
        productionStatus: 'ON_HOLD',
        paymentStatus: 'REFUNDED',
      }),
    ).toMatchObject({
      label: 'Canceled',
      note: 'Refunded',
    });
    expect(
      rowState({
        ...plain,
        productionStatus: 'ON_HOLD',
        holdReason: 'Address to check',
        fulfillmentStatus: 'PARTIAL',
      }),
    ).toMatchObject({
      label: 'On hold',
      note: 'Address to check · Partly shipped',
    });
  });
  it('says fulfilled for finished orders, and that a return is complete', () => {
    expect(
      rowState({
        ...plain,
        productionStatus: 'FINISHED',
        fulfillmentStatus: 'FULFILLED',
        returnStatus: 'RECEIVED',
      }),
    ).toMatchObject({
      label: 'Fulfilled',
      note: 'Return complete',
    });
    expect(rowState(plain)).toMatchObject({ label: 'Outstanding', note: null });
  });
});

describe('orderBadges', () => {
  it('leaves the production status out once everything is canceled', () => {
    expect(orderBadges({ ...plain, cancelStatus: 'CANCELED' }).map((badge) => badge.label)).toEqual([
      'Canceled',
    ]);
  });
  it('names a payment that is not simply paid', () => {
    expect(orderBadges({ ...plain, paymentStatus: 'PENDING' }).map((badge) => badge.label)).toEqual([
      'Outstanding',
      'Not shipped',
      'Not paid yet',
    ]);
  });
});

describe('holdable', () => {
  it('holds what is live and releases what is held; canceled orders are neither', () => {
    const rows = [
      { id: 1, productionStatus: 'OUTSTANDING', cancelStatus: 'NONE' },
      { id: 2, productionStatus: 'ON_HOLD', cancelStatus: 'PARTIAL' },
      { id: 3, productionStatus: 'ON_HOLD', cancelStatus: 'CANCELED' },
      { id: 4, productionStatus: 'FINISHED', cancelStatus: 'NONE' },
    ] as const;
    const { toHold, toRelease } = holdable(rows);
    expect(toHold.map((row) => row.id)).toEqual([1]);
    expect(toRelease.map((row) => row.id)).toEqual([2]);
  });
});

describe('moneyLines', () => {
  const order = {
    subtotalMinor: 12_000,
    discountMinor: 1_200,
    discountCode: 'HELLO10',
    shippingMinor: 650,
    taxMinor: 1_107,
    totalMinor: 12_557,
    capturedMinor: 12_557,
    refundedMinor: 0,
  };
  it('adds up to the total', () => {
    const upTo = moneyLines(order).filter((line) =>
      ['Subtotal', 'Discount (HELLO10)', 'Shipping', 'Tax'].includes(line.label),
    );
    expect(upTo.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(order.totalMinor);
  });
  it('adds up from the lines as they are shown, and to what is kept after partial refunds', () => {
    const lines = [
      { quantity: 2, unitPriceMinor: 2_800 },
      { quantity: 1, unitPriceMinor: 6_400 },
    ];
    expect(goodsMinor(lines)).toBe(order.subtotalMinor);
    const refunded = moneyLines({
      ...order,
      refundedMinor: 3_428,
      refunds: [
        { kind: 'CANCEL', amountMinor: 3_428, shippingMinor: 650 },
        { kind: 'CANCEL', amountMinor: 0, shippingMinor: 0 },
      ],
    });
    const amount = (label: string) => refunded.find((line) => line.label === label)?.amountMinor ?? 0;
    expect(amount('Refunded for items')).toBe(-2_778);
    expect(amount('Refunded for shipping')).toBe(-650);
    expect(amount('Captured') + amount('Refunded for items') + amount('Refunded for shipping')).toBe(
      amount('Kept'),
    );
  });
  it('shows what is kept only after a refund', () => {
    expect(moneyLines(order).some((line) => line.label === 'Kept')).toBe(false);
    expect(
      moneyLines({ ...order, refundedMinor: 2_778 }).find((line) => line.label === 'Kept')?.amountMinor,
    ).toBe(9_779);
  });
});

describe('lines and addresses', () => {
  it('says what happened to units', () => {
    expect(lineProgress({ quantity: 3, canceledQuantity: 1, fulfilledQuantity: 2 })).toBe(
      '1 canceled · 2 shipped',
    );
    expect(lineProgress({ quantity: 2, canceledQuantity: 2, fulfilledQuantity: 0 })).toBe('Canceled');
    expect(lineProgress({ quantity: 2, canceledQuantity: 0, fulfilledQuantity: 0 })).toBeNull();
  });
  it('names the country only abroad', () => {
    const address = {
      name: 'Ava',
      company: null,
      addressLine1: '1 Elm Road',
      addressLine2: null,
      city: 'Leeds',
      state: null,
      zipCode: 'LS1',
      countryCode: 'GB',
      phone: null,
    };
    expect(addressLines(address, () => 'United Kingdom')).toEqual([
      'Ava',
      '1 Elm Road',
      'Leeds, LS1',
      'United Kingdom',
    ]);
    expect(addressLines({ ...address, countryCode: 'US', state: 'WA' }, () => 'x')).toEqual([
      'Ava',
      '1 Elm Road',
      'Leeds, WA LS1',
    ]);
  });
});

describe('labels', () => {
  it('shows the own shop by its name, and the other channels by theirs', () => {
    expect(originLabel('SHOPIFY_PLATFORM', 'Juniper & Clay')).toBe('Juniper & Clay');
    expect(originLabel('SHOPIFY_PLATFORM')).toBe('Own shop');
    expect(originLabel('SHOPIFY_CREATOR', 'Juniper & Clay')).toBe('Shopify');
    expect(originLabel('IMPORT')).toBe('Imported');
  });
  it('offers only an allowed next status', () => {
    expect(
      nextStatus({ productionStatus: 'PROCESSING', allowed: { productionStatuses: ['ON_HOLD'] } }),
    ).toBeUndefined();
    expect(
      nextStatus({ productionStatus: 'ON_HOLD', allowed: { productionStatuses: ['OUTSTANDING'] } }),
    ).toBe('OUTSTANDING');
    expect(statusVerb('ON_HOLD', 'OUTSTANDING')).toBe('Release the hold');
  });
  it('says through what something was done', () => {
    expect(activityBy({ via: 'partner', by: 'Nora' })).toBe('Nora, through the partner');
    expect(activityBy({ via: 'system', by: null })).toBe('Brandwright');
  });
});
