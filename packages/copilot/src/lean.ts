import { findOperation, operations, unwrap } from '@brandwright/contract';
import { z } from 'zod';
import type { RememberedCall, ToolAnswer } from './memory.ts';
import { shorten } from './shorten.ts';

/** Tokens of what a change answers: what it changed, in its first fields and its sentence, not the whole record. */
const tokensOfChange = 220;

/**
 * An answer as a real model needs it: without empty fields, without ids and addresses that no operation takes, and of a
 * change not the whole record.
 */
export function leanAnswer(operation: string, answer: ToolAnswer): ToolAnswer {
  if (answer.ok !== true) return answer;
  const result = lean(answer.result);
  const declaration = findOperation(operation);
  const isChange = declaration !== undefined && declaration.effect !== 'read';
  return { ...answer, result: isChange ? shorten(result, tokensOfChange) : result };
}

/** The same for a call that is remembered; its input without empty fields. */
export const leanCall = (call: RememberedCall): RememberedCall => ({
  ...call,
  input: lean(call.input) ?? {},
  answer: leanAnswer(call.operation, call.answer),
});

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const address = /^(?:https?:\/)?\/\S+$/;

function lean(value: unknown, headings = new Set<unknown>()): unknown {
  if (Array.isArray(value)) return value.map((item) => lean(item, headings) ?? null);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value);
  const heading = fields.find(([name]) => name === 'heading')?.[1];
  // A heading of a schedule says its title where it is told first.
  const isTold = heading !== undefined && headings.has(heading);
  if (heading !== undefined) headings.add(heading);
  return Object.fromEntries(
    fields.flatMap(([name, part]) => {
      if (isEmpty(part) || isUnused(name, part) || (isTold && name === 'title')) return [];
      return [[name, lean(part, headings)]];
    }),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What only a client follows: an id or an address under a name that no input has. */
function isUnused(name: string, value: unknown): boolean {
  if (typeof value !== 'string' || own.has(name)) return false;
  return (uuid.test(value) || address.test(value)) && !inputNames().has(name);
}

/** Under these names a record says its own id. */
const own = new Set(['id', 'uuid', 'sid', 'entryId']);

let names: Set<string> | undefined;

function inputNames(): Set<string> {
  names ??= new Set(operations.flatMap(({ input, offered }) => (offered ? namesIn(input) : [])));
  return names;
}

function namesIn(schema: z.ZodType): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return namesIn(inner.element as z.ZodType);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, part]) => [name, ...namesIn(part as z.ZodType)]);
}
