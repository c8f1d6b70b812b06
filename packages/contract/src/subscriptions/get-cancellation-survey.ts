import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { surveyAnswer, surveyStep } from './survey.ts';

/** The survey of whoever is about to cancel: what is asked, what was answered, and where it goes on. */
export const cancellationSurvey = z.object({
  steps: z.array(surveyStep),
  next: surveyStep.nullable(),
  answers: z.array(surveyAnswer),
  /** The offer that is made; null where none is. */
  offer: z.object({ percentOff: z.int(), invoices: z.int() }).nullable(),
  /** Until when the plan is paid. */
  endsAt: z.string(),
  planName: z.string(),
});
export type CancellationSurvey = z.output<typeof cancellationSurvey>;

export const getCancellationSurvey = declareOperation({
  name: 'get_cancellation_survey',
  area: 'subscriptions',
  title: 'Cancellation survey',
  description: 'The open cancellation survey of the store’s plan. Only for the plan’s own page.',
  examples: ['Where was I in canceling?'],
  input: z.object({}),
  output: cancellationSurvey,
  http: { method: 'GET', path: '/web/subscriptions/-/cancellation-survey' },
  access: mayPay,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'upstream'],
  summary: ({ answers, steps }) => `${answers.length} of ${steps.length} steps answered.`,
});
