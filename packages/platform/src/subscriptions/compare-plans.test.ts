import { expect, it } from 'vitest';
import { comparePlans } from './compare-plans.ts';

it('tells figures by how much they change, and the rest by name', () => {
  const up = comparePlans('TIER_2', 'TIER_3');
  expect(up.gains).toEqual([
    '10 seats instead of 5',
    '5,000 AI credits a month instead of 1,000',
    '1,000 AI pictures a month instead of 100',
    'Fulfillment at $1.15 per order',
    'Storefront launch',
    'Email and SMS',
    'Analytics',
    'Premium phone support',
  ]);
  expect(up.loses).toEqual([]);
  const down = comparePlans('TIER_3', 'TIER_2');
  expect(down.gains).toEqual([]);
  expect(down.loses.slice(0, 4)).toEqual([
    '5 of 10 seats',
    '4,000 of 5,000 AI credits a month',
    '900 of 1,000 AI pictures a month',
    'Fulfillment at $1.15 per order',
  ]);
});
