import type { FieldSpec } from './fields.ts';
import type { Heard } from '../turn/heard.ts';
import { readAmount } from './numbers.ts';

type Place = { start: number; end: number };

const counts =
  'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a dozen|a couple of|\\d{1,5}';
/** "3 mugs at $14": how many, of what, and for how much each. */
const line = new RegExp(
  String.raw`(?<![\p{L}\d$€£.,-])(?<count>${counts})\s*(?:x|×|pcs of|pieces of|units of)?\s+(?<item>\p{L}[\p{L}'-]*(?:\s+(?!(?:at|for|and|plus|to|from|with|each|per|on|by)\b)\p{L}[\p{L}'-]*){0,4})(?:\s+(?:at|for|@)\s*(?<price>[$€£]\s?\d+(?:\.\d{1,2})?)(?:\s*(?:each|a piece|apiece|per unit))?)?`,
  'giu',
);
const joint = /^\s*(?:,\s*(?:and|plus)?|;|&|\+|and|plus|and also)\s*$/i;

/**
 * Several things in a row, each with its number ("3 mugs and two candles"), as the rows of a field that takes items with
 * an amount. One thing alone stays with the fields for one.
 */
export function fillLines(
  fields: readonly FieldSpec[],
  heard: Heard,
  input: Record<string, unknown>,
  used: Place[],
): void {
  const rows = fields.find((field) => field.array && input[field.name] === undefined && isLine(field));
  const item = rows?.fields.find((field) => field.meta.sense === 'product_words');
  const quantity = rows?.fields.find((field) => field.meta.sense === 'quantity');
  const price = rows?.fields.find((field) => field.meta.sense === 'money_minor');
  if (!rows || !item || !quantity) return;
  const run = longestRun(heard);
  if (run.length < 2) return;
  input[rows.name] = run.map((match) => ({
    [item.name]: (match.groups?.item ?? '').trim(),
    [quantity.name]: countOf(match.groups?.count ?? '1'),
    ...(price && match.groups?.price
      ? { [price.name]: Math.round((readAmount(match.groups.price)?.value ?? 0) * 100) }
      : {}),
  }));
  used.push({ start: run[0]?.index ?? 0, end: endOf(run.at(-1)) });
}

/** What has its place in a row of items needs no field of its own. */
export function isInLines(
  field: FieldSpec,
  fields: readonly FieldSpec[],
  input: Record<string, unknown>,
): boolean {
  return (
    (field.meta.sense === 'product_words' || field.meta.sense === 'quantity') &&
    fields.some((other) => other.array && input[other.name] !== undefined && isLine(other))
  );
}

const isLine = (field: FieldSpec) =>
  field.fields.some((one) => one.meta.sense === 'product_words') &&
  field.fields.some((one) => one.meta.sense === 'quantity');

function longestRun(heard: Heard): RegExpExecArray[] {
  let best: RegExpExecArray[] = [];
  let run: RegExpExecArray[] = [];
  for (const match of heard.text.matchAll(line)) {
    const before = run.at(-1);
    if (before && !joint.test(heard.text.slice(endOf(before), match.index))) run = [];
    run.push(match);
    if (run.length > best.length) best = [...run];
  }
  return best;
}

const endOf = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : 0);

const countOf = (said: string) =>
  /^an?$/i.test(said)
    ? 1
    : /dozen/i.test(said)
      ? 12
      : /couple/i.test(said)
        ? 2
        : (readAmount(said)?.value ?? 1);
