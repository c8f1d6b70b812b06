import type { CustomsLine } from '@brandwright/contract/fulfillment/customs.ts';
import { numbersToFile } from '@brandwright/contract/fulfillment/customs-rules.ts';
import { quoteLabel } from '@brandwright/contract/fulfillment/quote-label.ts';
import { planFulfillment } from '@brandwright/contract/orders/plan-fulfillment.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { placeOf } from '../addresses.ts';
import { isAbroad } from '../customs/customs-declaration.ts';
import { linesGiven, linesOfPlan } from '../customs/customs-lines.ts';
import { ratesOf, shownRates } from './rates.ts';
import { wantedOf } from './parcel-wanted.ts';

/** What decides whether its export is filed, where that is known. */
const filed = ({ valueMinor, tariffNumber }: CustomsLine) =>
  valueMinor === null || tariffNumber === null ? [] : [{ valueMinor, tariffNumber }];

export default implement(quoteLabel, {
  async run(context, input) {
    const plan =
      input.orderNumber === undefined
        ? undefined
        : await context.call(planFulfillment, { orderNumber: input.orderNumber });
    const wanted = await wantedOf(context, input, plan);
    const rates = await ratesOf(context, wanted);
    const lines = plan
      ? linesOfPlan(plan, input.customsLines)
      : linesGiven(input.customsItems, input.declaredValueMinor);
    return {
      output: {
        rates: shownRates(rates),
        toPlace: placeOf(wanted.to),
        fromPlace: placeOf(wanted.from),
        isInternational: isAbroad(wanted),
        isTest: context.providers.shipping.isTest,
        parcel: wanted.parcel,
        fromAddress: wanted.fromAddress,
        toAddress: wanted.toAddress,
        orderNumber: plan?.orderNumber ?? null,
        customs:
          isAbroad(wanted) && lines.length > 0
            ? { lines, numbersToFile: numbersToFile(lines.flatMap(filed), wanted.to.countryCode) }
            : null,
        assumptions: wanted.assumptions,
      },
    };
  },
});
