import type {
  ExpandedMatch,
  FactoryMatch,
  OriginCost,
} from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { certification } from '@brandwright/contract/sourcing/enums.ts';
import type { Brief, ValueSource } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { avg } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { askedWords, nearestOf, nothingFitsWords } from '../../fit/nothing-fits.ts';
import { marketplaceSuppliers } from '../../tables.ts';
import type { MatchFacts } from '../tables.ts';
import { findCandidates, type Found } from './find-candidates.ts';
import { findExpanded } from './find-expanded.ts';
import { freightFrom, unknownWeightGrams, type PieceSize } from './freight.ts';
import { landedCostOf, unitPriceAt, type OriginDuty } from './landed.ts';
import type { Duties, Wanted } from './origin-duties.ts';
import { inHandOn, ranked, scoreFactory, type Candidate, type Market } from './score.ts';
import { wantedBy } from './wanted.ts';

/** Matches that are kept with a brief. */
const mostKept = 60;
/** Rating that a marketplace without reviews is taken to have. */
const usualReview = 4.2;
const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

export interface MatchRun {
  rows: FactoryMatch[];
  expanded: ExpandedMatch[];
  facts: MatchFacts;
}

/** Scores the factories of the marketplace that make what a brief asks for; it has a product and a quantity. */
export async function runMatch(
  context: Pick<Context, 'db' | 'clock'>,
  { brief, sources }: { brief: Brief; sources: readonly ValueSource[] },
  dutiesOf: (wanted: Wanted) => Promise<Duties>,
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
  const prices = priced.flatMap(({ unitPriceMinor }) => unitPriceMinor ?? []);
  const countries = [
    ...new Set(
      priced.filter(({ unitPriceMinor }) => unitPriceMinor !== null).map(({ supplier }) => supplier.country),
    ),
  ].sort();
  const duties = await dutiesOf({
    brief,
    countries,
    quantity,
    referencePriceMinor: middle(prices) ?? brief.targetPriceMinor ?? 100,
    candidates: mostCommon(found.flatMap(({ item }) => item?.htsCandidate ?? [])),
  });
  const costed = priced.map((one) => {
    const duty = duties.byCountry.get(one.supplier.country);
    const landed =
      one.unitPriceMinor === null || !duty
        ? null
        : landedCostOf(one.unitPriceMinor, duty, { piece: pieceOf(brief, one), quantity });
    return { ...one, landed };
  });
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
      origins: originsOf(rows, duties.byCountry),
      tariff: duties.tariff,
      assumptions: [
        ...assumptionsOf(brief, rows, found),
        ...(duties.tariff?.isAssumed
          ? [
              `The tariff line ${duties.tariff.hts} is assumed from the catalog or the words; confirm it with the duty look-up.`,
            ]
          : []),
        ...duties.assumptions,
      ],
      expandedTotal: outside.total,
      nothingFits:
        wanted && rows.length === 0 ? nothingFitsWords(askedWords(wanted), near, outside.total) : null,
      nearest: rows.length === 0 ? nearestOf(near) : [],
    },
  };
}

type Costed = Found & { unitPriceMinor: number | null; landed: FactoryMatch['landed'] };

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

/** Size and weight of one piece: as the brief says, else as the nearest item of the factory. */
function pieceOf(brief: Brief, { item }: Found): PieceSize {
  const size = brief.dimensions;
  const round = size?.diameterMillimetres ?? null;
  return {
    weightGrams: brief.weightGrams ?? item?.weightGrams ?? null,
    lengthMillimetres: size?.lengthMillimetres ?? round ?? item?.lengthMillimetres ?? null,
    widthMillimetres: size?.widthMillimetres ?? round ?? item?.widthMillimetres ?? null,
    heightMillimetres: size?.heightMillimetres ?? item?.heightMillimetres ?? null,
  };
}

/** The origins of the matches, cheapest landed first, each by its cheapest factory. */
export function originsOf(
  rows: readonly FactoryMatch[],
  duties: ReadonlyMap<string, OriginDuty>,
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
            ...(duties.get(country)?.notes ?? []),
            `Freight by ${freightFrom(country).way} is an estimate.`,
          ],
        },
      ];
    })
    .sort((a, b) => a.landedMinor - b.landedMinor || a.country.localeCompare(b.country));
}

function assumptionsOf(brief: Brief, rows: readonly FactoryMatch[], found: readonly Found[]): string[] {
  const isWeightKnown = brief.weightGrams !== null || found.some(({ item }) => item?.weightGrams != null);
  return [
    ...(rows.length > 0 ? ['Freight is an estimate from weight and volume: nobody quoted it.'] : []),
    ...(isWeightKnown
      ? brief.weightGrams === null && rows.length > 0
        ? ['Weight is taken from the nearest catalog item of each factory.']
        : []
      : [`Weight is not known; ${unknownWeightGrams} g a piece is reckoned with.`]),
    ...(rows.some(({ unitPriceMinor }) => unitPriceMinor !== null)
      ? ['Prices are those of the nearest catalog item; your own specification is quoted by the factory.']
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
