import type { CreditKind, CreditUse } from './credit-use.ts';
import type { PlanTier } from './operation.ts';
import { creditStepsOf, planOf, suggestedUpgrade } from './plan-catalog.ts';
import { count, listWords } from './words.ts';

/** What one of a kind costs in AI credits. */
export interface CreditPrice {
  /** AI credits for one. */
  credits: number;
  /** How one of them is called, and several: "picture", "pictures". */
  noun: string;
  plural: string;
  /** What comes with it. */
  includes: string;
  /** Pieces that are made one after the other; a piece that fails is given back by itself. */
  pieces: number;
}

/**
 * The price list, known before anything is made. The specification has credits by bundle and no prices; these are ours. A
 * turn of the partner costs nothing with the built-in model and with a model that the store pays for itself.
 */
export const creditPrices: Readonly<Record<CreditKind, CreditPrice>> = {
  PARTNER_TURN: {
    credits: 1,
    noun: 'partner turn',
    plural: 'partner turns',
    includes: 'One answer from a connected language model. Free with the built-in model or your own key.',
    pieces: 1,
  },
  PICTURE: {
    credits: 5,
    noun: 'picture',
    plural: 'pictures',
    includes: 'One picture from a description or a sketch, including for a design.',
    pieces: 1,
  },
  LOGO: { credits: 20, noun: 'logo', plural: 'logos', includes: 'Four marks to choose from.', pieces: 1 },
  BRAND_KIT: {
    credits: 60,
    noun: 'brand kit',
    plural: 'brand kits',
    includes: 'Audiences, ideas, pictures, mood board, products, research and slides.',
    pieces: 6,
  },
  BRAND_KIT_PART: {
    credits: 10,
    noun: 'brand kit part',
    plural: 'brand kit parts',
    includes: 'More audiences, brand ideas, product ideas or market research for a kit.',
    pieces: 1,
  },
  BRAND_PICTURES: {
    credits: 15,
    noun: 'set of brand pictures',
    plural: 'sets of brand pictures',
    includes:
      'A set of pictures for a brand idea, a mood board or your products. A single picture costs the same as any other.',
    pieces: 1,
  },
  BRAND_MODULE: {
    credits: 10,
    noun: 'brand module',
    plural: 'brand modules',
    includes: 'A palette, voice, names, slogans, story or audience.',
    pieces: 1,
  },
  AI_IDEA: {
    credits: 15,
    noun: 'AI idea',
    plural: 'AI ideas',
    includes: 'An audience and three products with pictures.',
    pieces: 1,
  },
  AI_PRODUCT: {
    credits: 10,
    noun: 'AI product',
    plural: 'AI products',
    includes: 'One more product for an AI idea, with its picture.',
    pieces: 1,
  },
};

export const creditsOf = ({ kind, units }: CreditUse): number => creditPrices[kind].credits * units;

/** "4 pictures", "1 logo". */
export const unitWords = ({ kind, units }: CreditUse): string =>
  count(units, creditPrices[kind].noun, creditPrices[kind].plural);

/** "1 AI credit", "1,000 AI credits". */
export const creditWords = (credits: number): string => count(credits, 'AI credit');

/** AI credits of a month that a plan includes. What is left at the end of a month is not carried over. */
export const monthlyCredits = (plan: PlanTier): number => planOf[plan].monthlyAiCredits;

/** Where a person sees the balance and every entry. */
export const creditsPath = '/account-info?tab=ai-credits';

/** What opens more: the plan above, with its credits; undefined where there is none. */
export function nextCredits(plan: PlanTier): { plan: string; credits: number } | undefined {
  const next = suggestedUpgrade[plan];
  return next ? { plan: planOf[next].name, credits: monthlyCredits(next) } : undefined;
}

/** What a refusal says when fewer AI credits are left than something costs. `renewsOn` is a day in words. */
export function tooFewCredits(
  use: CreditUse,
  left: { credits: number; granted: number; plan: PlanTier; renewsOn: string },
): string {
  const cost = creditsOf(use);
  const has =
    left.credits === 0
      ? `You’ve used all ${creditWords(left.granted)} for this month, so nothing was made and nothing was charged.`
      : `${unitWords(use)} ${use.units === 1 ? 'costs' : 'cost'} ${creditWords(cost)} and you have ${left.credits} left, so nothing was made and nothing was charged.`;
  const affordable = Math.floor(left.credits / creditPrices[use.kind].credits);
  const next = nextCredits(left.plan);
  const hasLarger = creditStepsOf(left.plan).some((step) => step > left.granted);
  const steps = [
    ...(affordable > 0 && affordable < use.units
      ? [`ask for ${unitWords({ ...use, units: affordable })}`]
      : []),
    `wait until ${left.renewsOn}, when they renew`,
    ...(hasLarger ? ['have an admin buy more a month under Account, in Plan and billing'] : []),
    ...(next
      ? [`have the store’s owner move to ${next.plan}, which includes ${creditWords(next.credits)} a month`]
      : []),
  ];
  const said = listWords(steps, steps.length, 'or');
  return `${has} ${said.charAt(0).toUpperCase()}${said.slice(1)}. Everything else still works.`;
}
