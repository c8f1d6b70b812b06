import { answerPlanQuestion } from '@brandwright/contract/store/business-plan/answer-plan-question.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { saveAnswers, toPlan, undoAnswers } from './plan.ts';

export default implement(answerPlanQuestion, {
  async run(context, { questionKey, answer }) {
    const { row, undo } = await saveAnswers(context, { [questionKey]: answer });
    return {
      output: toPlan(row),
      ...(undo ? { undo } : {}),
      subject: { kind: 'business_plan', id: context.storeId },
    };
  },
  undo: undoAnswers,
});
