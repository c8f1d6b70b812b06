import type { AnyDeclaration } from '@brandwright/contract';
import { readAsked, readProducts, type ProductWords } from '@brandwright/language/products/product-words.ts';
import { closeness, isKindOf } from '@brandwright/language/products/products.ts';
import { singularNoun } from '@brandwright/language/products/singular-noun.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { fieldsOf, type FieldSpec } from '../fields.ts';
import { recordsOf } from './records/records.ts';
import type { GroundingServices } from './conversation/services.ts';
import type { DialogueState } from './conversation/state.ts';

/** What is worked on now, and another product that the conversation is about. */
export interface OtherProduct {
  /** "Stoneware mug". */
  atHand: string;
  /** "mailer boxes", as it was said. */
  asked: string;
}

/**
 * An operation would take the record that is worked on now (the brief at hand), and what is asked for is another product than
 * that record's: "2,000 mailer boxes, who could do it" is not for the brief of a mug. Null where it is not so.
 */
export async function otherProduct(
  operation: AnyDeclaration,
  input: Readonly<Record<string, unknown>>,
  text: string,
  state: DialogueState,
  services: Pick<GroundingServices, 'tryRead' | 'find'>,
): Promise<OtherProduct | null> {
  const fields = fieldsOf(operation);
  const field = fields.find(({ meta }) => meta.atHand);
  const kind = field?.meta.ref;
  // What is done to the record itself is about it: "drop the gift box" changes the brief of a mug.
  if (!field || !kind || operation.name.endsWith(`_${kind}`)) return null;
  if (fields.some(({ name, meta }) => meta.ref === kind && input[name] !== undefined)) return null;
  const said = asked(text, operation);
  // "Send the brief": the one at hand is meant in so many words.
  const isNamed = [...field.words].some((word) => new RegExp(`\\b${word}s?\\b`, 'i').test(text));
  const wanted = said.length > 0 ? said : isNamed ? [] : askedBefore(kind, state, services);
  const [first] = wanted;
  if (!first) return null;
  const opens = services.find(`get_${kind}`);
  const trial = opens && (await services.tryRead(opens.name, {}));
  if (!opens || !trial?.ok) return null;
  const label = recordsOf(opens, trial.result)[0]?.records[0]?.label ?? '';
  const own = readProducts(label).filter(({ products }) => products.length > 0);
  if (own.length === 0 || own.some((one) => wanted.some((other) => isAlike(one, other)))) return null;
  return { atHand: label, asked: first.text };
}

/** The products that words ask for. What the operation is called is none: who says "match factories" wants no matches. */
function asked(text: string, { name, title }: AnyDeclaration): ProductWords[] {
  const called = new Set(
    tokenize(`${name.replaceAll('_', ' ')} ${title}`).map(({ lower }) => singularNoun(lower)),
  );
  const isCalled = ({ noun }: ProductWords) => noun.every((word) => called.has(singularNoun(word)));
  const all = readAsked(text);
  return all.some(isCalled)
    ? readProducts(text).filter((one) => one.products.length > 0 && !isCalled(one))
    : all;
}

/** The product that the last calls were about, unless one since was about a record of the kind. */
function askedBefore(
  kind: string,
  { calls }: DialogueState,
  { find }: Pick<GroundingServices, 'find'>,
): ProductWords[] {
  for (const { operation: name, input, outcome } of calls) {
    const operation = find(name);
    if (!operation || outcome?.ok === false) continue;
    const fields = fieldsOf(operation);
    const said = fields.filter(isProduct).flatMap((field) => {
      const words = input[field.name];
      return typeof words === 'string' ? asked(words, operation) : [];
    });
    if (said.length > 0) return outcome?.ok === true && name.endsWith(`_${kind}`) ? [] : said;
    if (fields.some(({ meta }) => meta.ref === kind)) return [];
  }
  return [];
}

const isProduct = ({ meta, kind }: FieldSpec): boolean =>
  kind === 'string' && ['product_words', 'whole_request', 'search_words'].includes(meta.sense ?? '');

/** One of their senses is the other or a kind of it, or both are kinds of one noun. */
const isAlike = (one: ProductWords, other: ProductWords): boolean =>
  one.products.some((a) =>
    other.products.some((b) => isKindOf(a, b) || isKindOf(b, a) || closeness(a, b) >= leastCloseness),
  );

const leastCloseness = 2;
