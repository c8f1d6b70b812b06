import type { EditableField } from '@brandwright/contract/kernel/approval.ts';

/** A value as it stands in its control: figures and days as text. */
export type EditedValue = string | boolean | string[];

/** A field's value for its control; money in dollars. */
export function textOfValue({ kind, value }: EditableField): EditedValue {
  if (kind === 'flag') return value === true;
  if (kind === 'choices') return Array.isArray(value) ? value : [];
  if (kind === 'money' && typeof value === 'number') return (value / 100).toFixed(2);
  return String(value ?? '');
}

/** What differs, as the operation takes it, and what is no value of its kind. */
export function changedValues(
  fields: readonly EditableField[],
  edited: Readonly<Record<string, EditedValue>>,
): { changes: Record<string, unknown>; faults: Record<string, string> } {
  const changes: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const value = valueOf(field, edited[field.field] ?? '');
    if (value === undefined) faults[field.field] = faultOf(field);
    else if (!isSame(value, field.value)) changes[field.field] = value;
  }
  return { changes, faults };
}

function valueOf({ kind }: EditableField, edited: EditedValue): unknown {
  if (kind === 'flag' || kind === 'choices' || kind === 'choice') return edited;
  const text = String(edited).trim();
  if (kind === 'text') return text;
  if (kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
  const figure = Number(text.replace(/[,$\s]/g, ''));
  if (text === '' || !Number.isFinite(figure)) return undefined;
  if (kind === 'money') return Math.round(figure * 100);
  return kind === 'integer' && !Number.isInteger(figure) ? undefined : figure;
}

const faultOf = ({ kind }: EditableField) =>
  kind === 'day' ? 'Choose a day.' : kind === 'integer' ? 'Enter a whole number.' : 'Enter a number.';

function isSame(value: unknown, before: EditableField['value']): boolean {
  if (!Array.isArray(value) || !Array.isArray(before)) return value === before;
  return value.length === before.length && value.every((one) => before.includes(String(one)));
}
