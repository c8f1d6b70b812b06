import { describe, expect, it } from 'vitest';
import { bookingTransitions, dayFault, freightFaults, kitsPossible, overlaps } from './rules.ts';

const cartons = {
  type: 'PARCEL' as const,
  quantity: 12,
  weightPounds: 32,
  lengthInches: 18,
  widthInches: 14,
  heightInches: 12,
};
const pathsOf = (figures: Partial<typeof cartons> & { type?: 'PARCEL' | 'PALLET' }) =>
  freightFaults({ ...cartons, ...figures } as never).map(({ path }) => path);

describe('freight', () => {
  it('is as large and heavy as carriers take', () => {
    expect(pathsOf({})).toEqual([]);
    expect(pathsOf({ quantity: 0, weightPounds: 0, lengthInches: -1 })).toEqual([
      'quantity',
      'weightPounds',
      'lengthInches',
    ]);
    expect(pathsOf({ quantity: 201, weightPounds: 151, heightInches: 109, widthInches: 109 })).toEqual([
      'quantity',
      'weightPounds',
      'heightInches',
      'widthInches',
    ]);
    expect(freightFaults({ type: 'PALLET', quantity: 27, weightPounds: 2501, heightInches: 85 })).toEqual([
      {
        path: 'quantity',
        message: 'A pallet booking takes up to 26 pallets. Split it into several bookings.',
      },
      { path: 'weightPounds', message: 'One pallet can be at most 2,500 lb in weight. Use more pallets.' },
      {
        path: 'heightInches',
        message: 'One pallet can be at most 84 in high. Stack less on each, and use more pallets.',
      },
    ]);
  });
});

it('days are today or later, within a year', () => {
  expect(dayFault('2026-11-20', '2026-11-20')).toBeUndefined();
  expect(dayFault('2026-11-19', '2026-11-20')).toContain('has passed');
  expect(dayFault('2027-11-21', '2026-11-20')).toContain('more than a year');
});

it('the scarcest part says how many kits there can be', () => {
  expect(
    kitsPossible([
      { quantity: 2, available: 9 },
      { quantity: 1, available: 7 },
    ]),
  ).toBe(4);
  expect(kitsPossible([{ quantity: 1, available: -3 }])).toBe(0);
  expect(kitsPossible([])).toBe(0);
});

it('periods overlap by a single day', () => {
  const december = { startsOn: '2026-12-01', endsOn: '2026-12-31' };
  expect(overlaps(december, { startsOn: '2026-12-31', endsOn: '2027-01-05' })).toBe(true);
  expect(overlaps(december, { startsOn: '2027-01-01', endsOn: '2027-01-05' })).toBe(false);
});

it('what is done or canceled stays so', () => {
  expect(bookingTransitions.DONE).toEqual([]);
  expect(bookingTransitions.CANCELED).toEqual([]);
  expect(bookingTransitions.REQUESTED).toContain('CONFIRMED');
});
