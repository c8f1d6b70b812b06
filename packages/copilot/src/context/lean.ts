import { findOperation, metaOf, operations, unwrap } from '@brandwright/contract';
import { z } from 'zod';
import type { RememberedCall, ToolAnswer } from './memory.ts';
import { shorten } from './shorten.ts';
import { asTables } from './table.ts';

/** Tokens of what a change answers: what it changed, in its first fields and its sentence, not the whole record. */
const tokensOfChange = 220;

/**
 * An answer as a real model needs it: without empty fields, without ids and addresses that no operation takes, times
 * to the minute, and of a change neither the texts that its input says nor the whole record.
 */
export function leanAnswer(operation: string, answer: ToolAnswer, input?: unknown): ToolAnswer {
  if (answer.ok === 'asks') return { ...answer, preview: leanPreview(answer.preview) };
  if (answer.ok !== true) return answer;
  const declaration = findOperation(operation);
  const isChange = declaration !== undefined && declaration.effect !== 'read';
  // What was looked up may be called like its filter.
  const said = isChange ? textsIn(input) : new Set<string>();
  const result = asTables(lean(answer.result, { headings: new Set(), said }));
  return { ...answer, result: isChange ? shorten(result, tokensOfChange) : result };
}

/** The same for a call that is remembered; its input without empty fields. */
export const leanCall = (call: RememberedCall): RememberedCall => ({
  ...call,
  input: lean(call.input) ?? {},
  answer: leanAnswer(call.operation, call.answer, call.input),
});

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const address = /^(?:https?:\/)?\/\S+$/;

/** A text of the input that is shorter may stand in a result for another reason. */
const shortestSaid = 12;

function textsIn(input: unknown, found = new Set<string>()): Set<string> {
  if (typeof input === 'string' && input.length >= shortestSaid && !uuid.test(input)) found.add(input);
  else if (typeof input === 'object' && input !== null)
    for (const part of Object.values(input)) textsIn(part, found);
  return found;
}

/** What the question is about says its verb too. */
function leanPreview(preview: unknown): unknown {
  const short = lean(preview);
  if (typeof short !== 'object' || short === null || !('verb' in short) || !('what' in short)) return short;
  const { verb, ...rest } = short;
  return String(rest.what).startsWith(String(verb)) ? rest : short;
}

interface Told {
  /** Headings of a schedule: each says its title where it is told first. */
  headings: Set<unknown>;
  /** Texts of the input. */
  said: ReadonlySet<unknown>;
}

function lean(value: unknown, told: Told = { headings: new Set(), said: new Set() }): unknown {
  if (Array.isArray(value)) return value.map((item) => lean(item, told) ?? null);
  if (typeof value === 'string') return toTheMinute(value);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value);
  const heading = fields.find(([name]) => name === 'heading')?.[1];
  const isTold = heading !== undefined && told.headings.has(heading);
  if (heading !== undefined) told.headings.add(heading);
  const isNumbered = fields.some(([name]) => namesOfInputs().numbers.has(name));
  return Object.fromEntries(
    fields.flatMap(([name, part]) => {
      if (isEmpty(part) || isUnused(name, part) || told.said.has(part)) return [];
      if ((isTold && name === 'title') || (isNumbered && name === 'id')) return [];
      return [[name, lean(part, told)]];
    }),
  );
}

const instant = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d(?:\.\d+)?Z$/;

const toTheMinute = (text: string): string => text.replace(instant, '$1Z');

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What only a client follows: an id or an address under a name that no input has. */
function isUnused(name: string, value: unknown): boolean {
  if (typeof value !== 'string' || own.has(name)) return false;
  return (uuid.test(value) || address.test(value)) && !namesOfInputs().all.has(name);
}

/** Under these names a record says its own id. */
const own = new Set(['id', 'uuid', 'sid', 'entryId']);

interface InputNames {
  all: Set<string>;
  /** Numbers that name a record: where one is told, its id is not needed. */
  numbers: Set<string>;
}

let names: InputNames | undefined;

function namesOfInputs(): InputNames {
  names ??= operations.reduce<InputNames>(
    (found, { input, offered }) => (offered ? addNames(input, found) : found),
    { all: new Set(), numbers: new Set() },
  );
  return names;
}

function addNames(schema: z.ZodType, found: InputNames): InputNames {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return addNames(inner.element as z.ZodType, found);
  if (!(inner instanceof z.ZodObject)) return found;
  for (const [name, part] of Object.entries(inner.shape)) {
    found.all.add(name);
    if (metaOf(part as z.ZodType).ref && unwrap(part as z.ZodType) instanceof z.ZodNumber)
      found.numbers.add(name);
    addNames(part as z.ZodType, found);
  }
  return found;
}
