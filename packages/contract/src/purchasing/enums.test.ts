import { expect, it } from 'vitest';
import { costKind, costKindLabel, isPartnerCost } from './enums.ts';

it('takes the kinds of costs that are named, and every one of the fulfillment partner', () => {
  expect(costKind.safeParse('FBP_PICK_AND_PACK').success).toBe(true);
  expect(isPartnerCost('FBP_STORAGE')).toBe(true);
  expect(isPartnerCost('SHIPPING')).toBe(false);
  for (const unknown of ['FBP_', 'FBP_storage', 'DUTY', 'xFBP_STORAGE'])
    expect(costKind.safeParse(unknown).success, unknown).toBe(false);
});

it('calls each by its words', () => {
  expect(costKindLabel('SUPPLIER_OTHER')).toBe('Other costs of the supplier');
  expect(costKindLabel('FBP_PICK_AND_PACK')).toBe('Fulfillment partner: pick and pack');
});
