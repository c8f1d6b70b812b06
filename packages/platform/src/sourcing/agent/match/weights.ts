import type { MatchFactor } from '@brandwright/contract/sourcing/agent/factory-match.ts';

/**
 * Points of a hundred that each factor may give. What a factory makes and what a piece costs at the door decide most;
 * a factor that the brief says nothing about is left out, and the others share its points.
 */
export const matchWeights: Readonly<Record<MatchFactor, number>> = {
  fit: 20,
  landedCost: 14,
  price: 12,
  moq: 12,
  country: 10,
  material: 8,
  capability: 6,
  certificates: 6,
  leadTime: 6,
  reviews: 6,
};

/** Reviews that the mean of the marketplace counts as: with few of its own a factory stands near the mean. */
export const priorReviews = 8;

/** A quote that has to be asked for is worth less than a price that fits, and more than one far above. */
export const unknownPriceFits = 0.4;

/** Materials that are kinds of another one. */
export const materialFamilies: Readonly<Record<string, readonly string[]>> = {
  ceramic: ['stoneware', 'porcelain', 'earthenware', 'bone china', 'ceramic'],
  'cotton canvas': ['cotton', 'canvas', 'organic cotton', 'recycled cotton'],
  cotton: ['organic cotton', 'recycled cotton', 'cotton canvas'],
  steel: ['stainless steel'],
  wood: ['bamboo', 'acacia', 'walnut', 'oak', 'beech', 'olive wood'],
  paper: ['kraft paper', 'recycled paper', 'paperboard', 'cardboard'],
  'kraft paper': ['paper', 'kraft', 'recycled paper', 'paperboard', 'cardboard', 'corrugated'],
  cardboard: ['paperboard', 'corrugated', 'kraft', 'paper'],
  'corrugated cardboard': ['corrugated', 'cardboard', 'paperboard', 'kraft'],
  glass: ['borosilicate glass'],
  wool: ['merino', 'alpaca', 'merino wool'],
};
