import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { estimateDesignCost } from '@brandwright/contract/design/studio/estimate-design-cost.ts';
import { createTechPack } from '@brandwright/contract/sourcing/agent/create-tech-pack.ts';
import { matchFactories } from '@brandwright/contract/sourcing/agent/match-factories.ts';
import { compareQuotes } from '@brandwright/contract/sourcing/rfq/compare-quotes.ts';
import { compareTariffs } from '@brandwright/contract/tariffs/compare-tariffs.ts';
import { landedHolds, landedWithEstimate, landedWords } from '@brandwright/contract/tariffs/landed.ts';
import {
  cheapestMode,
  landedPartsOfMode,
  type LandedCost,
} from '@brandwright/contract/tariffs/landed-cost.ts';
import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import { beforeAll, expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';
import { quotedRequest } from './testing.ts';
import { seedMarketplace } from '../marketplace/testing.ts';

beforeAll(seedMarketplace);

const estimated = landedWords(landedWithEstimate);

const partsOfFirst = (landed: LandedCost | null) => {
  const mode = landed && cheapestMode(landed);
  const parts = mode && landedPartsOfMode(mode);
  if (!parts) throw new Error('No landed cost.');
  return parts;
};

it('a match has the landed cost that the duty answer has for the same goods, and says what is in it', async () => {
  const store = await testStore();
  await store.run(createTechPack, { words: '500 ceramic mugs with my logo, under $6 each' });
  const matches = await store.run(matchFactories, {});
  const match = matches.rows.find(({ landed, country }) => landed && country !== 'US');
  const landed = match?.landed;
  if (!match || !landed || !matches.tariff) throw new Error('No match abroad.');
  const { unitPriceMinor, dutyMinor, feesMinor, freightMinor, insuranceMinor, entryMinor } = landed;
  expect(landed.landedMinor).toBe(
    unitPriceMinor + dutyMinor + feesMinor + freightMinor + insuranceMinor + entryMinor,
  );
  const asked = {
    hts: matches.tariff.hts,
    product: 'ceramic mug',
    unitPriceMinor,
    quantity: matches.quantity ?? 0,
    entryDate: matches.tariff.entryDate,
  };
  const answer = await store.run(lookUpTariff, { ...asked, country: match.country });
  // Each part is rounded to the cent by itself.
  const each = Math.round(partsOfFirst(answer.landedCost).totalMinor / asked.quantity);
  expect(Math.abs(each - landed.landedMinor)).toBeLessThanOrEqual(3);
  const compared = await store.run(compareTariffs, { ...asked, countries: [match.country, 'US'] });
  const row = compared.rows.find(({ country }) => country === match.country);
  expect(row?.landed.map(({ perUnitMinor }) => perUnitMinor)).toContain(each);
  expect(lookUpTariff.summary(answer, {} as never)).toContain('Landed at your door');
  expect(matchFactories.summary(matches, {} as never)).toContain(`Cheapest ${estimated}`);
  expect(matchFactories.summary(matches, {} as never)).toContain(landedHolds);
});

it('quotes and estimates of designs hold the same parts under the same words', async () => {
  const store = await testStore();
  await quotedRequest(store, [{ supplierName: 'Hanoi Canvas' }]);
  const quotes = await store.run(compareQuotes, {});
  const [quote] = quotes.rows;
  if (!quote) throw new Error('No quote.');
  expect(quote.costs.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)).toBe(quote.landedMinor);
  expect(quote.costs.map(({ label }) => label)).toEqual([
    ...['Goods', 'Tooling', 'Duty and customs fees', 'Freight', 'Insurance and customs entry'],
  ]);
  const summary = compareQuotes.summary(quotes, { sort: 'landed' } as never);
  expect(summary).toContain(estimated);
  expect(summary).toContain(landedHolds);

  const design = await store.run(createDesign, { words: 'a dark green hoodie that says Slow mornings' });
  const estimate = await store.run(estimateDesignCost, { designId: design.designId, quantity: 500 });
  const [best] = estimate.origins;
  if (best?.landedPerUnitMinor == null) throw new Error('No landed cost.');
  const { totalMinor } = partsOfFirst(
    (
      await store.run(lookUpTariff, {
        product: 'cotton hoodie',
        country: best.country,
        quantity: 500,
        unitPriceMinor: best.unitCostMinor,
      })
    ).landedCost,
  );
  expect(best.landedPerUnitMinor).toBe(Math.round(totalMinor / 500));
  expect(estimateDesignCost.summary(estimate, {} as never)).toContain(estimated);
});
