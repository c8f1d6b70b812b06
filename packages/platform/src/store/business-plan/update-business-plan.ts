import { updateBusinessPlan } from '@brandwright/contract/store/business-plan/update-business-plan.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { saveAnswers, toPlan, undoAnswers } from './plan.ts';

export default implement(updateBusinessPlan, {
  async run(context, { answers }) {
    const { row, undo } = await saveAnswers(context, answers);
    return {
      output: toPlan(row),
      ...(undo ? { undo } : {}),
      subject: { kind: 'business_plan', id: context.storeId },
    };
  },
  undo: undoAnswers,
});
