import { requestStatuses } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { missingDetails } from '@brandwright/contract/sourcing/rfq/steps.ts';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  leftToPay,
  kindOf,
  lowestBy,
  quoteStatusOn,
  requestTransitions,
  requireQuoteStep,
  requireRequestStep,
  unitPriceAt,
} from './rules.ts';

describe('states of a request', () => {
  it('end in accepted, closed or canceled, and every state can be left or is an end', () => {
    expect(requestStatuses.filter((status) => requestTransitions[status].length === 0)).toEqual([
      'CLOSED',
      'CANCELED',
    ]);
    expect(() => requireRequestStep('Totes', 'QUOTED', 'ACCEPTED')).not.toThrow();
    expect(() => requireRequestStep('Totes', 'DRAFT', 'ACCEPTED')).toThrow(/draft and can’t become accepted/);
    expect(() => requireRequestStep('Totes', 'CANCELED', 'SUBMITTED')).toThrow(/Duplicate it/);
  });
});

describe('states of a quote', () => {
  it('is expired from the day after its last, and then cannot be accepted', () => {
    const quote = { status: 'OPEN' as const, validUntil: '2026-11-20' };
    expect(quoteStatusOn(quote, '2026-11-20')).toBe('OPEN');
    expect(quoteStatusOn(quote, '2026-11-21')).toBe('EXPIRED');
    expect(quoteStatusOn({ ...quote, status: 'DECLINED' }, '2026-11-21')).toBe('DECLINED');
    expect(() => requireQuoteStep('Hanoi Canvas', 'EXPIRED', 'ACCEPTED')).toThrow(/has expired/);
    expect(() => requireQuoteStep('Hanoi Canvas', 'DECLINED', 'ACCEPTED')).toThrow(/already declined/);
  });
});

describe('figures', () => {
  it('take the tier that the quantity reaches', () => {
    const tiers = [
      { fromQuantity: 1000, unitPriceMinor: 455 },
      { fromQuantity: 288, unitPriceMinor: 540 },
    ];
    expect([100, 288, 999, 1000, 5000].map((quantity) => unitPriceAt(tiers, quantity))).toEqual([
      540, 540, 540, 455, 455,
    ]);
  });

  it('leave to pay what the terms do not hold', () => {
    expect(leftToPay('FOB', false)).toEqual({ freight: 1, insurance: 1 });
    expect(leftToPay('EXW', false).freight).toBeGreaterThan(1);
    expect(leftToPay('CIF', false)).toMatchObject({ insurance: 0 });
    expect(leftToPay('CIF', false).freight).toBeLessThan(1);
    expect(leftToPay('DDP', false)).toEqual({ freight: 0, insurance: 0 });
    expect(leftToPay('EXW', true)).toEqual({ freight: 1, insurance: 1 });
  });

  it('find the lowest of those that are known', () => {
    expect(lowestBy([{ a: null }, { a: 3 }, { a: 2 }], (row) => row.a)).toEqual({ a: 2 });
    expect(lowestBy([{ a: null }], (row) => row.a)).toBeNull();
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  });
});

describe('what is asked for', () => {
  it('is told by its title', () => {
    expect(['Linen totes', 'Mailer boxes', 'Product photography', 'Soy candles'].map(kindOf)).toEqual([
      'RFP_PRODUCT',
      'RFP_PACKAGING',
      'RFP_SERVICES',
      'RFP_PRODUCT',
    ]);
  });

  it('needs a title, a quantity except for services, and the day of launch', () => {
    const nothing = { kind: 'RFP_PRODUCT' as const, title: ' ', quantity: null, neededBy: null };
    expect(missingDetails(nothing).map(({ field }) => field)).toEqual(['title', 'quantity', 'neededBy']);
    expect(missingDetails({ ...nothing, kind: 'RFP_SERVICES' }).map(({ field }) => field)).toEqual([
      'title',
      'neededBy',
    ]);
  });
});
