import { metaOf, unwrap } from '@brandwright/contract';
import { z } from 'zod';

type Sample = Record<string, unknown>;

/** Whether a field names a record. */
export function namesRecord(name: string, schema: z.ZodType): boolean {
  return (
    metaOf(schema).ref !== undefined || /(^|[a-z])ids?$/i.test(name) || unwrap(schema) instanceof z.ZodUUID
  );
}

export const fieldsOf = (input: z.ZodType): [string, z.ZodType][] => {
  const plain = unwrap(input);
  return plain instanceof z.ZodObject ? Object.entries(plain.shape as Record<string, z.ZodType>) : [];
};

/** An input that fits a declaration as well as can be guessed, with `id` (and `number`) wherever a record is named. */
export function sampleInput(input: z.ZodType, record: { id: string; number: number }): Sample {
  const sample: Sample = {};
  for (const [name, schema] of fieldsOf(input)) {
    const isNeeded = !schema.safeParse(undefined).success;
    if (namesRecord(name, schema)) sample[name] = recordValue(unwrap(schema), record);
    else if (isNeeded) sample[name] = valueFor(schema);
  }
  // Ways to name one record exclude each other: the id wins.
  if ('id' in sample && 'orderNumber' in sample) delete sample['orderNumber'];
  return sample;
}

function recordValue(schema: z.ZodType, record: { id: string; number: number }): unknown {
  if (schema instanceof z.ZodArray) return [recordValue(unwrap(schema.element as z.ZodType), record)];
  return schema instanceof z.ZodNumber ? record.number : record.id;
}

const words = [
  'x',
  'US',
  'a@example.com',
  '2026-11-20',
  '2026-11-20T15:00:00Z',
  'https://example.com',
  '97205',
  '+1 503 555 0100',
  'Portland',
  '6912.00.35',
  'wordsenough',
];

function valueFor(schema: z.ZodType): unknown {
  const plain = unwrap(schema);
  const candidates: unknown[] = [...words, 1, 100, true, ...choices(plain), ...nested(plain)];
  return candidates.find((candidate) => schema.safeParse(candidate).success) ?? 'x';
}

const choices = (schema: z.ZodType): unknown[] =>
  schema instanceof z.ZodEnum
    ? [...schema.options]
    : schema instanceof z.ZodLiteral
      ? [...schema.values]
      : [];

function nested(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodArray) return [[valueFor(schema.element as z.ZodType)]];
  if (!(schema instanceof z.ZodObject)) return [];
  return [
    Object.fromEntries(
      fieldsOf(schema)
        .filter(([, field]) => !field.safeParse(undefined).success)
        .map(([name, field]) => [name, valueFor(field)]),
    ),
  ];
}
