import { z } from 'zod';
import { milestoneLevel, type MilestoneLevel } from '../../home/milestones.ts';

/** What a founder can ask Brandwright’s own people for. */
export const vipKind = z.enum([
  'STORE_REVIEW',
  'PRICING_REVIEW',
  'REORDER_PLAN',
  'SUPPLIER_TERMS',
  'FREIGHT_REVIEW',
  'PHONE_SUPPORT',
  'FACTORY_VISIT',
  'RETAIL_INTRODUCTION',
  'FOUNDER_SESSION',
]);
export type VipKind = z.output<typeof vipKind>;

export interface VipKindFacts {
  label: string;
  /** What happens after asking. */
  does: string;
  /** The level of lifetime sales that opens it. */
  opensAt: Exclude<MilestoneLevel, 'DEFAULT'>;
  words: readonly string[];
}

/** One kind is opened by each sales milestone; the Professional plan opens them all. */
export const vipKinds: Readonly<Record<VipKind, VipKindFacts>> = {
  STORE_REVIEW: {
    label: 'Store review',
    does: 'Someone looks at your store the way a shopper would and writes back with what to change.',
    opensAt: 'FIRST_SALE',
    words: ['store review', 'review of my store', 'look at my store', 'feedback on my store'],
  },
  PRICING_REVIEW: {
    label: 'Pricing review',
    does: 'Someone goes through your prices and margins with you.',
    opensAt: '1k',
    words: ['pricing review', 'review of my prices', 'help with pricing', 'margin review'],
  },
  REORDER_PLAN: {
    label: 'Reorder plan',
    does: 'You plan the next production run together: how many, by when, and how to pay for it.',
    opensAt: '5k',
    words: ['reorder plan', 'help with reordering', 'plan the next run', 'production plan'],
  },
  SUPPLIER_TERMS: {
    label: 'Supplier terms',
    does: 'Someone helps you ask a supplier for better prices or payment terms.',
    opensAt: '10k',
    words: ['supplier terms', 'better terms', 'negotiate with a supplier', 'help negotiating'],
  },
  FREIGHT_REVIEW: {
    label: 'Freight and duty review',
    does: 'Someone checks how your goods ship and what duty you pay.',
    opensAt: '50k',
    words: ['freight review', 'duty review', 'shipping review', 'review of our freight'],
  },
  PHONE_SUPPORT: {
    label: 'Phone support',
    does: 'Someone calls you back about whatever is urgent.',
    opensAt: '100k',
    words: ['phone support', 'call me', 'call me back', 'phone call', 'speak to someone', 'talk to a person'],
  },
  FACTORY_VISIT: {
    label: 'Factory visit',
    does: 'Someone helps you plan a visit to a supplier and what to look for there.',
    opensAt: '500k',
    words: ['factory visit', 'visit a factory', 'visit my supplier', 'plant visit'],
  },
  RETAIL_INTRODUCTION: {
    label: 'Retail introduction',
    does: 'Someone helps you prepare the first meeting with a retail buyer.',
    opensAt: '1M',
    words: ['retail introduction', 'meet a retail buyer', 'introduction to retailers'],
  },
  FOUNDER_SESSION: {
    label: 'Founder session',
    does: 'A working session with Brandwright’s founders about what comes next.',
    opensAt: '5M',
    words: ['founder session', 'session with the founders', 'strategy session'],
  },
};

/** Whether a level of lifetime sales has been reached, by the order of the levels. */
const reached = (level: MilestoneLevel, needed: MilestoneLevel): boolean =>
  milestoneLevel.options.indexOf(level) >= milestoneLevel.options.indexOf(needed);

/** Whether a store may ask for a kind: by what it sold, or because its plan is Professional. */
export const isVipOpen = (kind: VipKind, store: { level: MilestoneLevel; planType: string }): boolean =>
  store.planType === 'TIER_3' || reached(store.level, vipKinds[kind].opensAt);

/** The kinds that a level opens. */
export const vipKindsOf = (level: MilestoneLevel): VipKind[] =>
  vipKind.options.filter((kind) => vipKinds[kind].opensAt === level);
