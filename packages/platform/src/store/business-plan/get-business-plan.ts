import { getBusinessPlan } from '@brandwright/contract/store/business-plan/get-business-plan.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readPlanRow, toPlan } from './plan.ts';

export default implement(getBusinessPlan, {
  run: async (context) => ({ output: toPlan(await readPlanRow(context)) }),
});
