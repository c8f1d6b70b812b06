import { z } from 'zod';
import { crowdfundingPlan } from './entities.ts';
import { planFields } from './plan-input.ts';

export const optional = {
  title: planFields.title.optional(),
  story: planFields.story.optional(),
  goalMinor: planFields.goalMinor.optional(),
  unitCostMinor: planFields.unitCostMinor.optional(),
  quantity: planFields.quantity.optional(),
  shippingPerUnitMinor: planFields.shippingPerUnitMinor.optional(),
  otherCostsMinor: planFields.otherCostsMinor.optional(),
  launchDate: planFields.launchDate.optional(),
  durationDays: planFields.durationDays.optional(),
};

export const planOutput = z.object({ plan: crowdfundingPlan });
