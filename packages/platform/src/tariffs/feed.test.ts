import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { addFavorite } from '@brandwright/contract/sourcing/marketplace/add-favorite.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';
import { daysOfChange, nextDay } from './duty-changes.ts';

beforeAll(seedMarketplace);

async function dutyItems(now: string, supplierId: string) {
  const store = await testStore();
  await store.run(addFavorite, { supplierId });
  store.time.now = new Date(now);
  const { items } = await store.run(listFeed, {});
  store.time.now = new Date('2026-11-20T15:00:00Z');
  return items.filter(({ source }) => source === 'duty_changes');
}

describe('duties of what a store saved', () => {
  it('are told before they change, with what they were and will be', async () => {
    // Section 122 ended on July 23, 2026; the forced-labor tiers began the day after.
    const [item] = await dutyItems('2026-07-10T15:00:00Z', 'Ningbo Hearthlight');
    expect(item?.title).toMatch(/^Duty on .+ from China rises from [\d.]+% to [\d.]+% on July 24, 2026$/);
    expect(item).toMatchObject({ kind: 'CHANGED', urgency: 'TODAY' });
    expect(item?.say).toMatch(/from China, entering 2026-07-24\?$/);
    expect(item?.records[0]?.label).toBe('Ningbo Hearthlight');
  });

  it('are told for a month after, and then no more', async () => {
    const [item] = await dutyItems('2026-08-10T15:00:00Z', 'Ningbo Hearthlight');
    expect(item?.title).toContain(' rose from ');
    expect(item?.urgency).toBe('SOON');
    expect(await dutyItems('2026-11-20T15:00:00Z', 'Ningbo Hearthlight')).toEqual([]);
  });
});

describe('days of change', () => {
  it('are those on which a layer begins or is over, within the span', () => {
    const layers = [
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2027-01-01', to: null },
      { from: null, to: '2028-01-01' },
    ];
    expect(daysOfChange(layers, '2026-11-01', '2027-02-01')).toEqual(['2027-01-01']);
    expect(nextDay('2026-02-28', 1)).toBe('2026-03-01');
  });
});
