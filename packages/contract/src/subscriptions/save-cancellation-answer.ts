import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay, planReads } from './access.ts';
import { cancellationSurvey } from './get-cancellation-survey.ts';
import { surveyAnswer } from './survey.ts';

export const saveCancellationAnswer = declareOperation({
  name: 'save_cancellation_answer',
  area: 'subscriptions',
  title: 'Answer the cancellation survey',
  description:
    'Saves the answer to a step of the cancellation survey; a later answer to the same step replaces it. Cancels nothing on its own. Only for the plan’s own page.',
  examples: ['It costs too much'],
  input: z.object({ answer: surveyAnswer }),
  output: cancellationSurvey,
  http: { method: 'POST', path: '/web/subscriptions/-/cancellation-survey' },
  access: mayPay,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'upstream'],
  invalidates: planReads,
  summary: () => 'Saved the answer.',
});
