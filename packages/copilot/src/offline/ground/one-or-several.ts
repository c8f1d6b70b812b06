import { canonicalWithoutNulls as canonical } from '@brandwright/contract/kernel/canonical-json.ts';
import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf, type FieldSpec } from '../fields.ts';
import type { Filling } from './fill/fill.ts';
import { weights } from './weights.ts';

/** What of a reading tells it from another, and how likely it is. */
interface Weighed {
  operation: AnyDeclaration;
  filling: Filling;
  probability: number;
  score: number;
}

/** The same act for one record and for several has at least so many fields in common beside the record. */
const leastShared = 3;

/**
 * "Labels for 1064, 5758 and 5759": what does one order at a time and what does several at once are one wish, and how many are
 * named tells which. The one that is left has the likelihood of both.
 */
export function oneOrSeveral<T extends Weighed>(readings: readonly T[]): T[] {
  let left = [...readings];
  for (const list of readings)
    for (const single of readings) {
      const field = listFor(list.operation, single.operation);
      if (!field || !left.includes(list) || !left.includes(single)) continue;
      const numbers = list.filling.input[field.name];
      if (!Array.isArray(numbers) || !fits(single, field, numbers)) continue;
      const [kept, dropped] = numbers.length > 1 ? [list, single] : [single, list];
      left = left.flatMap((one) => (one === dropped ? [] : one === kept ? withBoth(kept, dropped) : one));
    }
  return left;
}

/** The field for several records of what does the same as another operation does to one. */
export function listFor(list: AnyDeclaration, single: AnyDeclaration): FieldSpec | undefined {
  const areRelated = list.related?.includes(single.name) || single.related?.includes(list.name);
  if (list === single || !areRelated || list.effect === 'read' || list.effect !== single.effect)
    return undefined;
  const own = fieldsOf(single);
  const shared = fieldsOf(list).filter(
    ({ name, meta }) => meta.ref === undefined && own.some((one) => one.name === name),
  );
  if (shared.length < leastShared) return undefined;
  return fieldsOf(list).find(
    ({ array, meta }) =>
      array && meta.ref !== undefined && own.some((one) => !one.array && one.meta.ref === meta.ref),
  );
}

/** Whether it is of no other record than the list. */
function fits({ operation, filling }: Weighed, { meta }: FieldSpec, numbers: readonly unknown[]): boolean {
  const own = fieldsOf(operation).filter((one) => one.meta.ref === meta.ref && !one.array);
  const taken = own.flatMap(({ name }) =>
    filling.several?.field === name ? filling.several.values : (filling.input[name] ?? []),
  );
  const isListed = taken.every((one) => numbers.some((number) => canonical(number) === canonical(one)));
  return isListed && (numbers.length > 1 || taken.length === 1);
}

function withBoth<T extends Weighed>(kept: T, dropped: T): T {
  const probability = kept.probability + dropped.probability;
  const gain = weights.learned * Math.log(probability / Math.max(1e-6, kept.probability));
  return { ...kept, probability, score: kept.score + gain };
}
