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
        plans: fitting.map((plan) => ({
          tier: plan.tier,
          name: plan.name,
          monthlyMinor: plan.monthlyMinor,
          yearlyMinor: plan.yearlyMinor,
          currency: planCurrency,
          seats: plan.seats,
          monthlyPictures: plan.monthlyPictures,
          monthlyAiCredits: plan.monthlyAiCredits,
          fulfillmentMinor: plan.fulfillmentMinor,
          bundles: [...plan.bundles],
          modules: [...modulesOf(plan.tier)],
          includes: [...plan.includes],
          welcomeCreditMinor: welcomeCreditOf(plan.tier),
          demoPath: plan.demoPath,
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
