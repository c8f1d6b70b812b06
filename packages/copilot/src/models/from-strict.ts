import { unwrap } from '@brandwright/contract';
import { isRecord } from '@brandwright/contract/kernel/is-record.ts';
import { z } from 'zod';
import { clearMark } from './strict-schema.ts';

/**
 * What a model sent for a strict schema, as the declared input takes it: a null where something may be left out is
 * dropped, a null that a value itself may be stays, and the mark for emptying becomes null. Anything else is left to the
 * parse.
 */
export function fromStrict(schema: z.ZodType, value: unknown): unknown {
  if (value === clearMark && isOpen(schema) && takesNull(schema)) return null;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return isRecord(value) ? fieldsOf(inner, value) : value;
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => fromStrict(inner.element as z.ZodType, item));
  if (inner instanceof z.ZodUnion) return fromOption(inner, value);
  return value;
}

function fieldsOf({ shape }: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const schema = shape[name] as z.ZodType | undefined;
      if (part === null && (!schema || isOpen(schema))) return [];
      return [[name, schema ? fromStrict(schema, part) : part]];
    }),
  );
}

/** The first option that takes the value as it reads it; of none, the value as it is. */
function fromOption(union: z.ZodUnion, value: unknown): unknown {
  for (const option of union.options) {
    const read = fromStrict(option as z.ZodType, value);
    if ((option as z.ZodType).safeParse(read).success) return read;
  }
  return value;
}

const isOpen = (schema: z.ZodType) => schema.safeParse(undefined).success;
const takesNull = (schema: z.ZodType) => schema.safeParse(null).success;
