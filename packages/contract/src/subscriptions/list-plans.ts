import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { amountMinor, field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords } from '../kernel/words.ts';
import { billingCycle, bundle, cycleField, plan, planTier, type OfferedPlan } from './entities.ts';
import { perCycle } from './subscription-words.ts';

export const listPlans = declareOperation({
  name: 'list_plans',
  area: 'subscriptions',
  title: 'Plans',
  description:
    'The Brandwright plans, the cheapest first, with price, seats, pictures, AI credits, bundles and what is charged beside them; with a number of people, those that have room for them. What one plan would cost this store and bring is preview_plan_change; the plan it is on get_subscription.',
  examples: [
    'Which plans are there?',
    'What’s the cheapest plan with 5 seats?',
    'Compare your plans',
    'Show me the pricing',
    'Which plan has room for 8 people?',
    'What do the plans cost by the year?',
  ],
  input: z.object({
    seats: field(z.int().min(1).max(1000), {
      sense: 'quantity',
      words: ['seats', 'people', 'users', 'teammates', 'team members', 'accounts'],
      label: 'Seats',
    })
      .describe('People that it must have room for, the owner included.')
      .optional(),
    cycle: cycleField().default('MONTHLY'),
  }),
  output: z.object({
    plans: z.array(plan),
    bundles: z.array(bundle),
    usagePrices: z.array(z.object({ what: z.string(), price: z.string() })),
    cashBackPercent: z.int(),
    trialDays: z.int(),
    currency: z.string(),
    cycle: billingCycle,
    current: planTier,
    suggestedUpgrade: planTier.nullable(),
    largestSeats: z.int(),
    welcomeCreditsMinor: z.object({ smallest: amountMinor(), largest: amountMinor() }),
  }),
  http: { method: 'GET', path: '/web/plans' },
  access: mayRead,
  effect: 'read',
  card: 'plans',
  offered: true,
  errors: [],
  related: ['preview_plan_change', 'get_subscription', 'change_plan'],
  toModel: ({ plans, current, suggestedUpgrade, currency, usagePrices }) => ({
    plans: plans.map(({ modules: _modules, bundles: _bundles, demoPath: _demo, ...rest }) => rest),
    current,
    suggestedUpgrade,
    currency,
    usagePrices,
  }),
  summary: ({ plans, cycle, largestSeats, current }, { seats }) => {
    const price = ({ name, monthlyMinor, yearlyMinor }: OfferedPlan) =>
      monthlyMinor === 0
        ? `${name} costs nothing`
        : `${name} is ${formatMoney(cycle === 'YEARLY' ? yearlyMinor : monthlyMinor)} ${perCycle(cycle)}`;
    if (seats === undefined) {
      const on = plans.find(({ tier }) => tier === current);
      return `${listWords(plans.map(price))}.${on ? ` You’re on ${on.name}.` : ''}`;
    }
    const [cheapest] = plans;
    if (!cheapest)
      return `No plan has room for ${count(seats, 'person', 'people')}: the largest has ${count(largestSeats, 'seat')}.`;
    const paid = plans.find(({ monthlyMinor }) => monthlyMinor > 0);
    const first = `${price(cheapest)} and has ${count(cheapest.seats, 'seat')}.`;
    return cheapest === paid || !paid
      ? `${first} It’s the cheapest with room for ${count(seats, 'person', 'people')}.`
      : `${first} The cheapest paid plan with that many seats is ${paid.name}, ${formatMoney(cycle === 'YEARLY' ? paid.yearlyMinor : paid.monthlyMinor)} ${perCycle(cycle)}.`;
  },
});
