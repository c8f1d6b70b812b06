import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../projects/project-ref.ts';
import { planFields, planReads } from './plan-input.ts';
import { planForModel } from './say.ts';
import { planOutput } from './plan.ts';

/** Keeps the form as it is typed; null takes a value away. */
export const saveCrowdfundingDraft = declareOperation({
  name: 'save_crowdfunding_draft',
  area: 'design',
  title: 'Keep the form of the crowdfunding plan',
  description:
    'Keeps what stands in the form of the crowdfunding page as it is typed; makes the plan if there is none.',
  examples: ['(typing in the crowdfunding form)'],
  input: z.object({
    title: z.string().trim().max(120).optional(),
    story: z.string().max(8000).optional(),
    imageUrl: z.string().trim().max(2000).nullable().optional(),
    projectId: z.uuid().nullable().optional(),
    goalMinor: planFields.goalMinor.nullable().optional(),
    unitCostMinor: planFields.unitCostMinor.nullable().optional(),
    quantity: planFields.quantity.nullable().optional(),
    shippingPerUnitMinor: planFields.shippingPerUnitMinor.nullable().optional(),
    otherCostsMinor: planFields.otherCostsMinor.nullable().optional(),
    launchDate: planFields.launchDate.nullable().optional(),
    durationDays: planFields.durationDays.optional(),
  }),
  output: planOutput,
  http: { method: 'PUT', path: '/web/crowdfunding/plan/draft' },
  access: mayAct,
  effect: 'write',
  journal: false,
  card: 'crowdfunding_plan',
  offered: false,
  errors: ['not_found'],
  invalidates: planReads,
  toModel: ({ plan }) => ({ plan: planForModel(plan) }),
  summary: () => 'Kept.',
});
