import { countWords } from '@brandwright/language/words/number-words.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { Work } from './work.ts';

/** "Alice sends one bowl back": what is counted is the item of the order, where nothing was marked for it. */
export async function fillCountedItem(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  services: GroundingServices,
  { input, unknown }: Pick<Work, 'input' | 'unknown'>,
): Promise<void> {
  const field = fields.find(({ meta, array }) => meta.ref === 'order_line_item' && !array);
  const isOfWhole = input['part'] !== undefined;
  if (!field || field.kind !== 'string' || isOfWhole || input[field.name] !== undefined) return;
  if (!fields.some(({ name }) => name === 'quantity') || unknown.some((one) => one.field === field)) return;
  for (const { groups } of text.matchAll(counted)) {
    const said = groups?.['noun'] ?? '';
    const found = await services.findRecords(said, [field.meta.ref ?? 'order_line_item']);
    const [one] = found.filter(({ matched }) => said.toLowerCase().startsWith(matched.toLowerCase()));
    if (!one) continue;
    // In the founder's word, which the order takes for one of its own items.
    input[field.name] = said.slice(0, one.matched.length);
    return;
  }
}

const numbers = ['an?', 'one', '\\d{1,3}', ...Object.keys(countWords)].join('|');
const counted = new RegExp(
  `\\b(?:${numbers})\\s+(?:of\\s+)?(?:(?:the|his|her|their|these|those|my)\\s+)?(?<noun>\\p{L}{3,}(?:\\s+\\p{L}{3,})?)`,
  'giu',
);
