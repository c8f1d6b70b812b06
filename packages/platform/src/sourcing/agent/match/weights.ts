import type { MatchFactor } from '@brandwright/contract/sourcing/agent/factory-match.ts';

/** Points of a hundred that each factor may give. A factor that the brief says nothing about is left out, and the others share its points. */
export const matchWeights: Readonly<Record<MatchFactor, number>> = {
  fit: 60,
  landedCost: 7,
  price: 6,
  moq: 6,
  country: 5,
  material: 4,
  capability: 3,
  certificates: 3,
  leadTime: 3,
  reviews: 3,
};

/** Bands of the score by how many of the stated words nothing confirms: 0, 1, 2, and more. They do not overlap. */
const bands = [
  { floor: 60, width: 40 },
  { floor: 40, width: 19 },
  { floor: 25, width: 14 },
  { floor: 10, width: 14 },
] as const;

/** The band of a factory: what it makes decides before price, minimum order and rating. */
export const bandOf = (missing: number): { floor: number; width: number } =>
  bands[Math.max(0, Math.min(missing, bands.length - 1))] ?? bands[3];

/** Reviews that the mean of the marketplace counts as: with few of its own a factory stands near the mean. */
export const priorReviews = 8;

/** A quote that has to be asked for is worth less than a price that fits, and more than one far above. */
export const unknownPriceFits = 0.4;
