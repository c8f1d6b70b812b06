import type { Dimension } from '@brandwright/contract/insight/figures.ts';
import { measureFacts } from '@brandwright/contract/insight/figures.ts';
import { explainChange } from '@brandwright/contract/insight/explain-change.ts';
import { implement } from '../kernel/request/implementation.ts';
import { figuresOf } from './figures-query.ts';
import { orderMeasures } from './measures.ts';
import { comparedDays, daysAsked } from './periods.ts';
import { changeOf } from './say.ts';

const usual = { days: 30 };
const told: readonly Dimension[] = ['CHANNEL', 'CUSTOMER_TYPE', 'COUNTRY', 'PRODUCT'];
const mostParts = 5;

export default implement(explainChange, {
  async run(context, { measure, from, to, compare, channel }) {
    const days = await daysAsked(context, { from, to }, usual);
    const other = comparedDays(days, compare);
    const filters = { channel };
    const both = async (by?: Dimension) => {
      const question = { measure, by, filters };
      return {
        now: await figuresOf(context, question, days),
        then: await figuresOf(context, question, other),
      };
    };
    const whole = await both();
    const parts = [];
    // Measures of whole orders can't be split by product.
    for (const by of told.filter((one) => one !== 'PRODUCT' || !orderMeasures.has(measure))) {
      const { now, then } = await both(by);
      const keys = new Map([...then.parts, ...now.parts].map(({ key, label }) => [key, label]));
      const of = (answer: typeof now, key: string) =>
        answer.parts.find((part) => part.key === key)?.value ?? 0;
      const moved = [...keys].map(([key, label]) => {
        const [value, before] = [of(now, key), of(then, key)];
        return { by, key, label, value, before, difference: value - before };
      });
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
    const [value, before] = [whole.now.value ?? 0, whole.then.value ?? 0];
    const [orders, ordersBefore] = [whole.now.orders, whole.then.orders];
    const byCount =
      measure !== 'SALES' || ordersBefore === 0
        ? null
        : Math.round(((orders - ordersBefore) * before) / ordersBefore);
    return {
      output: {
        measure,
        ...days,
        compare,
        comparedFrom: other.from,
        comparedTo: other.to,
        value,
        before,
        difference: value - before,
        change: changeOf(value, before),
        orders,
        ordersBefore,
        byCount,
        bySize: byCount === null ? null : value - before - byCount,
        parts,
        definition: measureFacts[measure].definition,
        currency: 'USD',
      },
    };
  },
});
