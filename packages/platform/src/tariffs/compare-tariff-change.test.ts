import { compareTariffChange } from '@brandwright/contract/tariffs/compare-tariff-change.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { layerChanges } from './duty-changes.ts';

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});

describe('compare_tariff_change', () => {
  it('moves the origin, and says which layers end', async () => {
    const input = {
      product: 'scented candles',
      country: 'CN',
      toCountry: 'VN',
      unitPriceMinor: 340,
      quantity: 2000,
      entryDate: '2026-12-15',
    };
    const answer = await store.run(compareTariffChange, input);
    expect(answer).toMatchObject({
      before: { country: 'CN', totalRatePercent: 20, dutyMinor: 136_000 },
      after: { country: 'VN', totalRatePercent: 12.5, dutyMinor: 85_000 },
      ratePoints: -7.5,
      dutyDifferenceMinor: -51_000,
      landedDifferenceMinor: -51_000,
      landedDifferencePerUnitMinor: -25,
    });
    expect(answer.layerChanges).toContainEqual(
      expect.objectContaining({ authority: 'CHINA_301', change: 'ENDS', beforePercent: 7.5 }),
    );
    expect(compareTariffChange.summary(answer, input)).toMatch(
      /Now China: 20% \(\$1,360\.00 on \$6,800\.00\).*Vietnam: 12\.5%.*falls by \$510\.00/,
    );
  });

  it('changes the price and keeps the rest', async () => {
    const answer = await store.run(compareTariffChange, {
      product: 'scented candles',
      country: 'VN',
      unitPriceMinor: 400,
      toUnitPriceMinor: 300,
      quantity: 1000,
      entryDate: '2026-12-15',
    });
    expect(answer.before.dutyMinor).toBe(50_000);
    expect(answer.after.dutyMinor).toBe(37_500);
    expect(answer.ratePoints).toBe(0);
    expect(answer.layerChanges).toEqual([]);
  });

  it('changes the day of entry across a rise', async () => {
    const answer = await store.run(compareTariffChange, {
      hts: '9401.61.60.11',
      country: 'VN',
      entryDate: '2026-12-31',
      toEntryDate: '2027-01-01',
    });
    expect(answer.layerChanges).toEqual([
      expect.objectContaining({
        authority: 'SECTION_232_WOOD',
        change: 'CHANGES',
        beforePercent: 25,
        afterPercent: 30,
      }),
    ]);
    expect(answer.ratePoints).toBe(5);
  });

  it('refuses a what-if that changes nothing', async () => {
    await expect(
      store.run(compareTariffChange, { product: 'scented candles', country: 'VN', toCountry: 'VN' }),
    ).rejects.toMatchObject({ code: 'bad_input', details: [{ path: 'toCountry' }] });
  });
});

describe('layers that change', () => {
  it('are told once each; one of nothing begins unnoticed', async () => {
    const answer = await store.run(compareTariffChange, {
      product: 'scented candles',
      country: 'VN',
      toCountry: 'CN',
      entryDate: '2026-12-15',
    });
    const { before, after } = answer;
    expect(layerChanges(before.layers, before.layers)).toEqual([]);
    expect(
      layerChanges(before.layers, after.layers).filter(({ change }) => change === 'BEGINS'),
    ).toHaveLength(
      new Set(
        answer.layerChanges.filter(({ change }) => change === 'BEGINS').map(({ authority }) => authority),
      ).size,
    );
  });
});
