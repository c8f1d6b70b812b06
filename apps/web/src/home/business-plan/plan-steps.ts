import {
  planQuestions,
  planSteps,
  type PlanQuestion,
  type PlanQuestionKey,
  type PlanStepKey,
} from '@brandwright/contract/store/business-plan/questions.ts';

export type PlanAnswers = Partial<Record<PlanQuestionKey, string>>;

export const quizAddress = '/homebase/quiz';
export const blueprintAddress = '/homebase/blueprint';

export const stepAddress = (step: PlanStepKey): string => `${quizAddress}?step=${step}`;

export const questionsOf = (step: PlanStepKey): PlanQuestion[] =>
  planQuestions.filter((one) => one.step === step);

/** The step after this one; undefined after the last. */
export const stepAfter = (step: PlanStepKey): PlanStepKey | undefined =>
  planSteps[planSteps.findIndex(({ key }) => key === step) + 1]?.key;

export const stepBefore = (step: PlanStepKey): PlanStepKey | undefined =>
  planSteps[planSteps.findIndex(({ key }) => key === step) - 1]?.key;

/** How many questions of a step have an answer. */
export const answeredOf = (step: PlanStepKey, answers: PlanAnswers): number =>
  questionsOf(step).filter(({ key }) => (answers[key] ?? '') !== '').length;

/** The first step with a question that is open; the first one when none is. */
export const firstOpenStep = (answers: PlanAnswers): PlanStepKey =>
  planSteps.find(({ key }) => answeredOf(key, answers) < questionsOf(key).length)?.key ?? 'brand';

export interface NextStep {
  label: string;
  why: string;
  to: string;
}

const says = (answer: string | undefined, words: RegExp): boolean => words.test(answer ?? '');

/** What to do next, by what the plan says: the nearest first, at most five. */
export function nextSteps(answers: PlanAnswers): NextStep[] {
  const { stage, makingIt, salesChannels, firstProduct, price } = answers;
  const isSelling = says(stage, /sell/i);
  const hasSamples = isSelling || says(stage, /sample/i);
  const prints = says(makingIt, /print/i);
  const makesItself = says(makingIt, /\bmyself\b|\bi make\b|\bwe make\b|in[- ]house/i);
  const steps: (NextStep | false)[] = [
    !firstProduct && {
      label: 'Find product ideas',
      why: 'You haven’t picked a first product yet.',
      to: '/product-ideation',
    },
    prints && {
      label: 'Pick a blank to print',
      why: 'You’re planning to print on demand: no stock, no minimum.',
      to: '/print-on-demand-catalog',
    },
    !prints &&
      !makesItself &&
      !hasSamples && {
        label: 'Write the brief',
        why: 'Suppliers quote from the brief. The sourcing agent helps you write it.',
        to: '/sourcing-agent',
      },
    !prints &&
      !makesItself && {
        label: hasSamples ? 'Compare suppliers' : 'Browse suppliers',
        why: hasSamples
          ? 'Now that you have samples, see who can make it for less or in smaller runs.'
          : 'See minimums, sample prices and lead times before you contact anyone.',
        to: '/browse-suppliers',
      },
    !says(price, /\d/) || !isSelling
      ? {
          label: 'Check the margin',
          why: 'Landed cost, fees and price in one place, before you order.',
          to: '/product-margin',
        }
      : false,
    !prints &&
      !makesItself && {
        label: 'Look up the duty',
        why: 'Import costs can change which country is cheapest.',
        to: '/tariff-rate-agent',
      },
    {
      label: 'Create your brand kit',
      why: 'The name, colors and copy that go on everything.',
      to: '/business-kits',
    },
    says(salesChannels, /shop|market|whole|store/i) &&
      isSelling && {
        label: 'Connect your sales channels',
        why: 'Orders come in automatically, and stock stays up to date.',
        to: '/ecommerce-services',
      },
  ];
  return steps.filter((step) => step !== false).slice(0, 5);
}
