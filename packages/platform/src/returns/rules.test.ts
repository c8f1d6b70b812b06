import { returnStatus, returnStatusColors, returnStatusLabels } from '@brandwright/contract/returns/enums.ts';
import { returnBanner } from '@brandwright/contract/returns/words.ts';
import { describe, expect, it } from 'vitest';
import { lastDay, requireReturnStep } from './rules.ts';

const steps = [
  'CREATED>SHIPPING',
  'CREATED>RECEIVED',
  'CREATED>CANCELED',
  'SHIPPING>RECEIVED',
  'SHIPPING>CANCELED',
];

describe('the transitions of a return', () => {
  it('are those of the table and no others', () => {
    for (const from of returnStatus.options)
      for (const to of returnStatus.options) {
        const move = () => requireReturnStep('1042-R1', from, to);
        if (steps.includes(`${from}>${to}`)) expect(move).not.toThrow();
        else expect(move).toThrow();
      }
  });

  it('are refused with what is possible', () => {
    expect(() => requireReturnStep('1042-R1', 'RECEIVED', 'CANCELED')).toThrow(
      'Return 1042-R1 is complete, so it can’t be canceled. Create a new return if more comes back.',
    );
    expect(() => requireReturnStep('1042-R1', 'SHIPPING', 'CREATED')).toThrow(
      'Return 1042-R1 is shipping, so it can’t be created again. It can be received or canceled.',
    );
    expect(() => requireReturnStep('1042-R1', 'SHIPPING', 'SHIPPING')).toThrow('is already shipping');
  });
});

describe('what a status says', () => {
  const told = { isStoreCredit: false, isSettled: true, cancelReason: null };
  it('is the banner of the specification', () => {
    expect(returnBanner({ ...told, status: 'CREATED' })).toContain('Shipping details will follow');
    expect(returnBanner({ ...told, status: 'SHIPPING' })).toContain('will update once it’s received');
    expect(returnBanner({ ...told, status: 'RECEIVED' })).toBe('The customer was refunded.');
    expect(returnBanner({ ...told, status: 'RECEIVED', isStoreCredit: true })).toBe(
      'The return was processed.',
    );
    expect(returnBanner({ ...told, status: 'RECEIVED', isSettled: false })).toContain(
      'hasn’t been refunded yet',
    );
    expect(returnBanner({ ...told, status: 'CANCELED', cancelReason: 'She keeps it' })).toBe(
      'The return was canceled: She keeps it',
    );
    expect(returnBanner({ ...told, status: 'CANCELED' })).toContain('isn’t refunded');
  });

  it('has a label and a color for each, and RECEIVED is Complete', () => {
    expect(returnStatusLabels.RECEIVED).toBe('Complete');
    expect(new Set(Object.values(returnStatusColors)).size).toBe(returnStatus.options.length);
  });
});

describe('the window', () => {
  it('ends so many days after the arrival, or never', () => {
    expect(lastDay(new Date('2026-11-20T15:00:00Z'), 30)).toBe('2026-12-20');
    expect(lastDay(new Date('2026-11-20T15:00:00Z'), null)).toBeNull();
  });
});
