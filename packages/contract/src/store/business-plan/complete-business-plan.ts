import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { businessPlan, planReads } from './entities.ts';

export const completeBusinessPlan = declareOperation({
  name: 'complete_business_plan',
  area: 'store',
  title: 'Mark the business plan complete',
  description:
    'Marks the business plan as complete, so that home no longer suggests the quiz, or opens it again. Its answers stay as they are. Can be undone.',
  examples: ['The quiz is finished'],
  input: z.object({ isCompleted: z.boolean().default(true) }),
  output: businessPlan,
  http: { method: 'PUT', path: '/web/stores/me/business-plan-completed' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: false,
  errors: ['conflict'],
  invalidates: planReads,
  summary: ({ isCompleted }) =>
    isCompleted ? 'The business plan is marked complete.' : 'The business plan is open again.',
});
