import type { PlanTier } from '../kernel/operation.ts';

/**
 * How many people a plan has room for, the owner included. The specification says that Professional adds five team accounts, and
 * elsewhere that it has ten, so the other plans are assumed to have five (overview §6). Billing will own this table.
 */
export const seatsOfPlan: Readonly<Record<PlanTier, number>> = {
  TIER_1: 5,
  TIER_2: 5,
  TIER_2_5: 5,
  TIER_3: 10,
};
