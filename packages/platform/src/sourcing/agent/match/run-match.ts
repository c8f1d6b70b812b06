import type {
  ExpandedMatch,
  FactoryMatch,
  OriginCost,
} from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { certification } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { landedTransportWords } from '@brandwright/contract/tariffs/landed-cost.ts';
import type { Brief, ValueSource } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { avg } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { askedWords, nearestOf, nothingFitsWords } from '../../marketplace/fit/nothing-fits.ts';
import { marketplaceSuppliers } from '../../marketplace/tables.ts';
import type { MatchFacts } from '../tables.ts';
import { findCandidates, type Found } from './find-candidates.ts';
import { findExpanded } from './find-expanded.ts';
import type { Landed, LandedCosts, Wanted } from './landed-costs.ts';
import { unitPriceAt } from './landed.ts';
import { inHandOn, ranked, scoreFactory, type Candidate, type Market } from './score.ts';
import { wantedBy } from './wanted.ts';

/** Matches that are kept with a brief. */
const mostKept = 60;
/** Rating that a marketplace without reviews is taken to have. */
const usualReview = 4.2;

export interface MatchRun {
  rows: FactoryMatch[];
  expanded: ExpandedMatch[];
  facts: MatchFacts;
}

/** Scores the factories of the marketplace that make what a brief asks for; it has a product and a quantity. */
export async function runMatch(
  context: Pick<Context, 'db' | 'clock'>,
  { brief, sources }: { brief: Brief; sources: readonly ValueSource[] },
  costsOf: (wanted: Wanted) => Promise<LandedCosts>,
): Promise<MatchRun> {
  const quantity = brief.quantity ?? 1;
  const wanted = wantedBy(brief, sources);
  const { makers: found, near } = wanted
    ? await findCandidates(context, wanted, brief.countriesExcluded)
    : { makers: [], near: [] };
  const priced = found.map((one) => ({
    ...one,
    unitPriceMinor: one.item ? unitPriceAt(quantity, one.item.priceTiers, one.item.unitPriceMinor) : null,
  }));
  const costs = await costsOf({
    brief,
    offers: priced.flatMap(({ supplier: { country }, unitPriceMinor }) =>
      unitPriceMinor === null ? [] : [{ country, unitPriceMinor }],
    ),
    quantity,
    candidates: mostCommon(found.flatMap(({ item }) => item?.htsCandidate ?? [])),
    itemWeights: found.flatMap(({ item }) => item?.weightGrams ?? []),
  });
  const costed = priced.map((one) => {
    const { unitPriceMinor } = one;
    const found =
      unitPriceMinor === null ? null : costs.of({ country: one.supplier.country, unitPriceMinor });
    return { ...one, landed: found?.landed ?? null, notes: found?.notes ?? [] };
  });
  const notesOf = new Map(costed.map(({ supplier, notes }) => [supplier.id, notes]));
  const landedAll = costed.flatMap(({ landed }) => landed?.landedMinor ?? []);
  const market: Market = {
    today: context.clock.now().toISOString().slice(0, 10),
    cheapestLandedMinor: landedAll.length === 0 ? null : Math.min(...landedAll),
    meanReview: await meanReview(context),
  };
  const rows = ranked(costed.map((one) => toMatch(one, brief, market)))
    .slice(0, mostKept)
    .map((match, index) => ({ ...match, rank: index + 1 }));
  const outside = wanted ? await findExpanded(context, brief, wanted) : { rows: [], total: 0 };
  return {
    rows,
    expanded: outside.rows,
    facts: {
      origins: originsOf(rows, notesOf),
      tariff: costs.tariff,
      assumptions: [
        ...assumptionsOf(rows),
        ...(costs.tariff?.isAssumed
          ? [
              `The tariff line ${costs.tariff.hts} is assumed from the catalog or the words; confirm it with a duty lookup.`,
            ]
          : []),
        ...costs.assumptions,
      ],
      expandedTotal: outside.total,
      nothingFits:
        wanted && rows.length === 0 ? nothingFitsWords(askedWords(wanted), near, outside.total) : null,
      nearest: rows.length === 0 ? nearestOf(near) : [],
    },
  };
}

type Costed = Found & { unitPriceMinor: number | null; landed: Landed['landed'] | null };

function toMatch(
  { supplier, item, fit, unitPriceMinor, landed }: Costed,
  brief: Brief,
  market: Market,
): FactoryMatch {
  const moq = item?.moq ?? supplier.moq;
  const leadTimeDays = item?.leadTimeDays ?? supplier.productionDaysMax;
  const candidate: Candidate = {
    name: supplier.name,
    country: supplier.country,
    countryName: supplier.countryName,
    capabilities: supplier.capabilities,
    certifications: supplier.certifications,
    materials: [...new Set([...(item?.materials ?? []), ...supplier.materials])].map((one) =>
      one.toLowerCase(),
    ),
    moq,
    leadTimeDays,
    averageReview: supplier.averageReview,
    reviewCount: supplier.reviewCount,
    fit,
    itemTitle: item?.title ?? null,
    unitPriceMinor,
    landed,
  };
  return {
    rank: 0,
    supplierId: supplier.id,
    name: supplier.name,
    ...scoreFactory(candidate, brief, market),
    country: supplier.country,
    countryName: supplier.countryName,
    city: supplier.city,
    itemId: item?.id ?? null,
    itemTitle: item?.title ?? null,
    moq,
    unitPriceMinor,
    landed,
    leadTimeDays,
    inHandOn: inHandOn(market.today, candidate),
    averageReview: supplier.averageReview,
    reviewCount: supplier.reviewCount,
    certifications: supplier.certifications.flatMap((one) => certification.safeParse(one).data ?? []),
    pictureUrl: item?.pictureUrls[0] ?? supplier.coverUrl,
  };
}

/** The origins of the matches, cheapest landed first, each by its cheapest factory. */
export function originsOf(
  rows: readonly FactoryMatch[],
  notesOf: ReadonlyMap<string, readonly string[]>,
): OriginCost[] {
  const byCountry = Map.groupBy(
    rows.filter(({ landed }) => landed !== null),
    ({ country }) => country,
  );
  return [...byCountry]
    .flatMap(([country, own]): OriginCost[] => {
      const best = [...own].sort(
        (a, b) =>
          (a.landed?.landedMinor ?? 0) - (b.landed?.landedMinor ?? 0) ||
          (a.supplierId < b.supplierId ? -1 : 1),
      )[0];
      if (!best?.landed) return [];
      return [
        {
          country,
          countryName: best.countryName,
          factories: own.length,
          bestSupplierId: best.supplierId,
          bestName: best.name,
          ...best.landed,
          notes: [
            ...(notesOf.get(best.supplierId) ?? []),
            `Freight ${landedTransportWords[best.landed.transport]}, insurance and entry are estimates.`,
          ],
        },
      ];
    })
    .sort((a, b) => a.landedMinor - b.landedMinor || a.country.localeCompare(b.country));
}

function assumptionsOf(rows: readonly FactoryMatch[]): string[] {
  return [
    ...(rows.some(({ landed }) => landed !== null)
      ? ['Freight is an estimate from weight and volume, not a quote.']
      : []),
    ...(rows.some(({ unitPriceMinor }) => unitPriceMinor !== null)
      ? ['Prices are those of the closest catalog item; the factory quotes your own specification.']
      : []),
  ];
}

async function meanReview(context: Pick<Context, 'db'>): Promise<number> {
  const [row] = await context.db
    .select({ mean: avg(marketplaceSuppliers.averageReview) })
    .from(marketplaceSuppliers);
  return row?.mean ? Math.round(Number(row.mean) * 100) / 100 : usualReview;
}

function mostCommon(values: readonly string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts]
    .sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]))
    .map(([value]) => value);
}
