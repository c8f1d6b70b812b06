import { z } from 'zod';
import type { EditableField } from './approval.ts';
import { metaOf, unwrap, type FieldMeta } from './fields.ts';
import type { AnyDeclaration } from './operation.ts';

/**
 * The simple values of an input that a person may change on an approval card: figures, days, texts, choices. Never what
 * names a record, which decides what the action is about, and never what stands inside objects.
 */
export function editableFields(declaration: Pick<AnyDeclaration, 'input'>, input: unknown): EditableField[] {
  const shape = unwrap(declaration.input);
  if (!(shape instanceof z.ZodObject) || typeof input !== 'object' || input === null) return [];
  const values = input as Record<string, unknown>;
  return Object.entries(shape.shape as Record<string, z.ZodType>).flatMap(([name, schema]) => {
    const found = editableField(name, schema, values[name]);
    return found ? [found] : [];
  });
}

function editableField(name: string, schema: z.ZodType, value: unknown): EditableField | null {
  const meta = metaOf(schema);
  const inner = unwrap(schema);
  if (meta.ref || meta.untrusted || /(^id|Ids?)$/.test(name)) return null;
  const base = { field: name, label: meta.label ?? inWords(name), choices: [] };
  if (inner instanceof z.ZodNumber && typeof value === 'number') {
    const isMoney = meta.sense === 'money_minor' || name.endsWith('Minor');
    return { ...base, kind: isMoney ? 'money' : inner.isInt ? 'integer' : 'number', value };
  }
  if (inner instanceof z.ZodBoolean && typeof value === 'boolean') return { ...base, kind: 'flag', value };
  if (inner instanceof z.ZodEnum && typeof value === 'string')
    return { ...base, kind: 'choice', value, choices: choicesOf(inner, meta) };
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodEnum && isTexts(value))
    return { ...base, kind: 'choices', value, choices: choicesOf(inner.element, meta) };
  if (typeof value !== 'string') return null;
  if (inner instanceof z.ZodISODate) return { ...base, kind: 'day', value };
  return inner instanceof z.ZodString && inner.format === null ? { ...base, kind: 'text', value } : null;
}

const choicesOf = (schema: z.ZodEnum, { valueWords }: FieldMeta) =>
  schema.options.map((option) => ({
    value: String(option),
    label: inWords(valueWords?.[String(option)]?.[0] ?? String(option)),
  }));

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** `refundAmountMinor`, `ON_HOLD` → "Refund amount", "On hold". */
function inWords(name: string): string {
  const words = name
    .replace(/Minor$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
