import { countWords } from '@brandwright/language/words/number-words.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { Work } from './work.ts';

/**
 * "Alice sends one bowl back": what is counted is the item of the order, where nothing was marked for it, and so many of it are
 * meant.
 */
export async function fillCountedItem(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  services: GroundingServices,
  { input, unknown, used }: Pick<Work, 'input' | 'unknown' | 'used'>,
): Promise<void> {
  const field = fields.find(({ meta, array }) => meta.ref === 'order_line_item' && !array);
  const isOfWhole = input['part'] !== undefined;
  if (!field || field.kind !== 'string' || isOfWhole || input[field.name] !== undefined) return;
  const quantity = fields.find(({ name }) => name === 'quantity');
  if (!quantity || unknown.some((one) => one.field === field)) return;
  for (const { groups, index } of text.matchAll(counted)) {
    const said = groups?.['noun'] ?? '';
    // "Two candle orders" are counted, and no candles.
    if (/\s(?:orders?|returns?|parcels?|boxes|labels?)$/i.test(said)) continue;
    const found = await services.findRecords(said, [field.meta.ref ?? 'order_line_item']);
    const [one] = found.filter(({ matched }) => said.toLowerCase().startsWith(matched.toLowerCase()));
    if (!one) continue;
    // In the founder's word, which the order takes for one of its own items.
    input[field.name] = said.slice(0, one.matched.length);
    const number = groups?.['number'] ?? '';
    const count = countWords[number.toLowerCase()] ?? Number(number);
    if (!(count > 0) || /^an?$/i.test(number) || input['quantity'] !== undefined) return;
    input['quantity'] = count;
    used.push({ start: index, end: index + number.length });
    return;
  }
}

/** "A return for just the platter": the one item that is meant, whatever else of the order is spoken of. */
export async function fillOnlyItem(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  services: GroundingServices,
  { input, used }: Pick<Work, 'input' | 'used'>,
): Promise<void> {
  const field = fields.find(({ meta, array }) => meta.ref === 'order_line_item' && !array);
  if (!field || field.kind !== 'string' || input[field.name] !== undefined || input['part'] !== undefined)
    return;
  for (const { 0: whole, groups, index } of text.matchAll(onlyOne)) {
    const said = groups?.['noun'] ?? '';
    const found = await services.findRecords(said, [field.meta.ref ?? 'order_line_item']);
    const [one] = found.filter(({ matched }) => said.toLowerCase().startsWith(matched.toLowerCase()));
    if (!one) continue;
    input[field.name] = said.slice(0, one.matched.length);
    const start = index + whole.length - said.length;
    used.push({ start, end: start + one.matched.length });
    return;
  }
}

const onlyOne = /\b(?:just|only)\s+(?:the|his|her|their|that)\s+(?<noun>\p{L}{3,}(?:\s+\p{L}{3,})?)/giu;

const numbers = ['an?', 'one', '\\d{1,3}', ...Object.keys(countWords)].join('|');
const counted = new RegExp(
  `\\b(?<number>${numbers})\\s+(?:of\\s+)?(?:(?:the|his|her|their|these|those|my)\\s+)?(?<noun>\\p{L}{3,}(?:\\s+\\p{L}{3,})?)`,
  'giu',
);
