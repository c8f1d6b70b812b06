import { z } from 'zod';
import { amountMinor, field, instant } from '../kernel/fields.ts';
import { planTiers } from '../kernel/operation.ts';
import { billingCycles, bundles, planModules } from '../kernel/plan-catalog.ts';
import { changeKinds, planStates, subscriptionStatuses } from './rules.ts';

export const planTier = z.enum(planTiers);
export const billingCycle = z.enum(billingCycles);
export type BillingCycle = z.output<typeof billingCycle>;

export const cycleLabels: Readonly<Record<BillingCycle, string>> = { MONTHLY: 'Monthly', YEARLY: 'Yearly' };

/** The words by which a founder names a plan or how it is billed. */
export const tierField = () =>
  field(planTier, {
    words: ['plan', 'tier', 'subscription'],
    valueWords: {
      TIER_1: ['free', 'the free plan', 'nothing'],
      TIER_2: ['beginner', 'essentials'],
      TIER_2_5: ['scaling'],
      TIER_3: ['professional', 'pro', 'the top plan', 'the biggest plan'],
    },
    question: 'Which plan: Free, Beginner, Scaling or Professional?',
    label: 'Plan',
  });

export const cycleField = () =>
  field(billingCycle, {
    words: ['billing', 'billed', 'paid'],
    valueWords: {
      MONTHLY: ['monthly', 'by the month', 'per month', 'a month', 'month to month', 'every month'],
      YEARLY: [
        'yearly',
        'annual',
        'annually',
        'by the year',
        'per year',
        'a year',
        'once a year',
        'every year',
      ],
    },
    namedByWords: true,
    label: 'Billed',
  });

const modules = z.array(z.enum(planModules));

/** A plan, as it is offered. Money in minor units. */
export const plan = z.object({
  tier: planTier,
  name: z.string(),
  monthlyMinor: amountMinor(),
  yearlyMinor: amountMinor(),
  currency: z.string(),
  seats: z.int(),
  monthlyPictures: z.int(),
  monthlyAiCredits: z.int(),
  fulfillmentMinor: amountMinor(),
  bundles: z.array(z.enum(bundles)),
  modules,
  includes: z.array(z.string()),
  welcomeCreditMinor: amountMinor(),
  demoPath: z.string(),
  isCurrent: z.boolean(),
});
export type OfferedPlan = z.output<typeof plan>;

export const bundle = z.object({
  bundle: z.enum(bundles),
  name: z.string(),
  modules,
  welcomeCreditMinor: amountMinor(),
  aiCreditSteps: z.array(z.int()),
});

/** What a subscription changes to, and when. */
const nextPlan = z.object({
  tier: planTier,
  title: z.string(),
  cycle: billingCycle,
  amountMinor: amountMinor(),
  at: instant(),
});

/** The store's subscription at the bank. Money in minor units of `currency`, per period. */
export const planSubscription = z.object({
  tier: planTier,
  title: z.string(),
  cycle: billingCycle,
  status: z.enum(subscriptionStatuses),
  planState: z.enum(planStates),
  isSubscribed: z.boolean(),
  isPastDue: z.boolean(),
  isPaused: z.boolean(),
  amountMinor: amountMinor(),
  currency: z.string(),
  currentPeriodStart: instant(),
  currentPeriodEnd: instant(),
  trialEndsAt: instant().nullable(),
  pausedAt: instant().nullable(),
  resumesAt: instant().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  canceledAt: instant().nullable(),
  next: nextPlan.nullable(),
  /** What a month brings, and the seats beyond the plan's that are paid for. */
  monthlyAiCredits: z.int(),
  extraSeats: z.int(),
  /** Percent off the coming invoices. */
  percentOff: z.int().nullable(),
  /** The last invoice that couldn't be charged. */
  openInvoiceId: z.string().nullable(),
  /** What can be done with it now. */
  allowed: z.object({
    change: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    cancel: z.boolean(),
    reactivate: z.boolean(),
  }),
});
export type PlanSubscription = z.output<typeof planSubscription>;

/** The plan that a store is on, with its subscription; a store that never subscribed has none. */
export const planOverview = z.object({
  /** Whose features the store has now. */
  tier: planTier,
  planName: z.string(),
  planState: z.enum(planStates),
  subscription: planSubscription.nullable(),
  suggestedUpgrade: planTier.nullable(),
});
export type PlanOverview = z.output<typeof planOverview>;

/** A plan after a change, with what changed. */
export const changedPlan = planOverview.extend({ change: z.string() });

/** What a change of plan would charge, and when. */
export const planChange = z.object({
  kind: z.enum(changeKinds),
  from: z.object({ tier: planTier, title: z.string(), cycle: billingCycle.nullable() }),
  to: z.object({ tier: planTier, title: z.string(), cycle: billingCycle }),
  currency: z.string(),
  /** When the new plan begins. */
  takesEffectAt: instant(),
  isImmediate: z.boolean(),
  dueNowMinor: amountMinor(),
  /** Of what is due now: for the new plan, and less what is paid and isn't used. */
  chargeMinor: amountMinor(),
  creditMinor: amountMinor(),
  /** The next charge after that; null where there is none. */
  later: z.object({ amountMinor: amountMinor(), at: instant() }).nullable(),
  trialDays: z.int().nullable(),
  /** The card that is charged: "Visa ending in 4242". */
  card: z.string().nullable(),
  gains: z.array(z.string()),
  loses: z.array(z.string()),
  warnings: z.array(z.string()),
  /** The instant that it was worked out for; with it, what is charged is what was shown. */
  quotedAt: instant(),
});
export type PlanChange = z.output<typeof planChange>;

/** What the bank billed by itself, such as a month of the plan. */
export const providerInvoice = z.object({
  invoiceId: z.string(),
  /** "BW-202611-3": as it is named on its PDF. */
  number: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  description: z.string(),
  amountDueMinor: amountMinor(),
  amountPaidMinor: amountMinor(),
  currency: z.string(),
  createdAt: instant(),
  periodStart: instant(),
  periodEnd: instant(),
});
export type ProviderInvoice = z.output<typeof providerInvoice>;

export const invoiceStatusLabels: Readonly<Record<ProviderInvoice['status'], string>> = {
  draft: 'Draft',
  open: 'Unpaid',
  paid: 'Paid',
  uncollectible: 'Written off',
  void: 'Void',
};
