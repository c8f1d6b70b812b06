import type { InputOf } from '@brandwright/contract';
import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { classify } from './classify.ts';
import { classificationOf, dutyFrom, entryDayOf, factsOf, stampOf } from './country-duty.ts';
import { landedCostOf } from './landed/landed-cost.ts';
import { ownPriceOf } from './landed/own-price.ts';
import { openSchedule } from './schedule.ts';

type Input = InputOf<typeof lookUpTariff>;

const wholeValueOf = ({ customsValueMinor, customsValue }: Input): number | null =>
  customsValueMinor ?? (customsValue === undefined ? null : Math.round(Number(customsValue) * 100));

/** The price that was said; without one, that of the store's own quote or purchase of the same goods from there. */
async function priceOf(context: Context, input: Input) {
  const said = { unitPriceMinor: input.unitPriceMinor ?? null, priceSource: null };
  const { product, country, quantity } = input;
  if (said.unitPriceMinor !== null || wholeValueOf(input) !== null) return said;
  if (product === undefined || quantity === undefined) return said;
  const own = await ownPriceOf(context, { product, country, quantity });
  return own ? { unitPriceMinor: own.unitPriceMinor, priceSource: own.source } : said;
}

export default implement(lookUpTariff, {
  async run(context, input) {
    const now = context.clock.now();
    const schedule = await openSchedule(context);
    const classified = await classify(schedule, input);
    const entryDay = entryDayOf(input, now);
    const { unitPriceMinor: unitPrice, priceSource } = await priceOf(context, input);
    const whole = wholeValueOf(input);
    const isWhole = whole !== null || (unitPrice !== null && input.quantity !== undefined);
    const quantity = input.quantity ?? (whole === null && unitPrice !== null ? 1 : null);
    const customsValueMinor =
      whole ?? (unitPrice === null || quantity === null ? null : Math.round(unitPrice * quantity));
    const shipment = {
      entryDay,
      customsValueMinor,
      quantity,
      weightKg: input.weightKg ?? null,
      freightMinor: 0,
      postal: input.postal || input.transport === 'POST',
      transport: input.transport ?? null,
      claims: input.claims ?? [],
      facts: factsOf(input),
      isWhole: isWhole || customsValueMinor === null,
    };
    const landedCost =
      input.quantity === undefined || shipment.postal
        ? null
        : landedCostOf({
            country: input.country,
            classified,
            product: input.product,
            shipment: { ...shipment, quantity: input.quantity },
            unitPriceMinor: unitPrice,
            priceSource,
          });
    return {
      output: {
        ...dutyFrom(input.country, classified, shipment),
        ...classificationOf(classified),
        entryDate: entryDay,
        entryDateAssumed: input.entryDate === undefined,
        currency: 'USD' as const,
        customsValueMinor,
        quantity,
        landedCost,
        ...stampOf(classified, now),
      },
    };
  },
});
