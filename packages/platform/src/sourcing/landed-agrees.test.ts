import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { estimateDesignCost } from '@brandwright/contract/design/studio/use-design.ts';
import { createTechPack } from '@brandwright/contract/sourcing/agent/change-tech-pack.ts';
import { matchFactories } from '@brandwright/contract/sourcing/agent/match-factories.ts';
import { compareQuotes } from '@brandwright/contract/sourcing/requests/quotes.ts';
import { compareTariffs } from '@brandwright/contract/tariffs/compare-tariffs.ts';
import { landedWithEstimate, landedWords } from '@brandwright/contract/tariffs/landed.ts';
import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import { beforeAll, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { quotedRequest } from './requests/testing.ts';
import { seedMarketplace } from './testing.ts';

beforeAll(seedMarketplace);

const estimated = landedWords(landedWithEstimate);

it('a match has the landed cost that the duty answer has for the same piece, and says what is in it', async () => {
  const store = await testStore();
  await store.run(createTechPack, { words: '500 ceramic mugs with my logo, under $6 each' });
  const matches = await store.run(matchFactories, {});
  const match = matches.rows.find(({ landed, country }) => landed && country !== 'US');
  const landed = match?.landed;
  if (!match || !landed || !matches.tariff) throw new Error('No match abroad.');
  const { unitPriceMinor, dutyMinor, feesMinor, freightMinor, landedMinor } = landed;
  expect(landedMinor).toBe(unitPriceMinor + dutyMinor + feesMinor + freightMinor);
  const asked = {
    hts: matches.tariff.hts,
    unitPriceMinor,
    quantity: matches.quantity ?? 0,
    entryDate: matches.tariff.entryDate,
  };
  const compared = await store.run(compareTariffs, {
    ...asked,
    freightPerUnitMinor: freightMinor,
    countries: [match.country, 'US'],
  });
  const row = compared.rows.find(({ country }) => country === match.country);
  // Each part is rounded to the cent by itself.
  expect(Math.abs((row?.perUnit?.landedMinor ?? 0) - landedMinor)).toBeLessThanOrEqual(2);
  expect(compareTariffs.summary(compared, {} as never)).toContain('Landed with freight, per unit:');
  const bare = await store.run(lookUpTariff, { ...asked, country: match.country });
  expect(Math.abs((bare.perUnit?.landedMinor ?? 0) + freightMinor - landedMinor)).toBeLessThanOrEqual(2);
  expect(lookUpTariff.summary(bare, {} as never)).toContain('Landed at your door');
  expect(matchFactories.summary(matches, {} as never)).toContain(`Cheapest ${estimated}`);
});

it('quotes and estimates of designs hold the same parts under the same words', async () => {
  const store = await testStore();
  await quotedRequest(store, [{ supplierName: 'Hanoi Canvas' }]);
  const quotes = await store.run(compareQuotes, {});
  const [quote] = quotes.rows;
  expect(quote?.costs.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)).toBe(quote?.landedMinor);
  expect(compareQuotes.summary(quotes, { sort: 'landed' } as never)).toContain(estimated);

  const design = await store.run(createDesign, { words: 'a dark green tote bag that says Slow mornings' });
  const estimate = await store.run(estimateDesignCost, { designId: design.designId, quantity: 500 });
  const [best] = estimate.origins;
  if (best?.landedPerUnitMinor == null) throw new Error('No landed cost.');
  const parts =
    best.unitCostMinor +
    best.freightPerUnitMinor +
    (best.dutyPerUnitMinor ?? 0) +
    (best.feesPerUnitMinor ?? 0);
  expect(Math.abs(parts - best.landedPerUnitMinor)).toBeLessThanOrEqual(2);
  expect(estimateDesignCost.summary(estimate, {} as never)).toContain(estimated);
});
