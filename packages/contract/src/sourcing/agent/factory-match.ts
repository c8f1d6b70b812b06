import { z } from 'zod';
import { amountMinor, countryCode, field, instant } from '../../kernel/fields.ts';
import { pageOutput } from '../../kernel/paging.ts';
import { landedTransport } from '../../tariffs/landed-cost.ts';
import { certification } from '../marketplace/enums.ts';
import { nothingFitsFacts } from '../marketplace/fit.ts';
import { techPackRef } from './tech-pack.ts';

/** What the score of a factory is made of; the platform's table of weights says how much each counts. */
export const matchFactors = [
  'fit',
  'material',
  'capability',
  'moq',
  'price',
  'landedCost',
  'country',
  'certificates',
  'leadTime',
  'reviews',
] as const;
export const matchFactor = z.enum(matchFactors);
export type MatchFactor = z.output<typeof matchFactor>;

export const matchFactorNames: Record<MatchFactor, string> = {
  fit: 'Makes this',
  material: 'Materials',
  capability: 'Capabilities',
  moq: 'Minimum order',
  price: 'Factory price',
  landedCost: 'Landed cost',
  country: 'Country',
  certificates: 'Certificates',
  leadTime: 'Time to launch',
  reviews: 'Reviews',
};

/** One factor of a score: how well it fits (0 to 100), how many of the 100 points it may give and gave, and why in words. */
export const factorScore = z.object({
  factor: matchFactor,
  label: z.string(),
  /** 0 to 100. */
  fits: z.int(),
  /** Most points that it can give. */
  weight: z.number(),
  points: z.number(),
  stands: z.enum(['FOR', 'AGAINST', 'OPEN']),
  words: z.string(),
});
export type FactorScore = z.output<typeof factorScore>;

/**
 * What one piece costs at the door, by the way of travel that costs least: known duty and customs fees, estimated freight,
 * insurance and entry. Money in minor units of USD.
 */
export const landedCost = z.object({
  unitPriceMinor: amountMinor(),
  /** Percent of the value, all layers; null when it cannot be told or is no percentage. */
  dutyPercent: z.number().nullable(),
  dutyMinor: amountMinor(),
  feesMinor: amountMinor(),
  /** An estimate by weight and volume. */
  freightMinor: amountMinor(),
  /** Cargo insurance and the broker's entry, estimates too. Nothing in matches that were kept before they were counted. */
  insuranceMinor: amountMinor().default(0),
  entryMinor: amountMinor().default(0),
  /** How it travels; by sea in matches that were kept before this was chosen. */
  transport: landedTransport.default('OCEAN'),
  landedMinor: amountMinor(),
  /** Whether a part of the duty rests on an assumption. */
  isDutyAssumed: z.boolean(),
});
export type LandedCost = z.output<typeof landedCost>;

/** A factory of the marketplace with how well it fits a brief. */
export const factoryMatch = z.object({
  rank: z.int(),
  supplierId: field(z.uuid(), { ref: 'supplier' }),
  name: z.string(),
  /** 0 to 100. */
  score: z.int(),
  country: countryCode(),
  countryName: z.string(),
  city: z.string(),
  /** The catalog item that is what the brief asks for; null where only the supplier's headline says that it makes it. */
  itemId: field(z.uuid(), { ref: 'catalog_item' }).nullable(),
  itemTitle: z.string().nullable(),
  moq: z.int().nullable(),
  /** Factory price of one piece at the quantity of the brief; null: quoted on request. */
  unitPriceMinor: amountMinor().nullable(),
  landed: landedCost.nullable(),
  leadTimeDays: z.int(),
  /** Day by which the goods could be in hand, production and transport reckoned from today. */
  inHandOn: z.string(),
  averageReview: z.number().nullable(),
  reviewCount: z.int(),
  certifications: z.array(certification),
  factors: z.array(factorScore),
  /** In words, strongest first. */
  reasons: z.array(z.string()),
  against: z.array(z.string()),
  pictureUrl: z.string().nullable(),
});
export type FactoryMatch = z.output<typeof factoryMatch>;

/** Landed cost per unit of one origin, at the best factory price there. */
export const originCost = z.object({
  country: countryCode(),
  countryName: z.string(),
  factories: z.int(),
  bestSupplierId: field(z.uuid(), { ref: 'supplier' }),
  bestName: z.string(),
  ...landedCost.shape,
  notes: z.array(z.string()),
});
export type OriginCost = z.output<typeof originCost>;

/** A factory outside the marketplace: nobody vetted it and its price has to be asked for first. */
export const expandedMatch = z.object({
  rank: z.int(),
  /** Id in the expanded network. */
  companyId: z.uuid(),
  name: field(z.string(), { untrusted: true }),
  country: countryCode(),
  countryName: z.string(),
  city: field(z.string(), { untrusted: true }).nullable(),
  sector: field(z.string(), { untrusted: true }),
  reasons: z.array(z.string()),
  /** Always: no price is known, so it asks first. */
  asksFirst: z.literal(true),
});
export type ExpandedMatch = z.output<typeof expandedMatch>;

/** A tariff line for which the duty was worked out. */
export const matchTariff = z.object({
  hts: field(z.string(), { ref: 'tariff_line' }),
  name: z.string(),
  isAssumed: z.boolean(),
  entryDate: z.string(),
});

/** Matches of a brief, or a page of them. */
export const matchesOutput = z.object({
  techPackId: techPackRef(),
  techPackNumber: z.int(),
  title: z.string(),
  quantity: z.int().nullable(),
  targetPriceMinor: amountMinor().nullable(),
  currency: z.literal('USD'),
  matchedAt: instant(),
  /** The brief changed since. */
  isStale: z.boolean(),
  rows: z.array(factoryMatch),
  expanded: z.array(expandedMatch),
  expandedTotal: z.int(),
  /** Cheapest landed first. */
  origins: z.array(originCost),
  tariff: matchTariff.nullable(),
  /** What the figures rest on. */
  assumptions: z.array(z.string()),
  ...nothingFitsFacts,
  ...pageOutput,
});
export type MatchesOutput = z.output<typeof matchesOutput>;
