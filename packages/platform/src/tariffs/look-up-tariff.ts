import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import { implement } from '../kernel/implementation.ts';
import { classify } from './classify.ts';
import { classificationOf, dutyFrom, entryDayOf, factsOf, stampOf } from './country-duty.ts';
import { openSchedule } from './schedule.ts';

export const lookUpTariffImplementation = implement(lookUpTariff, {
  async run(context, input) {
    const now = context.clock.now();
    const schedule = await openSchedule(context);
    const classified = await classify(schedule, input);
    const entryDay = entryDayOf(input, now);
    const unitPrice = input.unitPriceMinor ?? null;
    const whole =
      input.customsValueMinor ??
      (input.customsValue === undefined ? null : Math.round(Number(input.customsValue) * 100));
    const isWhole = whole !== null || (unitPrice !== null && input.quantity !== undefined);
    const quantity = input.quantity ?? (whole === null && unitPrice !== null ? 1 : null);
    const customsValueMinor =
      whole ?? (unitPrice === null || quantity === null ? null : Math.round(unitPrice * quantity));
    const duty = dutyFrom(input.country, classified, {
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
    });
    return {
      output: {
        ...duty,
        ...classificationOf(classified),
        entryDate: entryDay,
        entryDateAssumed: input.entryDate === undefined,
        currency: 'USD' as const,
        customsValueMinor,
        quantity,
        ...stampOf(classified, now),
      },
    };
  },
});
