import { readMaterials } from '@brandwright/language/values/materials.ts';
import type { FieldSpec } from '../../fields.ts';
import { isDateField } from '../values/days.ts';

type Input = Readonly<Record<string, unknown>>;

/** More words than these say more than what something is made of. */
const mostWords = 9;

/** "It's acrylic, not wool", of the beanies that were looked at: the product that is inherited is said anew. */
export function remade(
  fields: readonly FieldSpec[],
  said: Input,
  before: Input,
  text: string,
): Record<string, unknown> {
  const field = fields.find(({ meta }) => meta.sense === 'product_words');
  const product = field && before[field.name];
  if (!field || typeof product !== 'string' || said[field.name] !== undefined) return {};
  const materials = readMaterials(text);
  const wanted = materials.filter(({ negated }) => !negated);
  if (wanted.length === 0 || text.trim().split(/\s+/).length > mostWords) return {};
  const old = readMaterials(product);
  if (wanted.every(({ name }) => old.some((one) => one.name === name))) return {};
  const bare = old
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), product)
    .replace(/\s+/g, ' ')
    .trim();
  return { [field.name]: `${wanted.map((one) => one.text).join(' and ')} ${bare}`.trim() };
}

/** "Since June", after October: where the new end lies outside the old period, the other end is no longer meant. */
export function outOfPeriod(fields: readonly FieldSpec[], said: Input, before: Input): string[] {
  const days = fields.filter(isDateField);
  const from = days.find(({ bound }) => bound === 'min');
  const to = days.find(({ bound }) => bound === 'max');
  if (!from || !to) return [];
  const [start, end] = [before[from.name], before[to.name]];
  if (typeof start !== 'string' || typeof end !== 'string') return [];
  const isOutside = (day: unknown) => typeof day === 'string' && (day < start || day > end);
  if (said[to.name] === undefined && isOutside(said[from.name])) return [to.name];
  if (said[from.name] === undefined && isOutside(said[to.name])) return [from.name];
  return [];
}

/** Days take the place of a period that was asked for before, and a period that of days. */
export function dropOtherTime(
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  input: Record<string, unknown>,
): void {
  const period = fields.find(({ name, kind }) => name === 'period' && kind === 'enum');
  if (!period) return;
  const days = fields.filter(isDateField);
  if (said[period.name] !== undefined) for (const { name } of days) delete input[name];
  else if (days.some(({ name }) => said[name] !== undefined)) delete input[period.name];
}
