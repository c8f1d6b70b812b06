import type { AnyDeclaration } from '@brandwright/contract';
import { escapePattern } from '@brandwright/language/text.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { figureFor } from '../values/convert.ts';
import type { Work } from './work.ts';

/**
 * "The slogan's not right either, change it", "raise the price of the soap bar": what a change is of was named and its new value wasn't,
 * and nothing else is given that it could change. The value is asked for; none where several are named.
 */
export function valueToAsk(
  { name, effect }: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text }: Utterance,
  input: Readonly<Record<string, unknown>>,
): FieldSpec[] {
  if (effect !== 'write' || !/^(?:edit|update)_/.test(name) || fields.some(isNeeded)) return [];
  const isGiven = fields.some((field) => input[field.name] !== undefined && !isRecord(field));
  if (isGiven) return [];
  const named = fields.flatMap((field) => {
    const length = isRecord(field) || field.meta.hasDefault ? 0 : longestSaid(field, text);
    return length > 0 ? [{ field, length }] : [];
  });
  const [only, next] = named.toSorted((a, b) => b.length - a.length);
  return only && only.length > (next?.length ?? 0) ? [only.field] : [];
}

/** Where something else is needed, that is asked for. */
const isNeeded = ({ required, meta }: FieldSpec): boolean => required && meta.ref === undefined;

const isRecord = ({ name, meta }: FieldSpec): boolean => meta.ref !== undefined || name === 'id';

/** Letters of the longest of its words that the text says. */
const longestSaid = ({ meta: { words = [], label } }: FieldSpec, text: string): number =>
  Math.max(
    0,
    ...[...words, ...(label ? [label] : [])]
      .filter((word) => new RegExp(String.raw`\b${escapePattern(word)}(?:s|['’]s)?\b`, 'iu').test(text))
      .map((word) => word.length),
  );

/** "Some of the tapers have melted": how many were taken away, in place of how many were counted, is what is asked for. */
export const inTheWaySaid = (
  missing: readonly FieldSpec[],
  fields: readonly FieldSpec[],
  { text }: Utterance,
): FieldSpec[] => missing.map((field) => wayInstead(field, fields, text) ?? field);

/** The field in place of another whose words are said, where those of no other are. */
const wayInstead = (field: FieldSpec, fields: readonly FieldSpec[], text: string): FieldSpec | undefined => {
  const ways = fields.filter((one) => one.meta.insteadOf === field.name && one.kind === field.kind);
  const said = ways.filter((one) => longestSaid(one, text) > 0);
  return said.length === 1 ? said[0] : undefined;
};

/** "Priya spilt coffee on 2 totes, take them off": the only figure of a change goes to the way of changing that is said. */
export function fillWay(fields: readonly FieldSpec[], { text, values }: Utterance, work: Work): void {
  for (const field of fields) {
    if (field.kind !== 'integer' || work.input[field.name] !== undefined) continue;
    const ways = fields.filter((one) => one.meta.insteadOf === field.name && one.kind === 'integer');
    const way = wayInstead(field, fields, text);
    if (!way || ways.some((one) => work.input[one.name] !== undefined)) continue;
    // "2 totes" is marked whole as the product: the figure in it is no part of its name.
    const taken = Object.values(work.input);
    const left = values.filter((value) => value.kind === 'number' && !taken.includes(value.value));
    const [only, ...more] = left;
    const figure = only && 'mayName' in only ? figureFor(way, only, only.text) : undefined;
    if (!only || more.length > 0 || figure === undefined) continue;
    work.input[way.name] = figure;
    work.used.push(only);
  }
}
