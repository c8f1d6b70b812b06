import { expect, it } from 'vitest';
import { readActivityFilter } from './activity-filter.ts';

it('reads the filter of an address and ignores invalid values', () => {
  expect(
    readActivityFilter(
      new URLSearchParams('person=u1&area=orders&via=partner&from=2026-11-01&to=2026-11-20&searchTerm=mug'),
    ),
  ).toEqual({
    person: 'u1',
    area: 'orders',
    via: 'partner',
    from: '2026-11-01',
    to: '2026-11-20',
    search: 'mug',
  });
  expect(readActivityFilter(new URLSearchParams('area=moon&via=x&from=2026-13-99&to=soon'))).toEqual({});
});
