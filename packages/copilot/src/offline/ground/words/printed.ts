import type { RecordKind } from '@brandwright/contract';
import { printedWords } from '@brandwright/language/values/printed-words.ts';

/** Records that words are printed on. */
const printedOn: ReadonlySet<RecordKind> = new Set<RecordKind>([
  'design',
  'product_template',
  'blank_product',
]);

const printOnDemand = /\bprint(?:ed)?[- ]on[- ]demand\b|\bpod\b/giu;
const blank = (text: string) => ' '.repeat(text.length);

/**
 * The words of a message that may name a record of a kind, each where it was. Words to be printed name no design ("add the text
 * slow sundays" is not about the design "Slow Mornings"), and "print on demand" names no blank.
 */
export function namingWords(text: string, kind: RecordKind): string {
  if (!printedOn.has(kind)) return text;
  const printed = printedWords(text);
  const own = printed
    ? `${text.slice(0, printed.start)}${blank(printed.text)}${text.slice(printed.end)}`
    : text;
  return kind === 'design' ? own : own.replace(printOnDemand, blank);
}
