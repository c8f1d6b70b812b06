import { expect, it } from 'vitest';
import { hasPlan, hasRole } from './access.ts';
import { planTiers, roles } from './operation.ts';

it('lets a stronger role do all that a weaker one may', () => {
  expect(roles.filter((role) => hasRole(role, 'member'))).toEqual(['member', 'admin', 'owner']);
  expect(hasRole('viewer', 'viewer')).toBe(true);
});

it('gives a larger plan all that a smaller one has', () => {
  expect(planTiers.filter((plan) => hasPlan(plan, 'TIER_2_5'))).toEqual(['TIER_2_5', 'TIER_3']);
});
