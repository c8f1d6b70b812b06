import { printedWords } from '@brandwright/language/values/printed-words.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { cleanText } from '../values/convert.ts';
import { isPartOf, takesAnyText } from './fill-words.ts';
import { isLeft, type Work } from './work.ts';

/** What goes before a name that is given, and where it ends. "With your name on it" gives none. */
const giving =
  /(?<!\b(?:the|an?|my|your|our|their|his|her|its|brand|store|first|last|full)\s)\b(?:call(?:ed)?(?: it| them| this| that| him| her)?|named?(?: it| them)?|titled)\s+(?<name>[^,.;:!?\n"“]+)/giu;
const nameEnd =
  /\s+(?:(?:at|for|with|on|in)\s+[$€£]?\d|and (?:make|put|set|add|give|send|then|price)\b|(?:please|pls|instead|then|too)\b|with\b).*$|(?:\s+(?:and|at|for))?\s+[$€£]?\d.*$/i;

/** "A tenner, call it thank you card": a name goes to the field that is declared to be called so. */
export function fillCalled(fields: readonly FieldSpec[], { text }: Utterance, { input, used }: Work): void {
  const takers = fields.filter((field) => takesAnyText(field) && isGiven(field));
  const [field] = takers;
  const match = [...text.matchAll(giving)].at(-1);
  if (!field || takers.length > 1 || !match?.groups) return;
  const said = match.groups['name'] ?? '';
  const name = cleanText(said.replace(nameEnd, ''));
  if (name === '' || /^(?:it|them|that|this|him|her|me|us|back|off)\b/i.test(name)) return;
  const start = match.index + match[0].length - said.length;
  if (input[field.name] !== undefined && !isPartOf(input[field.name], said)) return;
  for (const other of fields.filter(takesAnyText))
    if (other !== field && isPartOf(input[other.name], name)) delete input[other.name];
  input[field.name] = name;
  used.push({ start, end: start + said.length });
}

const isGiven = ({ meta }: FieldSpec): boolean =>
  (meta.words ?? []).some((word) => /^(?:called|named|titled|call it|name it)$/.test(word));

/** `a reward, "First hour"`: words in quotes that no field took go to the one that is led to, or that alone lacks its words. */
export function fillQuoted(fields: readonly FieldSpec[], { text, values }: Utterance, work: Work): void {
  for (const value of values) {
    if (value.kind !== 'quoted' || !isLeft(value, work.used)) continue;
    const open = fields.filter((field) => takesAnyText(field) && work.input[field.name] === undefined);
    const before = text.slice(0, value.start).toLowerCase();
    const led = open.filter(({ meta }) =>
      (meta.words ?? []).some((word) => {
        const last = word.split(' ').at(-1) ?? '';
        return (
          last.length > 2 && new RegExp(`\\b${last.replace(/ing$|s$/, '')}(?:s|ing)?:?\\s*$`).test(before)
        );
      }),
    );
    const needed = open.filter(({ required, meta }) => required || meta.question !== undefined);
    const [field, ...others] = led.length > 0 ? led : needed;
    if (!field || others.length > 0) continue;
    work.input[field.name] = value.value;
    work.used.push(value);
  }
}

/** "That says slow sundays", "put MEASURE TWICE on the front": only the words themselves are printed, whatever of them was marked. */
export function fillPrinted(fields: readonly FieldSpec[], { text }: Utterance, { input, used }: Work): void {
  const field = fields.find(({ kind, meta }) => kind === 'string' && meta.words?.includes('saying'));
  if (!field) return;
  const known = String(input[field.name] ?? '');
  const isPrint = fields.some(isPlace);
  const inCapitals = text === text.toUpperCase() ? undefined : capitals.exec(text)?.[0];
  const printed = isPrint ? printedWords(text) : null;
  const words = printed?.text ?? inCapitals ?? (isPrint ? beforePlace(text, known) : undefined);
  if (!words || (!printed && isPartOf(words, known))) return;
  // What is printed is no name of the product as well.
  for (const other of fields.filter(takesAnyText))
    if (printed && other !== field && isPartOf(input[other.name], text.slice(printed.start, printed.end)))
      delete input[other.name];
  input[field.name] = words;
  const start = printed?.start ?? text.indexOf(words);
  used.push({ start, end: start + words.length });
}

/** "Put mud is fine on the front", of which some words were marked. */
function beforePlace(text: string, known: string): string | undefined {
  const words =
    /\b(?:put|print|write|add)\s+(?:the\s+(?:words?|text|line)\s+)?(?<words>[^,.;:!?"“]{2,60}?)\s+on\s+(?:the|its)\s+\p{L}+/iu.exec(
      text,
    )?.groups?.['words'];
  return known !== '' && (words?.startsWith(known) || words?.endsWith(known)) ? words : undefined;
}

const isPlace = ({ values }: FieldSpec): boolean => values.includes('FRONT');

/** Two words in capitals and more, or a long one: one of four letters may be an abbreviation. */
const capitals = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}(?:[ '’&-]+\p{Lu}{2,})+|\p{Lu}{5,})(?![\p{L}\p{N}])/u;
