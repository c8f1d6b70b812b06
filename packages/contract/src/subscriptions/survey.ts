import { z } from 'zod';

/** The seven steps of the cancellation survey (overview §2.6), in the order in which they are asked. The order is ours. */
export const surveySteps = [
  'REASON',
  'RATING',
  'BOOK_A_CALL',
  'NO_SAMPLES',
  'OFFER',
  'SUGGESTIONS',
  'CANCEL_SUBSCRIPTION',
] as const;
export const surveyStep = z.enum(surveySteps);
export type SurveyStep = z.output<typeof surveyStep>;

export const cancellationReasons = [
  'TOO_EXPENSIVE',
  'NOT_USING_IT',
  'MISSING_FEATURE',
  'NOT_READY',
  'CLOSING',
  'ANOTHER_TOOL',
  'OTHER',
] as const;
export const cancellationReason = z.enum(cancellationReasons);

export const cancellationReasonLabels: Readonly<Record<(typeof cancellationReasons)[number], string>> = {
  TOO_EXPENSIVE: 'It costs too much',
  NOT_USING_IT: 'I don’t use it enough',
  MISSING_FEATURE: 'Something I need is missing',
  NOT_READY: 'I’m not ready to launch',
  CLOSING: 'I’m closing the business',
  ANOTHER_TOOL: 'I moved to another tool',
  OTHER: 'Something else',
};

export const noSamplesReasons = ['PRICE', 'NO_FIT', 'DIDNT_KNOW', 'NO_TIME', 'OTHER'] as const;
export const noSamplesReason = z.enum(noSamplesReasons);

export const noSamplesReasonLabels: Readonly<Record<(typeof noSamplesReasons)[number], string>> = {
  PRICE: 'Samples cost too much',
  NO_FIT: 'I couldn’t find the right supplier',
  DIDNT_KNOW: 'I didn’t know I could',
  NO_TIME: 'I haven’t had the time',
  OTHER: 'Something else',
};

const words = z.string().trim().min(1).max(1000);

/** An answer by its step; each is kept as it was given. */
export const surveyAnswer = z.discriminatedUnion('step', [
  z.object({ step: z.literal('REASON'), reason: cancellationReason, note: words.optional() }),
  z.object({ step: z.literal('RATING'), rating: z.int().min(1).max(5) }),
  z.object({ step: z.literal('BOOK_A_CALL'), wantsCall: z.boolean() }),
  z.object({ step: z.literal('NO_SAMPLES'), reason: noSamplesReason, note: words.optional() }),
  z.object({ step: z.literal('OFFER'), accepted: z.boolean() }),
  z.object({ step: z.literal('SUGGESTIONS'), note: words.nullable() }),
  z.object({ step: z.literal('CANCEL_SUBSCRIPTION'), when: z.enum(['PERIOD_END', 'NOW']) }),
]);
export type SurveyAnswer = z.output<typeof surveyAnswer>;

/** What of a store decides which steps are asked. */
export interface SurveyFacts {
  hasOrderedSamples: boolean;
  mayHaveOffer: boolean;
}

const isAsked: Readonly<Record<SurveyStep, (facts: SurveyFacts) => boolean>> = {
  REASON: () => true,
  RATING: () => true,
  BOOK_A_CALL: () => true,
  NO_SAMPLES: ({ hasOrderedSamples }) => !hasOrderedSamples,
  OFFER: ({ mayHaveOffer }) => mayHaveOffer,
  SUGGESTIONS: () => true,
  CANCEL_SUBSCRIPTION: () => true,
};

/** The steps that are asked of a store, in order. */
export const stepsFor = (facts: SurveyFacts): SurveyStep[] =>
  surveySteps.filter((step) => isAsked[step](facts));

/** The step after what was answered; null once all are. */
export const nextStep = (steps: readonly SurveyStep[], answered: readonly SurveyStep[]): SurveyStep | null =>
  steps.find((step) => !answered.includes(step)) ?? null;
