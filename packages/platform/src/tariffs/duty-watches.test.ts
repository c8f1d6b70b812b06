import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { listDutyWatches } from '@brandwright/contract/tariffs/list-duty-watches.ts';
import { stopDutyWatch } from '@brandwright/contract/tariffs/stop-duty-watch.ts';
import { watchDuty } from '@brandwright/contract/tariffs/watch-duty.ts';
import { getTariffSchedule } from '@brandwright/contract/tariffs/get-tariff-schedule.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';

let store: TestStore;
beforeAll(async () => {
  await seedMarketplace();
  store = await testStore();
});

const stool = { hts: '9401.61.60.11', country: 'VN' };

describe('duty watch', () => {
  it('takes words, is listed with its rate, and is set once', async () => {
    const first = await store.run(watchDuty, { product: 'scented candles', country: 'VN' });
    expect(first).toMatchObject({ hts: '3406.00.00', totalRatePercent: 12.5, wasThere: false, changes: [] });
    const second = await store.run(watchDuty, { hts: '3406.00.00', country: 'VN' });
    expect(second).toMatchObject({ watchId: first.watchId, wasThere: true });
    const { watches } = await store.run(listDutyWatches, {});
    expect(watches).toHaveLength(1);
    expect(watches[0]).toMatchObject({ source: 'WATCH', countryName: 'Vietnam' });
  });

  it('tells a dated rise in the list, in words and in the feed', async () => {
    const other = await testStore();
    const watch = await other.run(watchDuty, stool);
    expect(watch.changes).toMatchObject([
      { day: '2027-01-01', beforePercent: 25, afterPercent: 30, isAhead: true },
    ]);
    expect(watchDuty.summary(watch, stool)).toContain('30% on January 1, 2027');
    const { items } = await other.run(listFeed, {});
    expect(items.find(({ source }) => source === 'duty_changes')?.title).toBe(
      `Duty on ${watch.name} from Vietnam rises from 25% to 30% on January 1, 2027`,
    );
  });

  it('is undone, stopped by words, and brought back', async () => {
    const other = await testStore();
    await other.run(watchDuty, { product: 'scented candles', country: 'VN' });
    await other.run(watchDuty, { product: 'scented candles', country: 'CN' });
    const [entry] = await other.journal();
    await expect(other.run(stopDutyWatch, { watch: 'candles' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(
        /^Several duty watches match “candles”: .* from .*, .* from .*Which one\?$/,
      ),
    });
    await expect(other.run(stopDutyWatch, { watch: 'umbrellas' })).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringMatching(/^No duty watch matches “umbrellas”\. There are .* and /),
    });
    expect(await other.run(stopDutyWatch, { watch: 'candles from Vietnam' })).toMatchObject({
      country: 'VN',
    });
    const stopped = (await other.journal()).find(({ operation }) => operation === 'stop_duty_watch');
    await other.undo(stopped?.id ?? '');
    expect((await other.run(listDutyWatches, {})).total).toBe(2);
    expect(entry?.operation).toBe('watch_duty');
    await other.undo(entry?.id ?? '');
    expect((await other.run(listDutyWatches, {})).total).toBe(1);
  });

  it('takes in what is bought, by the words of its title and the country of its supplier', async () => {
    const other = await testStore();
    const { rows } = await other.run(searchSuppliers, { keyword: 'Ningbo Hearthlight' });
    await other.run(createPurchaseItem, {
      title: 'Upholstered wooden bench',
      supplierId: rows[0]?.supplierId ?? '',
      supplierName: 'Ningbo Hearthlight',
      orderType: 'INVENTORY',
      source: 'SOURCING_MARKETPLACE',
      shippingMode: 'SUPPLIER_SHIPPING',
      quantity: 50,
      unitPriceMinor: 9000,
      costs: [{ kind: 'PRODUCT', label: 'Goods', amountMinor: 450_000 }],
      currency: 'USD',
      leadTimeDays: null,
      requestId: null,
      quoteId: null,
    });
    const { watches } = await other.run(listDutyWatches, {});
    expect(watches).toMatchObject([{ source: 'PURCHASE', hts: '9401.61.60', country: 'CN', watchId: null }]);
  });

  it('is seen by its own store alone, and changed by members only', async () => {
    const rival = await testStore();
    const { watchId } = await store.run(watchDuty, { product: 'ceramic mugs', country: 'PT' });
    expect((await rival.run(listDutyWatches, {})).watches).toEqual([]);
    for (const watch of [watchId ?? '', 'ceramic mugs'])
      await expect(rival.run(stopDutyWatch, { watch })).rejects.toMatchObject({ code: 'not_found' });
    await expect(store.run(watchDuty, stool, { as: 'viewer' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(store.run(watchDuty, stool, { as: 'preview' })).rejects.toMatchObject({
      code: 'preview_blocked',
    });
  });

  it('refuses what is no line and no country, and writes nothing', async () => {
    const other = await testStore();
    await expect(other.run(watchDuty, { hts: '9999.99.99', country: 'VN' })).rejects.toMatchObject({
      code: 'bad_input',
    });
    await expect(other.run(watchDuty, { hts: '3406.00.00', country: 'ZZ' })).rejects.toMatchObject({
      code: 'bad_input',
    });
    expect((await other.run(listDutyWatches, {})).total).toBe(0);
  });
});

describe('how fresh the schedule is', () => {
  it('is said with its age, and warned of after 60 days', async () => {
    const fresh = await store.run(getTariffSchedule, {});
    expect(fresh).toMatchObject({ isImported: false, ageDays: 52, isStale: false, staleWarning: null });
    store.time.now = new Date('2026-11-29T15:00:00Z');
    const old = await store.run(getTariffSchedule, {});
    store.time.now = new Date('2026-11-20T15:00:00Z');
    expect(old).toMatchObject({ ageDays: 61, isStale: true });
    expect(getTariffSchedule.summary(old, {})).toContain('61 days old');
  });
});
