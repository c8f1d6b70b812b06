import { readAsked } from '@brandwright/language/products/product-words.ts';
import type { AnyDeclaration } from '@brandwright/contract';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isLeft, type Work } from './work.ts';

/** "What will 500 hoodies from Portugal cost to land": the goods that a look needs, where the learned model marked none. */
export function fillProduct(
  { effect }: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text }: Utterance,
  work: Work,
): void {
  const field = fields.find(
    ({ meta, required }) => meta.sense === 'product_words' && (required || meta.question !== undefined),
  );
  if (effect !== 'read' || !field || work.input[field.name] !== undefined) return;
  const [only, ...others] = readAsked(text);
  if (!only || others.length > 0) return;
  if (!isLeft(only, work.used)) return;
  work.input[field.name] = only.text;
  work.used.push(only);
}
