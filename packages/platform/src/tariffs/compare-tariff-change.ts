import { OperationError } from '@brandwright/contract';
import {
  compareTariffChange,
  type TariffScenario,
} from '@brandwright/contract/tariffs/compare-tariff-change.ts';
import { implement } from '../kernel/request/implementation.ts';
import { classify } from './classify.ts';
import { classificationOf, dutyFrom, entryDayOf, factsOf, stampOf } from './country-duty.ts';
import { layerChanges } from './duty-changes.ts';
import { tidyPercent } from './engine/duty-case.ts';
import { openSchedule } from './schedule.ts';

function changesSomething(input: {
  country: string;
  toCountry?: string | undefined;
  toUnitPriceMinor?: number | undefined;
  toQuantity?: number | undefined;
  toEntryDate?: string | undefined;
}): boolean {
  const moves = input.toCountry !== undefined && input.toCountry !== input.country;
  return (
    moves ||
    [input.toUnitPriceMinor, input.toQuantity, input.toEntryDate].some((value) => value !== undefined)
  );
}

const less = (
  after: number | null,
  before: number | null,
  tidy: (value: number) => number = (value) => value,
) => (after === null || before === null ? null : tidy(after - before));

export default implement(compareTariffChange, {
  async run(context, input) {
    if (!changesSomething(input))
      throw new OperationError(
        'bad_input',
        'What would change: the country, the price, the quantity or the entry date? For example, “from China to Vietnam”.',
        [{ path: 'toCountry', message: 'Give at least one changed value.' }],
      );
    const now = context.clock.now();
    const schedule = await openSchedule(context);
    const classified = await classify(schedule, input);
    const entryDate = entryDayOf(input, now);
    const shared = {
      weightKg: input.weightKg ?? null,
      freightMinor: 0,
      postal: input.transport === 'POST',
      transport: input.transport ?? null,
      claims: input.claims ?? [],
      facts: factsOf(input),
    };
    const scenario = (
      side: Pick<TariffScenario, 'country' | 'entryDate' | 'unitPriceMinor' | 'quantity'>,
    ) => {
      const quantity = side.quantity ?? (side.unitPriceMinor === null ? null : 1);
      const customsValueMinor =
        side.unitPriceMinor === null || quantity === null ? null : Math.round(side.unitPriceMinor * quantity);
      const duty = dutyFrom(side.country, classified, {
        ...shared,
        entryDay: side.entryDate,
        customsValueMinor,
        quantity,
        isWhole: side.quantity !== null || customsValueMinor === null,
      });
      return {
        ...duty,
        entryDate: side.entryDate,
        unitPriceMinor: side.unitPriceMinor,
        quantity,
        customsValueMinor,
      };
    };
    const side = {
      country: input.country,
      entryDate,
      unitPriceMinor: input.unitPriceMinor ?? input.toUnitPriceMinor ?? null,
      quantity: input.quantity ?? input.toQuantity ?? null,
    };
    const before = scenario(side);
    const after = scenario({
      country: input.toCountry ?? side.country,
      entryDate: input.toEntryDate ?? entryDate,
      unitPriceMinor: input.toUnitPriceMinor ?? side.unitPriceMinor,
      quantity: input.toQuantity ?? side.quantity,
    });
    const unit = (one: TariffScenario) => one.perUnit?.landedMinor ?? null;
    return {
      output: {
        ...classificationOf(classified),
        currency: 'USD' as const,
        before,
        after,
        layerChanges: layerChanges(before.layers, after.layers),
        ratePoints: less(after.totalRatePercent, before.totalRatePercent, tidyPercent),
        dutyDifferenceMinor: less(after.dutyMinor, before.dutyMinor),
        landedDifferenceMinor: less(after.landedMinor, before.landedMinor),
        landedDifferencePerUnitMinor: less(unit(after), unit(before)),
        ...stampOf(classified, now),
      },
    };
  },
});
