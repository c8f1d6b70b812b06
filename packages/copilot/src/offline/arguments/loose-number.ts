import type { AnyDeclaration } from '@brandwright/contract';
import type { NumberSpan } from './span.ts';
import type { Filling } from './fill.ts';
import { fieldsOf, type FieldSpec } from './fields.ts';
import type { Heard } from '../turn/heard.ts';

/** A bare number changes the one figure that was given before, or that the operation takes. */
export function looseNumber(
  heard: Heard,
  declaration: AnyDeclaration,
  filling: Filling,
  known: Readonly<Record<string, unknown>> = {},
): { field: string; value: number } | null {
  const span = filling.untaken.find(
    (one): one is NumberSpan => one.kind === 'number' || one.kind === 'money' || one.kind === 'percent',
  );
  if (!span) return null;
  const numeric = fieldsOf(declaration).filter(
    (field) =>
      (field.kind === 'integer' || field.kind === 'number') && !field.meta.ref && field.meta.sense !== 'page',
  );
  const suits = (field: FieldSpec) =>
    span.kind === 'money' ? field.meta.sense === 'money_minor' : field.meta.sense !== 'money_minor';
  const sameSide = (field: FieldSpec) => field.bound === span.bound;
  const before = numeric.filter((field) => known[field.name] !== undefined);
  // A bare figure changes what was said before, money or not; money changes only money.
  const wanted =
    before.find((field) => suits(field) && sameSide(field)) ??
    before.find((field) => sameSide(field) && (span.kind === 'number' || suits(field))) ??
    before.find((field) => suits(field) && span.bound === null) ??
    numeric.find((field) => suits(field) && sameSide(field)) ??
    numeric.find((field) => suits(field) && span.bound === null);
  if (!wanted) return null;
  const value = wanted.meta.sense === 'money_minor' ? Math.round(span.value * 100) : span.value;
  return value >= wanted.least && value <= wanted.greatest ? { field: wanted.name, value } : null;
}
