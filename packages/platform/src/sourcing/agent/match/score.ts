import { landedWithEstimate, landedWords } from '@brandwright/contract/tariffs/landed.ts';
import { formatMoney } from '@brandwright/contract';
import { count } from '@brandwright/contract/kernel/words.ts';
import {
  matchFactorNames,
  matchFactors,
  type FactorScore,
  type LandedCost,
  type MatchFactor,
} from '@brandwright/contract/sourcing/agent/factory-match.ts';
import type { Brief } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { certificates, customizations } from '../reading/vocabulary.ts';
import type { Fit } from '@brandwright/language/products/fit.ts';
import { isKindOfMaterial } from '@brandwright/language/products/material-kinds.ts';
import { landedTransportWords } from '@brandwright/contract/tariffs/landed-cost.ts';
import { arrivalDaysFrom } from '../../../kernel/freight/freight.ts';
import { bandOf, matchWeights, priorReviews, unknownPriceFits } from './weights.ts';

/** A factory that makes what the brief asks for, with the item that shows it. */
export interface Candidate {
  name: string;
  country: string;
  countryName: string;
  capabilities: readonly string[];
  certifications: readonly string[];
  materials: readonly string[];
  moq: number | null;
  leadTimeDays: number;
  averageReview: number | null;
  reviewCount: number;
  /** How its item, or its headline where it lists none, is what was asked for. */
  fit: Fit;
  itemTitle: string | null;
  /** At the quantity of the brief. */
  unitPriceMinor: number | null;
  landed: LandedCost | null;
}

/** What a score is measured against. */
export interface Market {
  /** YYYY-MM-DD. */
  today: string;
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
const units = (quantity: number) => count(quantity, 'unit');
const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
const capabilityName = (capability: string) => capability.toLowerCase().replaceAll('_', ' ');

/** Day by which goods ordered today could be in hand. */
export const inHandOn = (today: string, candidate: Pick<Candidate, 'leadTimeDays' | 'country' | 'landed'>) =>
  addDays(today, candidate.leadTimeDays + arrivalDays(candidate));

/** The longest that its way of travel usually takes. */
const arrivalDays = ({ country, landed }: Pick<Candidate, 'country' | 'landed'>) =>
  arrivalDaysFrom(country, landed?.transport);

const judges: Readonly<
  Record<MatchFactor, (candidate: Candidate, brief: Brief, market: Market) => Judged | null>
> = {
  fit({ fit, itemTitle }) {
    const open = fit.open.length === 0 ? '' : ` Ask about: ${fit.open.join(', ')}.`;
    return {
      fits: 1 - missingOf({ fit, itemTitle }) / 4,
      words:
        itemTitle === null
          ? `Its headline says that it makes this (${fit.matched.join(', ')}), but no item in its catalog shows it.${open}`
          : `\u201c${itemTitle}\u201d matches ${fit.matched.join(', ')}.${open}`,
    };
  },
  material({ materials }, { materials: wanted }) {
    if (wanted.length === 0) return null;
    const holds = (one: string) =>
      materials.some((own) => isKindOfMaterial(own, one) || own.includes(one) || one.includes(own));
    const found = wanted.filter(holds);
    const missing = wanted.filter((one) => !holds(one));
    return {
      fits: found.length / wanted.length,
      words:
        found.length === 0
          ? `Nothing in its catalog is made of ${wanted.join(' or ')}.`
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
          : `Doesn’t list ${missing.map(capabilityName).join(', ')}.`,
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
      return { fits: unknownPriceFits, words: 'Landed cost isn’t known without its price.' };
    const over = landed.landedMinor - cheapest;
    const duty = landed.dutyPercent === null ? formatMoney(landed.dutyMinor) : `${landed.dutyPercent}%`;
    return {
      fits: clamp(1 - over / cheapest),
      words: `About ${formatMoney(landed.landedMinor)} a unit ${landedWords(landedWithEstimate)} (duty ${duty}, freight ${landedTransportWords[landed.transport]} about ${formatMoney(landed.freightMinor)})${over === 0 ? ', the cheapest of all' : `, ${formatMoney(over)} above the cheapest`}.`,
    };
  },
  country({ country, countryName }, { countriesWanted }) {
    if (countriesWanted.length === 0) return null;
    return countriesWanted.includes(country)
      ? { fits: 1, words: `In ${countryName}, as you asked.` }
      : { fits: 0, words: `In ${countryName}, which isn’t where you want it made.` };
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
          : `Doesn’t list ${missing.map(({ name }) => name).join(', ')}; ask for it.`,
    };
  },
  leadTime(candidate, { launchDate }, { today }) {
    if (launchDate === null) return null;
    const ready = inHandOn(today, candidate);
    const spare = Math.round((Date.parse(launchDate) - Date.parse(ready)) / dayMs);
    const words = `${candidate.leadTimeDays} days to make and up to ${arrivalDays(candidate)} to arrive: in hand by ${ready}`;
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
        : `Rated ${averageReview.toFixed(2)} of 5 in ${count(reviewCount, 'review')}${reviewCount < priorReviews ? ', so take it with caution' : ''}.`;
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

/** Stated words that nothing confirms; a headline without an item counts as one more. At most 3. */
const missingOf = ({ fit, itemTitle }: Pick<Candidate, 'fit' | 'itemTitle'>) =>
  Math.min(3, fit.open.length + (itemTitle === null ? 1 : 0));

/**
 * Scores a factory from 0 to 100. Pure: the same candidate, brief and market give the same score and words. How much of
 * what was asked for it makes sets the band of the score; everything else orders within the band.
 */
export function scoreFactory(candidate: Candidate, brief: Brief, market: Market): Scored {
  const band = bandOf(missingOf(candidate));
  const judged = matchFactors.flatMap((factor) => {
    const found = judges[factor](candidate, brief, market);
    return found === null ? [] : [{ factor, ...found }];
  });
  const rest = judged.filter(({ factor }) => factor !== 'fit');
  const all = rest.reduce((sum, { factor }) => sum + matchWeights[factor], 0);
  const weighed = judged.map(({ factor, fits, words }) =>
    factor === 'fit'
      ? { factor, fits, words, weight: 100 - band.width, points: band.floor }
      : weighedAs(band.width * (matchWeights[factor] / all), { factor, fits, words }),
  );
  const factors = weighed.map(({ factor, fits, words, weight, points }): FactorScore => ({
    factor,
    label: matchFactorNames[factor],
    fits: Math.round(fits * 100),
    weight: Math.round(weight * 10) / 10,
    points: Math.round(points * 10) / 10,
    stands: fits >= forFrom ? 'FOR' : fits < againstBelow ? 'AGAINST' : 'OPEN',
    words,
  }));
  return {
    score: Math.round(weighed.reduce((sum, { points }) => sum + points, 0)),
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

const weighedAs = (weight: number, judged: Judged & { factor: MatchFactor }) => ({
  ...judged,
  weight,
  points: weight * judged.fits,
});

const order = (a: FactorScore, b: FactorScore) =>
  matchFactors.indexOf(a.factor) - matchFactors.indexOf(b.factor);

interface Rankable {
  score: number;
  supplierId: string;
  unitPriceMinor?: number | null;
  moq?: number | null;
  averageReview?: number | null;
}

/** Best first; equal scores by price, smallest order, rating, then id. */
export function ranked<T extends Rankable>(rows: readonly T[]): T[] {
  const last = Number.MAX_SAFE_INTEGER;
  return [...rows].sort(
    (a, b) =>
      b.score - a.score ||
      (a.unitPriceMinor ?? last) - (b.unitPriceMinor ?? last) ||
      (a.moq ?? last) - (b.moq ?? last) ||
      (b.averageReview ?? 0) - (a.averageReview ?? 0) ||
      (a.supplierId < b.supplierId ? -1 : 1),
  );
}
