import { getCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/get-crowdfunding-plan.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readPlan, toPlan } from './plan-rows.ts';

export default implement(getCrowdfundingPlan, {
  async run(context) {
    const row = await readPlan(context);
    return { output: { plan: row ? toPlan(context, row) : null } };
  },
});
