import { describe, expect, it } from 'vitest';
import { draftOf, settingsFaults, settingsInput } from './settings-form.ts';

const settings = {
  acceptsReturns: true,
  policy: 'Send it back.',
  windowDays: 30,
  fee: 'DEDUCT_FROM_REFUND' as const,
  feeMinor: 450,
  destination: 'ORIGINAL_PAYMENT' as const,
  method: 'AUTOMATIC' as const,
  creditDays: 180,
  currency: 'USD',
  isHostedPlatform: true,
  shopperPage: 'https://example.com/return-order',
};

describe('the settings form', () => {
  it('sends what it shows', () => {
    expect(settingsInput(draftOf(settings))).toEqual({
      accepts: 'OPEN',
      windowDays: 30,
      fee: 'DEDUCT_FROM_REFUND',
      feeMinor: 450,
      destination: 'ORIGINAL_PAYMENT',
      method: 'AUTOMATIC',
      creditDays: 180,
      policy: 'Send it back.',
    });
  });

  it('takes blank days for no limit, and store credit for both its fields', () => {
    const draft = { ...draftOf(settings), windowDays: ' ', destination: 'STORE_CREDIT' as const };
    expect(settingsInput({ ...draft, creditDays: ' ' })).toMatchObject({
      hasNoLimit: true,
      creditDays: 0,
      method: 'STORE_CREDIT',
    });
    expect(settingsInput({ ...draftOf(settings), method: 'STORE_CREDIT' })).toMatchObject({
      method: 'MANUAL',
    });
  });

  it('says what does not fit at its field', () => {
    expect(settingsFaults({ ...draftOf(settings), windowDays: 'soon', feeText: '0' })).toEqual({
      windowDays: 'Enter a number of days, or leave it blank for no limit.',
      feeText: 'Enter an amount, such as 5 or 4.50.',
    });
    expect(settingsFaults(draftOf(settings))).toEqual({});
  });
});
