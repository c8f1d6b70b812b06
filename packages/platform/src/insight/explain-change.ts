import type { Dimension } from '@brandwright/contract/insight/figures.ts';
import { measureFacts } from '@brandwright/contract/insight/figures.ts';
import { explainChange } from '@brandwright/contract/insight/explain-change.ts';
import { implement } from '../kernel/request/implementation.ts';
import { averageOf, ofAverage, ofSum } from './contributions.ts';
import type { Filters } from './figure-rows.ts';
import { figuresOf } from './figures-query.ts';
import { filterWords, readFilters } from './filters.ts';
import { orderMeasures } from './measures.ts';
import { comparedDays, daysAsked } from './periods.ts';
import { changeOf } from './say.ts';

const usual = { days: 30 };
const mostParts = 5;

/** How the contributions to an average are calculated. */
const ofAverages =
  'A part’s contribution is how far its orders lift or lower the average compared with the earlier average, weighted by its share of orders, minus the same for the earlier period.';

/** The dimensions that tell parts apart: not those that a filter leaves one part of. */
const toldOf = (filters: Filters): Dimension[] => {
  const { channel, customerType, country, state, product } = filters;
  return [
    ...(channel === undefined ? (['CHANNEL'] as const) : []),
    ...(customerType === undefined ? (['CUSTOMER_TYPE'] as const) : []),
    ...(country === undefined && state === undefined ? (['COUNTRY'] as const) : []),
    ...(country === 'US' && state === undefined ? (['STATE'] as const) : []),
    ...(product === undefined ? (['PRODUCT'] as const) : []),
  ];
};

export default implement(explainChange, {
  async run(context, { measure, from, to, compare, ...given }) {
    const days = await daysAsked(context, { from, to }, usual);
    const other = comparedDays(days, compare);
    const filters = await readFilters(context, given);
    // Averages don't add up: what is divided does.
    const isAverage = measure === 'AVERAGE_ORDER';
    const summed = isAverage ? 'SALES' : measure;
    const both = async (by?: Dimension) => {
      const question = { measure: summed, by, filters };
      return {
        now: await figuresOf(context, question, days),
        then: await figuresOf(context, question, other),
      };
    };
    const whole = await both();
    const parts = [];
    // Measures of whole orders can't be split by product.
    const isWhole = isAverage || orderMeasures.has(measure);
    for (const by of toldOf(filters).filter((one) => one !== 'PRODUCT' || !isWhole)) {
      const compared = await both(by);
      const moved = isAverage ? ofAverage(by, compared, whole) : ofSum(by, compared);
      parts.push(
        ...moved
          .filter(({ difference }) => difference !== 0)
          .toSorted(
            (one, next) =>
              Math.abs(next.difference) - Math.abs(one.difference) || one.key.localeCompare(next.key),
          )
          .slice(0, mostParts),
      );
    }
    const { now, then } = whole;
    const value = (isAverage ? averageOf(now) : now.value) ?? 0;
    const before = (isAverage ? averageOf(then) : then.value) ?? 0;
    const byCount =
      measure !== 'SALES' || then.orders === 0
        ? null
        : Math.round(((now.orders - then.orders) * before) / then.orders);
    return {
      output: {
        measure,
        label: measureFacts[measure].label,
        unit: measureFacts[measure].unit,
        ...days,
        compare,
        comparedFrom: other.from,
        comparedTo: other.to,
        filters: filterWords(filters),
        value,
        before,
        difference: value - before,
        change: changeOf(value, before),
        orders: now.orders,
        ordersBefore: then.orders,
        byCount,
        bySize: byCount === null ? null : value - before - byCount,
        parts,
        definition: isAverage
          ? `${measureFacts.AVERAGE_ORDER.definition} ${ofAverages}`
          : measureFacts[now.measure].definition,
        currency: 'USD',
      },
    };
  },
});
