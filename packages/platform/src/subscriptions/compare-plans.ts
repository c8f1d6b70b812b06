import type { PlanTier } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { modulesOf, planModuleLabels, planOf, type Plan } from '@brandwright/contract/kernel/plan-catalog.ts';

const numbers = new Intl.NumberFormat('en-US');

const counts: readonly { of: (plan: Plan) => number; say: (count: number) => string }[] = [
  { of: ({ seats }) => seats, say: (seats) => count(seats, 'seat') },
  { of: (plan) => plan.monthlyAiCredits, say: (credits) => `${count(credits, 'AI credit')} a month` },
  { of: (plan) => plan.monthlyPictures, say: (pictures) => `${count(pictures, 'AI picture')} a month` },
];

/** Told by the figures above. */
const inFigures: ReadonlySet<string> = new Set(['MORE_SEATS', 'FULFILLMENT']);

const wordsOf = (tier: PlanTier): string[] => [
  ...planOf[tier].includes,
  ...modulesOf(tier)
    .filter((module) => !inFigures.has(module))
    .map((module) => planModuleLabels[module]),
];

/** What a store gains and loses by moving from one plan to another, line by line. */
export function comparePlans(from: PlanTier, to: PlanTier): { gains: string[]; loses: string[] } {
  const [before, after] = [planOf[from], planOf[to]];
  const more = counts.filter(({ of }) => of(after) > of(before));
  const less = counts.filter(({ of }) => of(after) < of(before));
  const fulfillment = ({ fulfillmentMinor }: Plan) =>
    `Fulfillment at ${formatMoney(fulfillmentMinor)} per order`;
  return {
    gains: [
      ...more.map(({ of, say }) => `${say(of(after))} instead of ${numbers.format(of(before))}`),
      ...(after.fulfillmentMinor < before.fulfillmentMinor ? [fulfillment(after)] : []),
      ...wordsOf(to).filter((line) => !wordsOf(from).includes(line)),
    ],
    loses: [
      ...less.map(({ of, say }) => `${numbers.format(of(before) - of(after))} of ${say(of(before))}`),
      ...(after.fulfillmentMinor > before.fulfillmentMinor ? [fulfillment(before)] : []),
      ...wordsOf(from).filter((line) => !wordsOf(to).includes(line)),
    ],
  };
}
