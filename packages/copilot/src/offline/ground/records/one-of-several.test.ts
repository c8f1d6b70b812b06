import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { mark } from '../../testing/mark.ts';
import { oneOfSeveral } from './one-of-several.ts';
import type { SeenRecord } from './records.ts';

const quote = (label: string, unitPriceMinor: number): SeenRecord => ({
  kind: 'quote',
  refs: new Map(),
  label,
  data: { priceTiers: [{ fromQuantity: 500, unitPriceMinor }] },
});
const records = [quote('Hanoi', 455), quote('Jaipur', 430)];

function meant(operation: string, text: string, words: string) {
  const declaration = findOperation(operation) as AnyDeclaration;
  const field = fieldsOf(declaration).find(({ meta }) => meta.ref !== undefined) as FieldSpec;
  const span = mark(field.name, text, words);
  const utterance = perceive(text, new Date('2026-11-22T12:00:00Z'), buildVocabulary([]), []);
  const resolution = { kind: 'found', records, certainty: 0.85 } as const;
  const found = oneOfSeveral(span, field, utterance, declaration, resolution);
  return [found.kind, 'records' in found ? found.records.map(({ label }) => label).join() : ''];
}

it.each([
  ['ask_about_quote', 'ask them if they can do 500', 'them', 'several', 'Hanoi,Jaipur'],
  ['ask_about_quote', 'ask them if they hold the 4.55', 'them', 'found', 'Hanoi'],
  ['ask_about_quote', 'ask all of them if they can do 500', 'them', 'found', 'Hanoi,Jaipur'],
  ['change_order_status', 'put them on hold', 'them', 'found', 'Hanoi,Jaipur'],
  ['change_order_status', 'hide one of those', 'those', 'several', 'Hanoi,Jaipur'],
])('%s, “%s”', (operation, text, words, kind, labels) =>
  expect(meant(operation, text, words)).toEqual([kind, labels]),
);
