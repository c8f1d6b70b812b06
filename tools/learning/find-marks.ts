import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf } from '@brandwright/copilot/offline/fields.ts';
import { readValues } from '@brandwright/language/values/read-values.ts';
import type { Value } from '@brandwright/language/values/value.ts';
import type { Mark } from './read-chats.ts';

type Input = Record<string, unknown>;

/** Any instant: days said by their distance from today are not looked for. */
const now = new Date(0);

/**
 * The words of a message that give the values of an input, as far as they can be found: texts that stand there as they are,
 * figures, amounts, countries. Members of lists have words of their own and are not found.
 */
export function findMarks(say: string, input: unknown, operation: AnyDeclaration): Mark[] {
  if (!isInput(input)) return [];
  const values = readValues(say, now);
  const found: Mark[] = [];
  const look = (field: string, wanted: unknown): void => {
    if (Array.isArray(wanted)) for (const one of wanted) look(field, one);
    else if (isInput(wanted))
      for (const [name, inner] of Object.entries(wanted)) look(`${field}.${name}`, inner);
    else {
      const place = placeOf(say, wanted, values, found);
      if (place) found.push({ field, value: null, drops: false, ...place });
    }
  };
  for (const { name, values: members, kind } of fieldsOf(operation))
    if (name in input && members.length === 0 && kind !== 'boolean') look(name, input[name]);
  return found;
}

const isInput = (value: unknown): value is Input => typeof value === 'object' && value !== null;

interface Span {
  start: number;
  end: number;
}

/** The first place of a value that no other value took. */
function placeOf(
  say: string,
  wanted: unknown,
  values: readonly Value[],
  taken: readonly Span[],
): Span | null {
  const isFree = (span: Span) => taken.every(({ start, end }) => span.end <= start || end <= span.start);
  const spans =
    typeof wanted === 'number'
      ? values.filter((value) => isFigure(value, wanted))
      : typeof wanted === 'string'
        ? [...placesOf(say, wanted), ...values.filter((value) => isCode(value, wanted))]
        : [];
  const place = spans.find(isFree);
  return place ? { start: place.start, end: place.end } : null;
}

/** Money is asked for in minor units or as it is said. */
const isFigure = (value: Value, wanted: number) =>
  'mayName' in value &&
  (value.value === wanted || (value.kind !== 'measure' && Math.round(value.value * 100) === wanted));

const isCode = (value: Value, wanted: string) =>
  'negated' in value && !value.negated && value.value === wanted;

function placesOf(say: string, wanted: string): Span[] {
  const words = wanted.trim().toLowerCase();
  if (words === '') return [];
  const escaped = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const whole = new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'giu');
  return [...say.matchAll(whole)].map(({ index }) => ({ start: index, end: index + words.length }));
}
