import type { PlanTier } from './operation.ts';

/**
 * What the plans are, in one place: names, prices, room and bundles. From the specification: tier names and the upgrade that each
 * suggests (brand-kit document §4), the bundles, their AI credit steps, welcome credits and the pricing texts (overview §9), and
 * five more seats on Professional (overview §6). The specification names no plan price, trial, picture count or monthly credits of
 * Scaling, nor which bundles a plan opens: those are ours. A year costs ten months.
 */
export interface Plan {
  tier: PlanTier;
  name: string;
  /** The name that the other tier list of the specification gives it (overview §9). */
  otherName: string;
  /** Minor units of `planCurrency`; 0 is free. */
  monthlyMinor: number;
  yearlyMinor: number;
  /** People, the owner included. */
  seats: number;
  /** AI pictures of a calendar month. */
  monthlyPictures: number;
  /** AI credits of a month. */
  monthlyAiCredits: number;
  bundles: readonly Bundle[];
  /** Of an order that is fulfilled, in minor units. */
  fulfillmentMinor: number;
  /** What it brings beside the figures, in words. */
  includes: readonly string[];
  /** The screen on which a call about it is asked for. */
  demoPath: string;
}

export const bundles = ['BEGINNER', 'PROFESSIONAL', 'LAUNCH', 'DESIGN', 'SAMPLE'] as const;
export type Bundle = (typeof bundles)[number];

export const billingCycles = ['MONTHLY', 'YEARLY'] as const;
export type BillingCycle = (typeof billingCycles)[number];

export const planCurrency = 'USD';
/** Of a store's first paid plan, unless it is turned off. */
export const trialDays = 14;

/** The screen of the plan and its billing. */
export const planPath = '/account-info?tab=plan';
const demoPath = `${planPath}&step=call`;

const free: Plan = {
  tier: 'TIER_1',
  name: 'Free',
  otherName: 'Free',
  monthlyMinor: 0,
  yearlyMinor: 0,
  seats: 5,
  monthlyPictures: 20,
  monthlyAiCredits: 300,
  bundles: [],
  fulfillmentMinor: 1_50,
  includes: ['Brand kits, the marketplace and print on demand'],
  demoPath,
};

const beginner: Plan = {
  tier: 'TIER_2',
  name: 'Beginner',
  otherName: 'Essentials',
  monthlyMinor: 39_00,
  yearlyMinor: 390_00,
  seats: 5,
  monthlyPictures: 100,
  monthlyAiCredits: 1000,
  bundles: ['BEGINNER', 'DESIGN', 'SAMPLE'],
  fulfillmentMinor: 1_50,
  includes: ['Print on demand included'],
  demoPath,
};

const scaling: Plan = {
  tier: 'TIER_2_5',
  name: 'Scaling',
  otherName: 'Business',
  monthlyMinor: 99_00,
  yearlyMinor: 990_00,
  seats: 5,
  monthlyPictures: 250,
  monthlyAiCredits: 2500,
  bundles: ['BEGINNER', 'LAUNCH', 'DESIGN', 'SAMPLE'],
  fulfillmentMinor: 1_50,
  includes: ['Print on demand included'],
  demoPath,
};

const professional: Plan = {
  tier: 'TIER_3',
  name: 'Professional',
  otherName: 'Business',
  monthlyMinor: 199_00,
  yearlyMinor: 1990_00,
  seats: 10,
  monthlyPictures: 1000,
  monthlyAiCredits: 5000,
  bundles: ['PROFESSIONAL', 'BEGINNER', 'LAUNCH', 'DESIGN', 'SAMPLE'],
  fulfillmentMinor: 1_15,
  includes: ['Print on demand included'],
  // The third tier books its demo elsewhere (overview §6).
  demoPath: `${demoPath}&about=professional`,
};

export const planOf: Readonly<Record<PlanTier, Plan>> = {
  TIER_1: free,
  TIER_2: beginner,
  TIER_2_5: scaling,
  TIER_3: professional,
};

/** The cheapest first. */
export const plans: readonly Plan[] = [free, beginner, scaling, professional];

/** Brand-kit document §4: Free goes to Beginner; Beginner and Scaling go to Professional; Professional has none. */
export const suggestedUpgrade: Readonly<Record<PlanTier, PlanTier | null>> = {
  TIER_1: 'TIER_2',
  TIER_2: 'TIER_3',
  TIER_2_5: 'TIER_3',
  TIER_3: null,
};

/** Features that a bundle opens. */
export const planModules = [
  'AI_DESIGN',
  'PRODUCT_SAMPLES',
  'REQUESTS_FOR_QUOTES',
  'STOREFRONT_LAUNCH',
  'EMAIL_AND_SMS',
  'FULFILLMENT',
  'ANALYTICS',
  'MORE_SEATS',
  'PREMIUM_SUPPORT',
] as const;
export type PlanModule = (typeof planModules)[number];

export const planModuleLabels: Readonly<Record<PlanModule, string>> = {
  AI_DESIGN: 'AI design',
  PRODUCT_SAMPLES: 'Product samples',
  REQUESTS_FOR_QUOTES: 'Requests for quotes',
  STOREFRONT_LAUNCH: 'Storefront launch',
  EMAIL_AND_SMS: 'Email and SMS',
  FULFILLMENT: 'Fulfillment',
  ANALYTICS: 'Analytics',
  MORE_SEATS: 'Five more seats',
  PREMIUM_SUPPORT: 'Premium phone support',
};

export interface BundleTerms {
  bundle: Bundle;
  name: string;
  modules: readonly PlanModule[];
  /** Once, when a store first gets it. */
  welcomeCreditMinor: number;
  /** How many AI credits a month can be had with it; none where it comes without a choice. */
  aiCreditSteps: readonly number[];
  /** What each of the steps costs a month beyond the plan, in minor units; ours. */
  aiCreditStepsMinor: readonly number[];
}

export const bundleTerms: readonly BundleTerms[] = [
  {
    bundle: 'BEGINNER',
    name: 'Beginner',
    modules: ['AI_DESIGN', 'PRODUCT_SAMPLES', 'REQUESTS_FOR_QUOTES', 'FULFILLMENT'],
    welcomeCreditMinor: 75_00,
    aiCreditSteps: [1000, 2000, 3500, 7000, 10_000],
    aiCreditStepsMinor: [0, 15_00, 32_00, 65_00, 90_00],
  },
  {
    bundle: 'PROFESSIONAL',
    name: 'Professional',
    modules: [...planModules],
    welcomeCreditMinor: 100_00,
    aiCreditSteps: [5000, 8000, 15_000, 30_000, 50_000],
    aiCreditStepsMinor: [0, 25_00, 80_00, 190_00, 320_00],
  },
  {
    bundle: 'LAUNCH',
    name: 'Launch',
    modules: ['STOREFRONT_LAUNCH', 'EMAIL_AND_SMS', 'FULFILLMENT', 'ANALYTICS'],
    welcomeCreditMinor: 50_00,
    aiCreditSteps: [],
    aiCreditStepsMinor: [],
  },
  {
    bundle: 'DESIGN',
    name: 'Design',
    modules: ['AI_DESIGN'],
    welcomeCreditMinor: 25_00,
    aiCreditSteps: [],
    aiCreditStepsMinor: [],
  },
  {
    bundle: 'SAMPLE',
    name: 'Sample',
    modules: ['PRODUCT_SAMPLES', 'REQUESTS_FOR_QUOTES'],
    welcomeCreditMinor: 25_00,
    aiCreditSteps: [],
    aiCreditStepsMinor: [],
  },
];

/** The bundle whose steps a plan has: the one that begins with what the plan includes. */
const ownBundleOf = (tier: PlanTier): BundleTerms | undefined =>
  bundleTerms.find(({ aiCreditSteps }) => aiCreditSteps[0] === planOf[tier].monthlyAiCredits);

/** How many AI credits a month can be had with a plan, what it includes first: those of its own bundle, where that has steps. */
export const creditStepsOf = (tier: PlanTier): readonly number[] =>
  ownBundleOf(tier)?.aiCreditSteps ?? [planOf[tier].monthlyAiCredits];

/** What is paid for beside the plan itself. */
export interface PlanExtras {
  /** One of the plan's steps; what it includes where none was chosen. */
  monthlyAiCredits: number;
  /** Seats beyond those that it includes. */
  extraSeats: number;
}

/** A seat beyond the plan's, a month, in minor units; ours. */
export const extraSeatMinor = 12_00;
export const mostExtraSeats = 20;

/** A year costs ten months, of extras too. */
const monthsCharged: Readonly<Record<BillingCycle, number>> = { MONTHLY: 1, YEARLY: 10 };

export const includedExtras = (tier: PlanTier): PlanExtras => ({
  monthlyAiCredits: planOf[tier].monthlyAiCredits,
  extraSeats: 0,
});

/** What a step of AI credits costs for a period, in minor units; undefined for what is no step of the plan. */
export function creditStepPriceOf(tier: PlanTier, cycle: BillingCycle, credits: number): number | undefined {
  const bundle = ownBundleOf(tier);
  if (!bundle) return credits === planOf[tier].monthlyAiCredits ? 0 : undefined;
  const monthly = bundle.aiCreditStepsMinor[bundle.aiCreditSteps.indexOf(credits)];
  return monthly === undefined ? undefined : monthly * monthsCharged[cycle];
}

/** What the extras of a plan cost for a period, in minor units. */
export const extrasPriceOf = (tier: PlanTier, cycle: BillingCycle, extras: PlanExtras): number =>
  (creditStepPriceOf(tier, cycle, extras.monthlyAiCredits) ?? 0) +
  extras.extraSeats * extraSeatMinor * monthsCharged[cycle];

/** What stays of extras under another plan: the seats, and what that plan includes of AI credits. */
export const extrasUnder = (tier: PlanTier, from: PlanTier, extras: PlanExtras): PlanExtras =>
  tier === from ? extras : { ...includedExtras(tier), extraSeats: tier === 'TIER_1' ? 0 : extras.extraSeats };

/** Percent of purchases that comes back. */
export const cashBackPercent = 1;

/** What is charged beside the plan, as the specification prices it (overview §9). */
export const usagePrices: readonly { what: string; price: string }[] = [
  { what: 'Print on demand', price: 'Free with membership' },
  { what: 'Storage', price: '$1 per bin per SKU for 12 months' },
  { what: 'Fulfillment', price: '$1.50 per order, $1.15 on Professional' },
  { what: 'Storefront', price: '5% payment processing' },
  { what: 'Sales channel', price: '$0 listing, 1% platform fee' },
  { what: 'SMS', price: '$0.02 per message, $0.04 per MMS' },
  { what: 'Visitor identification', price: 'From $0.16 per email' },
  { what: 'Cash back', price: `${cashBackPercent}% on purchases` },
  { what: 'Shipping credit', price: 'Up to $50 per month' },
];

/** What a period of a plan costs, in minor units. */
export const priceOf = (tier: PlanTier, cycle: BillingCycle): number =>
  cycle === 'YEARLY' ? planOf[tier].yearlyMinor : planOf[tier].monthlyMinor;

/** The welcome credit of a plan: that of its largest bundle. */
export const welcomeCreditOf = (tier: PlanTier): number =>
  Math.max(
    0,
    ...bundleTerms
      .filter(({ bundle }) => planOf[tier].bundles.includes(bundle))
      .map(({ welcomeCreditMinor }) => welcomeCreditMinor),
  );

/** The modules that a plan opens, each once. */
export const modulesOf = (tier: PlanTier): readonly PlanModule[] =>
  planModules.filter((module) =>
    bundleTerms.some(
      ({ bundle, modules }) => planOf[tier].bundles.includes(bundle) && modules.includes(module),
    ),
  );
