import type { AnyDeclaration } from '@brandwright/contract';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isFound } from './fill-words.ts';
import { rowKind } from '../refer/list-of-kind.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { isLeft, type Work } from './work.ts';

/** "Export shortlisted": a word that no field took, where it is a value that records of the store have ("tag"). */
export async function fillKnownValues(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { words }: Utterance,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  if (!/^(?:list|search|count|export)_/.test(operation.name)) return;
  const left = words.filter((word) => isLeft(word, work.used) && !stopWords.has(word.lower));
  const open = fields.filter((field) => isLabel(field) && work.input[field.name] === undefined);
  if (left.length === 0 || open.length === 0) return;
  for (const field of open) {
    const values = await valuesOf(operation, field, services);
    const meant = values.filter((value) => {
      const own = tokenize(value);
      return own.length > 0 && own.every(({ stem }) => left.some((word) => word.stem === stem));
    });
    const [value] = meant.sort((a, b) => b.length - a.length);
    if (value === undefined) continue;
    work.input[field.name] = value;
    const stems = tokenize(value).map(({ stem }) => stem);
    work.used.push(...left.filter((word) => stems.includes(word.stem)));
  }
}

/** Takes one of the words that records are sorted by, and nothing else. */
const isLabel = ({ kind, array, required, meta, values, format }: FieldSpec): boolean =>
  kind === 'string' &&
  !array &&
  !required &&
  !meta.ref &&
  meta.sense === undefined &&
  values.length === 0 &&
  format === null;

/** What a list of the same records counts under the name of a field. */
async function valuesOf(
  operation: AnyDeclaration,
  { name }: FieldSpec,
  services: GroundingServices,
): Promise<string[]> {
  const list = [operation.name, ...(operation.related ?? [])].find((other) => {
    const declared = other.startsWith('list_') ? services.find(other) : undefined;
    return declared?.effect === 'read' && fieldsOf(declared).some((field) => field.name === name);
  });
  const trial = list ? await services.tryRead(list, {}) : null;
  const counted = trial?.ok === true ? (trial.result as Record<string, unknown>)[`${name}s`] : undefined;
  if (!Array.isArray(counted)) return [];
  return counted.flatMap((one: unknown) => {
    const value = typeof one === 'object' && one !== null && 'value' in one ? one.value : one;
    return typeof value === 'string' ? [value] : [];
  });
}

const holding =
  /(?:\b(?:with|got|has|have|had|contains?|containing|includes?|including)|\bw\/)\s+(?:(?:an?|the|any|some|my|our)\s+)?(?<what>[\p{L}-]+(?: [\p{L}-]+){0,2})/giu;

/** "Any order w/ a diffuser", "which got the amber one in them": what orders hold, where an item of the store is called so. */
export async function fillHeld(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text }: Utterance,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const item = fields.find(
    ({ meta, array, required }) => meta.ref === 'order_line_item' && !array && !required,
  );
  const search = fields.find(({ meta }) => meta.sense === 'search_words');
  const field = item ?? (rowKind(operation) === 'order' ? search : undefined);
  if (!field || work.input[field.name] !== undefined || work.several) return;
  for (const match of text.matchAll(holding)) {
    const what = match.groups?.['what'] ?? '';
    const start = match.index + match[0].length - what.length;
    if (!isLeft({ start, end: start + what.length }, work.used)) continue;
    const items = await services.findRecords(what, ['order_line_item']);
    const known = items.find(({ matched }) => what.toLowerCase().includes(matched.toLowerCase()))?.matched;
    const inside = /^\S+/.exec(what)?.[0] ?? '';
    const isInside = field === search && isIn.test(text.slice(start + inside.length));
    const isHeld = isInside && (await isFound(operation, { ...work.input, [field.name]: inside }, services));
    const words = known ?? (isHeld ? inside : '');
    if (words.length < leastLength || stopWords.has(words.toLowerCase())) continue;
    work.input[field.name] = words;
    const from = start + what.toLowerCase().indexOf(words.toLowerCase());
    work.used.push({ start: from, end: from + words.length });
    return;
  }
}

const isIn = /^\s+(?:ones?\s+)?in (?:it|them|em|there)\b/i;
const leastLength = 4;
