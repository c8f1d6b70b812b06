import type { RecordKind } from '@brandwright/contract';
import { printedWords } from '@brandwright/language/values/printed-words.ts';

/** Records that words are printed on. */
const printedOn: ReadonlySet<RecordKind> = new Set<RecordKind>([
  'design',
  'product_template',
  'blank_product',
]);

/** "We found a box of 24 of those": what things came in is none of them. */
const container =
  /\b(?:an?|one|another|the|that|this|whole|full|\d+)\s+(?:whole |full |big |old |last )?(?:box|boxes|carton|cartons|case|cases|crate|crates|pack|packs|bag|bags|pallet|pallets)(?=\s+(?:of|behind|in|from|under|at|with|on|out)\b)/giu;

const printOnDemand = /\bprint(?:ed)?[- ]on[- ]demand\b|\bpod\b/giu;
const blank = (text: string) => ' '.repeat(text.length);

/**
 * The words of a message that may name a record of a kind, each where it was. Words to be printed name no design ("add the text
 * slow sundays" is not about the design "Slow Mornings"), "print on demand" names no blank, and the box that goods came in is no gift box.
 */
export function namingWords(text: string, kind: RecordKind): string {
  if (kind === 'sku' || kind === 'product') return text.replace(container, blank);
  if (!printedOn.has(kind)) return text;
  const printed = printedWords(text);
  const own = printed
    ? `${text.slice(0, printed.start)}${blank(printed.text)}${text.slice(printed.end)}`
    : text;
  return kind === 'design' ? own : own.replace(printOnDemand, blank);
}
