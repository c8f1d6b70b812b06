import { describe, expect, it } from 'vitest';
import { needsAddress, stepShown } from './steps.ts';

const ready = { hasInvoice: false, hasAddress: true, needsAddress: true };

describe('the step of the checkout', () => {
  it('is the one that the address asks for', () => {
    expect(stepShown(undefined, ready)).toBe('overview');
    expect(stepShown('shipping', ready)).toBe('shipping');
    expect(stepShown('payment', ready)).toBe('payment');
  });
  it('is shipping before payment as long as nobody knows where it goes', () => {
    expect(stepShown('payment', { ...ready, hasAddress: false })).toBe('shipping');
    expect(stepShown('payment', { ...ready, hasAddress: false, needsAddress: false })).toBe('payment');
  });
  it('is success only with something that was bought', () => {
    expect(stepShown('success', ready)).toBe('overview');
    expect(stepShown('success', { ...ready, hasInvoice: true })).toBe('success');
  });
  it('needs no address for services', () => {
    const item = (orderType: 'SAMPLES' | 'SMART_SETUP_SERVICES') => ({ orderType });
    expect(needsAddress({ items: [item('SMART_SETUP_SERVICES')] })).toBe(false);
    expect(needsAddress({ items: [item('SMART_SETUP_SERVICES'), item('SAMPLES')] })).toBe(true);
  });
});
