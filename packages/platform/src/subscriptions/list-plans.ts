import {
  bundleTerms,
  cashBackPercent,
  modulesOf,
  planCurrency,
  plans,
  suggestedUpgrade,
  trialDays,
  usagePrices,
  welcomeCreditOf,
} from '@brandwright/contract/kernel/plan-catalog.ts';
import { listPlans } from '@brandwright/contract/subscriptions/list-plans.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readOverview } from './show-plan.ts';

export default implement(listPlans, {
  async run(context, { seats, cycle }) {
    const { tier: current } = await readOverview(context);
    const credits = bundleTerms.map(({ welcomeCreditMinor }) => welcomeCreditMinor);
    const fitting = plans.filter((plan) => seats === undefined || plan.seats >= seats);
    return {
      output: {
        plans: fitting.map(({ otherName: _, bundles, includes, ...plan }) => ({
          ...plan,
          currency: planCurrency,
          bundles: [...bundles],
          modules: [...modulesOf(plan.tier)],
          includes: [...includes],
          welcomeCreditMinor: welcomeCreditOf(plan.tier),
          isCurrent: plan.tier === current,
        })),
        bundles: bundleTerms.map(({ modules, aiCreditSteps, ...bundle }) => ({
          ...bundle,
          modules: [...modules],
          aiCreditSteps: [...aiCreditSteps],
        })),
        usagePrices: [...usagePrices],
        cashBackPercent,
        trialDays,
        currency: planCurrency,
        cycle,
        current,
        suggestedUpgrade: suggestedUpgrade[current],
        largestSeats: Math.max(...plans.map((plan) => plan.seats)),
        welcomeCreditsMinor: { smallest: Math.min(...credits), largest: Math.max(...credits) },
      },
    };
  },
});
