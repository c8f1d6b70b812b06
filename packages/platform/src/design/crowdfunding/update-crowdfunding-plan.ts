import { OperationError } from '@brandwright/contract';
import { updateCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/update-crowdfunding-plan.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { lockPlan, toPlan } from './plan-rows.ts';
import { onlySaid, change, putBack } from './plan.ts';

export default implement(updateCrowdfundingPlan, {
  async run(context, said) {
    const row = await lockPlan(context);
    const values = onlySaid(said);
    if (Object.keys(values).length === 0)
      throw new OperationError(
        'bad_input',
        'What should change in the crowdfunding plan? For example, "set the goal to $20,000".',
      );
    const { changed, ...rest } = await change(context, row, values);
    return { output: { plan: toPlan(context, changed) }, ...rest };
  },
  undo: putBack,
});
