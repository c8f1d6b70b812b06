import { describe, expect, it } from 'vitest';
import {
  draftInput,
  errorsOf,
  formOf,
  isStep,
  isWorthKeeping,
  neededIn,
  readMoney,
  readUnits,
} from './request-form.ts';

const form = {
  ...formOf(null),
  title: 'Linen totes',
  quantity: '1,000',
  targetPrice: '$6',
  neededBy: '2027-03-01',
};

describe('the form of a request', () => {
  it('reads amounts and units as they are typed', () => {
    expect(['', '6', '$1,250.50', '5.', '-1', '0', 'six', '1.234'].map(readMoney)).toEqual([
      null,
      600,
      125_050,
      500,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(['', '1,000', '0', '2.5', 'many', '99999999'].map(readUnits)).toEqual([
      null,
      1000,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says what is wrong by field, and what a step still needs', () => {
    expect(errorsOf(form, '2026-11-20')).toEqual({});
    expect(
      Object.keys(
        errorsOf(
          { ...form, quantity: 'x', budget: '-', neededBy: '2026-01-01', htsCode: 'abc' },
          '2026-11-20',
        ),
      ).sort(),
    ).toEqual(['budget', 'htsCode', 'neededBy', 'quantity']);
    expect(neededIn(formOf(null), 'KIND')).toHaveProperty('title');
    expect(neededIn({ ...form, kind: 'RFP_SERVICES', quantity: '' }, 'QUANTITY')).toEqual({});
    expect(neededIn(form, 'DELIVERY')).toEqual({});
  });

  it('keeps what fits, takes away what was emptied, and leaves what is wrong as it was', () => {
    const wrong = { ...form, targetPrice: 'x', budget: '' };
    const input = draftInput(wrong, 'QUANTITY', 'an-id', errorsOf(wrong, '2026-11-20'));
    expect(input).toMatchObject({
      requestId: 'an-id',
      step: 'QUANTITY',
      quantity: 1000,
      budgetMinor: null,
      printing: null,
    });
    expect(input.targetPriceMinor).toBeUndefined();
    expect(draftInput({ ...form, materials: 'linen, , cotton ' }, 'KIND', undefined, {}).materials).toEqual([
      'linen',
      'cotton',
    ]);
    expect(isWorthKeeping(formOf(null))).toBe(false);
    expect(isWorthKeeping(form)).toBe(true);
    expect([isStep('DETAILS'), isStep('NOPE'), isStep(null)]).toEqual([true, false, false]);
  });
});
