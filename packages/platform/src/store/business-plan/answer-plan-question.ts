import { OperationError } from '@brandwright/contract';
import { answerPlanQuestion } from '@brandwright/contract/store/business-plan/answer-plan-question.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { saveAnswers, toPlan, undoAnswers } from './plan.ts';
import { readPlanChange } from './read-change.ts';

export default implement(answerPlanQuestion, {
  async run(context, { words }) {
    const changed = readPlanChange(words);
    if (!changed)
      throw new OperationError(
        'bad_input',
        'Say which part of the business plan, and what it should say: "set the budget in the business plan to $5,000".',
      );
    const { row, undo } = await saveAnswers(context, { [changed.questionKey]: changed.answer });
    return {
      output: { ...toPlan(row), changed },
      ...(undo ? { undo } : {}),
      subject: { kind: 'business_plan', id: context.storeId },
    };
  },
  undo: undoAnswers,
});
