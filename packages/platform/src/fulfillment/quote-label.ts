import { quoteLabel } from '@brandwright/contract/fulfillment/quote-label.ts';
import { planFulfillment } from '@brandwright/contract/orders/plan-fulfillment.ts';
import { implement } from '../kernel/request/implementation.ts';
import { placeOf } from './addresses.ts';
import { ratesOf, shownRates } from './rates.ts';
import { wantedOf } from './parcel-wanted.ts';

export default implement(quoteLabel, {
  async run(context, input) {
    const plan =
      input.orderNumber === undefined
        ? undefined
        : await context.call(planFulfillment, { orderNumber: input.orderNumber });
    const wanted = await wantedOf(context, input, plan);
    const rates = await ratesOf(context, wanted);
    return {
      output: {
        rates: shownRates(rates),
        toPlace: placeOf(wanted.to),
        fromPlace: placeOf(wanted.from),
        isInternational: wanted.to.countryCode !== 'US',
        isTest: context.providers.shipping.isTest,
        parcel: wanted.parcel,
        fromAddress: wanted.fromAddress,
        toAddress: wanted.toAddress,
        orderNumber: plan?.orderNumber ?? null,
        assumptions: wanted.assumptions,
      },
    };
  },
});
