import { compareTariffs } from '@brandwright/contract/tariffs/compare-tariffs.ts';
import type { LandedMode, LandedSum } from '@brandwright/contract/tariffs/landed-cost.ts';
import type { CountryDuty } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { implement } from '../kernel/request/implementation.ts';
import { classify } from './classify.ts';
import { classificationOf, dutyFrom, entryDayOf, factsOf, stampOf } from './country-duty.ts';
import { tidyPercent } from './engine/duty-case.ts';
import { landedCostOf } from './landed/landed-cost.ts';
import { openSchedule } from './schedule.ts';

const sumOf = ({ lines: _lines, way: _way, withoutPriceMinor: _without, ...sum }: LandedMode): LandedSum =>
  sum;

/** Cheapest first: by landed cost, or by rate without a value; those without a total last. */
function byLandedCost(first: CountryDuty, second: CountryDuty): number {
  const size = (row: CountryDuty) => row.landedMinor ?? row.totalRatePercent ?? Number.POSITIVE_INFINITY;
  const [a, b] = [size(first), size(second)];
  return a === b ? 0 : a < b ? -1 : 1;
}

function difference(rows: readonly CountryDuty[], quantity: number | null) {
  const none = {
    cheapest: null,
    differenceMinor: null,
    differencePerUnitMinor: null,
    differencePercentPoints: null,
  };
  const [first, ...others] = rows;
  const last = others.at(-1);
  if (!first || !last || rows.some(({ totalRatePercent }) => totalRatePercent === null)) return none;
  const points = tidyPercent((last.totalRatePercent ?? 0) - (first.totalRatePercent ?? 0));
  const isOne = first.totalRatePercent !== others[0]?.totalRatePercent;
  const differenceMinor =
    first.landedMinor === null || last.landedMinor === null ? null : last.landedMinor - first.landedMinor;
  return {
    cheapest: isOne ? first.country : null,
    differenceMinor,
    differencePerUnitMinor:
      differenceMinor === null || !quantity ? null : Math.round(differenceMinor / quantity),
    differencePercentPoints: points,
  };
}

export default implement(compareTariffs, {
  async run(context, input) {
    const now = context.clock.now();
    const schedule = await openSchedule(context);
    const classified = await classify(schedule, input);
    const entryDay = entryDayOf(input, now);
    const unitPriceMinor = input.unitPriceMinor ?? null;
    const quantity = input.quantity ?? (unitPriceMinor === null ? null : 1);
    const customsValueMinor =
      unitPriceMinor === null || quantity === null ? null : Math.round(unitPriceMinor * quantity);
    const shipment = {
      entryDay,
      customsValueMinor,
      quantity,
      weightKg: input.weightKg ?? null,
      freightMinor: Math.round((input.freightPerUnitMinor ?? 0) * (quantity ?? 0)),
      postal: input.transport === 'POST',
      transport: input.transport ?? null,
      claims: input.claims ?? [],
      facts: factsOf(input),
      isWhole: input.quantity !== undefined || customsValueMinor === null,
    };
    const rows = [...new Set(input.countries)]
      .map((country) => ({
        ...dutyFrom(country, classified, shipment),
        landed:
          input.quantity === undefined ||
          unitPriceMinor === null ||
          input.freightPerUnitMinor !== undefined ||
          shipment.postal
            ? []
            : landedCostOf({
                country,
                classified,
                product: input.product,
                shipment: { ...shipment, quantity: input.quantity },
                unitPriceMinor,
                priceSource: null,
              }).modes.map(sumOf),
      }))
      .sort(byLandedCost);
    return {
      output: {
        ...classificationOf(classified),
        entryDate: entryDay,
        entryDateAssumed: input.entryDate === undefined,
        currency: 'USD' as const,
        unitPriceMinor,
        quantity,
        customsValueMinor,
        rows,
        ...difference(rows, quantity),
        ...stampOf(classified, now),
      },
    };
  },
});
