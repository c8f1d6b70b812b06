import type { PlanTier } from '../kernel/operation.ts';
import { planOf } from '../kernel/plan-catalog.ts';

/** How many people a plan has room for, the owner included. */
export const seatsOfPlan: Readonly<Record<PlanTier, number>> = {
  TIER_1: planOf.TIER_1.seats,
  TIER_2: planOf.TIER_2.seats,
  TIER_2_5: planOf.TIER_2_5.seats,
  TIER_3: planOf.TIER_3.seats,
};
