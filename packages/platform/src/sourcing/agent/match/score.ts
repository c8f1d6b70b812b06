import { formatMoney } from '@brandwright/contract';
import {
  matchFactorNames,
  matchFactors,
  type FactorScore,
  type LandedCost,
  type MatchFactor,
} from '@brandwright/contract/sourcing/agent/factory-match.ts';
import type { Brief } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { certificates, customizations } from '../reading/vocabulary.ts';
import { singular } from '../reading/text.ts';
import { freightFrom } from './freight.ts';
import { matchWeights, materialFamilies, priorReviews, unknownPriceFits } from './weights.ts';

/** A factory with the item that comes nearest to the brief. */
export interface Candidate {
  name: string;
  country: string;
  countryName: string;
  categoryIds: readonly string[];
  capabilities: readonly string[];
  certifications: readonly string[];
  materials: readonly string[];
  moq: number | null;
  leadTimeDays: number;
  averageReview: number | null;
  reviewCount: number;
  /** Of what its nearest item is called, lower case: title and shelf. */
  itemWords: string;
  /** At the quantity of the brief. */
  unitPriceMinor: number | null;
  landed: LandedCost | null;
}

/** What a score is measured against. */
export interface Market {
  /** YYYY-MM-DD. */
  today: string;
  categoryName: string | null;
  /** Cheapest landed cost among all candidates. */
  cheapestLandedMinor: number | null;
  /** Mean rating of the marketplace, 1 to 5. */
  meanReview: number;
}

/** How well one factor fits: 0 to 1, with the reason. Null: the brief says nothing to judge it by. */
interface Judged {
  fits: number;
  words: string;
}

const dayMs = 86_400_000;
const clamp = (value: number) => Math.min(1, Math.max(0, value));
const units = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'unit' : 'units'}`;
const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
const capabilityName = (capability: string) => capability.toLowerCase().replaceAll('_', ' ');

/** Day by which goods ordered today could be in hand. */
export const inHandOn = (
  today: string,
  { leadTimeDays, country }: Pick<Candidate, 'leadTimeDays' | 'country'>,
) => addDays(today, leadTimeDays + freightFrom(country).days);

const judges: Readonly<
  Record<MatchFactor, (candidate: Candidate, brief: Brief, market: Market) => Judged | null>
> = {
  fit({ categoryIds, itemWords }, { categoryId, product }, { categoryName }) {
    const wanted = [
      ...new Set(
        (product ?? '')
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .filter((word) => word.length > 2)
          .map(singular),
      ),
    ];
    const found = wanted.filter((word) => itemWords.includes(word));
    const isCategory = categoryId !== null && categoryIds.includes(categoryId);
    const isMain = isCategory && categoryIds[0] === categoryId;
    const share = wanted.length === 0 ? 0.5 : found.length / wanted.length;
    const fits = clamp((categoryId === null ? 0.5 : isMain ? 0.6 : isCategory ? 0.5 : 0) + 0.4 * share);
    const made = isMain
      ? `Makes ${(categoryName ?? '').toLowerCase()} as its main line`
      : isCategory
        ? `Makes ${(categoryName ?? '').toLowerCase()} beside other things`
        : 'Is not known for this category';
    return {
      fits,
      words: `${made}${found.length > 0 ? `; an item of its own is a ${found.join(' ')}` : ''}.`,
    };
  },
  material({ materials }, { materials: wanted }) {
    if (wanted.length === 0) return null;
    const holds = (one: string) =>
      materials.some(
        (own) =>
          own === one ||
          own.includes(one) ||
          one.includes(own) ||
          (materialFamilies[one] ?? []).includes(own),
      );
    const found = wanted.filter(holds);
    const missing = wanted.filter((one) => !holds(one));
    return {
      fits: found.length / wanted.length,
      words:
        found.length === 0
          ? `Nothing of it is made of ${wanted.join(' or ')} in the catalog.`
          : `Works with ${found.join(', ')}${missing.length > 0 ? `, not with ${missing.join(', ')}` : ''}.`,
    };
  },
  capability({ capabilities }, { customizations: wanted }) {
    const needed = [
      ...new Set(wanted.flatMap((one) => customizations.find(({ name }) => name === one)?.capability ?? [])),
    ];
    if (needed.length === 0) return null;
    const held = needed.filter((one) => capabilities.includes(one));
    const missing = needed.filter((one) => !held.includes(one));
    return {
      fits: held.length / needed.length,
      words:
        missing.length === 0
          ? `Offers ${held.map(capabilityName).join(', ')}.`
          : `Does not list ${missing.map(capabilityName).join(', ')}.`,
    };
  },
  moq({ moq }, { quantity }) {
    if (quantity === null) return null;
    if (moq === null) return { fits: 0.5, words: 'Its minimum order is on request.' };
    if (moq <= quantity)
      return { fits: 1, words: `Minimum order ${units(moq)}; you need ${units(quantity)}.` };
    return {
      fits: clamp(1 - (moq / quantity - 1)),
      words: `Minimum order ${units(moq)} is ${units(moq - quantity)} above your ${units(quantity)}.`,
    };
  },
  price({ unitPriceMinor: price }, { targetPriceMinor: target, quantity }) {
    if (target === null) return null;
    if (price === null) return { fits: unknownPriceFits, words: 'Its price is on request.' };
    const at = quantity === null ? '' : ` at ${units(quantity)}`;
    const ratio = price / target;
    return ratio <= 1
      ? {
          fits: clamp(0.75 + (1 - ratio)),
          words: `${formatMoney(price)} a unit${at}, ${price === target ? 'your target' : `${formatMoney(target - price)} under your target`}.`,
        }
      : {
          fits: clamp(0.75 - (ratio - 1) * 1.5),
          words: `${formatMoney(price)} a unit${at} is ${formatMoney(price - target)} above your target of ${formatMoney(target)}.`,
        };
  },
  landedCost({ landed }, _brief, { cheapestLandedMinor: cheapest }) {
    if (cheapest === null) return null;
    if (landed === null)
      return { fits: unknownPriceFits, words: 'Landed cost is not known without its price.' };
    const over = landed.landedMinor - cheapest;
    const duty = landed.dutyPercent === null ? formatMoney(landed.dutyMinor) : `${landed.dutyPercent}%`;
    return {
      fits: clamp(1 - over / cheapest),
      words: `About ${formatMoney(landed.landedMinor)} a unit landed (duty ${duty}, freight about ${formatMoney(landed.freightMinor)})${over === 0 ? ', the cheapest of all' : `, ${formatMoney(over)} above the cheapest`}.`,
    };
  },
  country({ country, countryName }, { countriesWanted }) {
    if (countriesWanted.length === 0) return null;
    return countriesWanted.includes(country)
      ? { fits: 1, words: `In ${countryName}, as you wish.` }
      : { fits: 0, words: `In ${countryName}, which is not where you want it made.` };
  },
  certificates({ certifications }, { certifications: wanted }) {
    const known = wanted.flatMap(
      (name) => certificates.find((one) => one.name === name && one.code !== null) ?? [],
    );
    if (known.length === 0) return null;
    const held = known.filter(({ code }) => code !== null && certifications.includes(code));
    const missing = known.filter((one) => !held.includes(one));
    return {
      fits: held.length / known.length,
      words:
        missing.length === 0
          ? `Holds ${held.map(({ name }) => name).join(', ')}.`
          : `Does not list ${missing.map(({ name }) => name).join(', ')}; ask for it.`,
    };
  },
  leadTime(candidate, { launchDate }, { today }) {
    if (launchDate === null) return null;
    const ready = inHandOn(today, candidate);
    const spare = Math.round((Date.parse(launchDate) - Date.parse(ready)) / dayMs);
    const words = `${candidate.leadTimeDays} days to make and about ${freightFrom(candidate.country).days} to arrive: in hand by ${ready}`;
    return spare >= 0
      ? { fits: 1, words: `${words}, ${spare} days before launch.` }
      : { fits: clamp(1 + spare / 45), words: `${words}, ${-spare} days after launch.` };
  },
  reviews({ averageReview, reviewCount }, _brief, { meanReview }) {
    const shrunk =
      ((averageReview ?? meanReview) * reviewCount + meanReview * priorReviews) /
      (reviewCount + priorReviews);
    const words =
      averageReview === null
        ? 'No reviews yet.'
        : `Rated ${averageReview.toFixed(2)} of 5 in ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}${reviewCount < priorReviews ? ', which are few' : ''}.`;
    return { fits: clamp((shrunk - 3) / 2), words };
  },
};

/** From here on a factor counts for a factory, below there against it. */
const forFrom = 0.75;
const againstBelow = 0.5;

export interface Scored {
  score: number;
  factors: FactorScore[];
  reasons: string[];
  against: string[];
}

/** Scores a factory from 0 to 100. Pure: the same candidate, brief and market give the same score and words. */
export function scoreFactory(candidate: Candidate, brief: Brief, market: Market): Scored {
  const judged = matchFactors.flatMap((factor) => {
    const found = judges[factor](candidate, brief, market);
    return found === null ? [] : [{ factor, ...found }];
  });
  const all = judged.reduce((sum, { factor }) => sum + matchWeights[factor], 0);
  const factors = judged.map(({ factor, fits, words }): FactorScore => {
    const weight = (matchWeights[factor] / all) * 100;
    return {
      factor,
      label: matchFactorNames[factor],
      fits: Math.round(fits * 100),
      weight: Math.round(weight * 10) / 10,
      points: Math.round(weight * fits * 10) / 10,
      stands: fits >= forFrom ? 'FOR' : fits < againstBelow ? 'AGAINST' : 'OPEN',
      words,
    };
  });
  const exact = judged.reduce((sum, { factor, fits }) => sum + (matchWeights[factor] / all) * 100 * fits, 0);
  return {
    score: Math.round(exact),
    factors,
    reasons: factors
      .filter(({ stands }) => stands === 'FOR')
      .sort((a, b) => b.points - a.points || order(a, b))
      .map(({ words }) => words),
    against: factors
      .filter(({ stands }) => stands === 'AGAINST')
      .sort((a, b) => b.weight - b.points - (a.weight - a.points) || order(a, b))
      .map(({ words }) => words),
  };
}

const order = (a: FactorScore, b: FactorScore) =>
  matchFactors.indexOf(a.factor) - matchFactors.indexOf(b.factor);

/** Best first; equal scores in the order of their ids. */
export function ranked<T extends { score: number; supplierId: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => b.score - a.score || (a.supplierId < b.supplierId ? -1 : 1));
}
