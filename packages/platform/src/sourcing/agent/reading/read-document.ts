import type { Brief, ValueSource } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { capitalize } from '@brandwright/language/text.ts';
import { colorWords } from '@brandwright/language/values/colors.ts';
import { materialAndFinishWords } from '@brandwright/language/values/materials.ts';
import { readBrief, type ReadingOptions } from './read-brief.ts';
import { packagingNouns, productNouns } from './vocabulary.ts';

/** What was found in a document or picture. */
export interface DocumentReading {
  values: Partial<Brief>;
  sources: ValueSource[];
  /** Its words, as data to look at. */
  outsideNotes: string | null;
}

const longestNotes = 1500;
const mostLines = 200;
const plainWords =
  'gift mailer kraft recycled recyclable compostable rigid magnetic drawstring plain printed branded custom paper cotton insulated reusable travel soy scented wooden stackable organic'.split(
    ' ',
  );
const known = new Set(
  [...materialAndFinishWords, ...colorWords]
    .flatMap((words) => words.split(/[ -]/))
    .concat(
      plainWords,
      packagingNouns.flatMap((noun) => noun.split(' ')),
      Object.keys(productNouns).flatMap((noun) => noun.split(/[ -]/)),
    ),
);
/** Only words that the vocabulary holds: what a document says otherwise must not become the founder's words. */
const knownOnly = (words: string) =>
  words
    .split(/[ -]/)
    .filter((word) => known.has(word.toLowerCase()))
    .join(' ');

/**
 * Reads a tech pack line by line by the same rules as a sentence. Its words are data: only figures, days, countries and
 * words of the vocabulary become values; the first line that tells a field wins.
 */
export function readDocument(text: string, options: ReadingOptions): DocumentReading {
  const values: Partial<Brief> = {};
  const sources: ValueSource[] = [];
  const lines = labeledFirst(
    unfolded(
      text
        .split(/\r?\n|\t+|(?<=[.;])\s/)
        .map((line) => line.replace(/[|,]\s*$/, '').trim())
        .filter(Boolean)
        .slice(0, mostLines),
    ),
  );
  const product = lines.flatMap((line) => productIn(line, options))[0];
  for (const line of lines) {
    const reading = readBrief(labeled(line), { ...options, about: product?.name ?? null });
    for (const source of reading.sources) {
      const { field } = source;
      if (field === 'title' || field === 'notes' || field === 'product' || field === 'category') continue;
      if (sources.some((one) => one.field === field)) continue;
      const found = valuesOf(field, reading.values);
      if (Object.keys(found).length === 0) continue;
      Object.assign(values, found);
      sources.push({
        field,
        origin: 'DOCUMENT',
        because: 'the attached document',
        quote: line.slice(0, 200),
      });
    }
  }
  if (product) {
    values.product = product.name;
    values.title = capitalize(product.name);
    if (product.categoryId !== null) {
      values.categoryId = product.categoryId;
      sources.push({
        field: 'category',
        origin: 'DOCUMENT',
        because: 'the product in the attached document',
        quote: null,
      });
    }
    sources.push({
      field: 'product',
      origin: 'DOCUMENT',
      because: 'the attached document',
      quote: product.line.slice(0, 200),
    });
  }
  const notes = text
    .replace(/[ \t]+/g, ' ')
    .trim()
    .slice(0, longestNotes);
  return { values, sources, outsideNotes: notes === '' ? null : notes };
}

const labels =
  /^(?:product|item|style|article|materials?|fabric|composition|quantity|qty|moq|units|(?:target |unit )?(?:price|cost)|size|dimensions|weight|capacity|colou?rs?|finish|packaging|certifications?|certificates|launch(?: date)?|delivery(?: date)?|origin|country)\b[^:,]{0,20}[:,]/i;

/** What a line says under its own name counts before what another says in passing. */
const labeledFirst = (lines: readonly string[]) => {
  const namesProduct = /^(?:product|item|style|article)\b/i;
  const place = (line: string) => (!labels.test(line) ? 2 : namesProduct.test(line) ? 1 : 0);
  return [...lines].sort((a, b) => place(a) - place(b));
};

/** Rows of a table carry the names of their columns; one of two columns carries its first row as names instead. */
function unfolded(lines: readonly string[]): string[] {
  const pairs = lines.map((line) => /^([^:,]{2,60}): ([^:,]{2,60}), ([^:]{1,80}): (.+)$/.exec(line));
  const [head] = pairs;
  const isTwoColumns =
    head &&
    pairs.every((pair) => pair?.[1] === head[1] && pair?.[3] === head[3] && labels.test(`${pair?.[2]}:`));
  if (isTwoColumns) return [`${head[1]}: ${head[3]}`, ...pairs.map((pair) => `${pair?.[2]}: ${pair?.[4]}`)];
  return lines.flatMap((line) => line.split(/, (?=\p{Lu}[\p{L} ]{2,30}: )/u));
}

/** "Target price,4.00" of a table reads as "Target price: 4.00". */
const labeled = (line: string) =>
  line
    .replace(/^([\p{L} ]{3,30}?)\s*(?:,|\||=|;)\s*(?=\S)/u, '$1: ')
    .replace(/^(?:target |unit )?price(?: \(?usd\)?)?\s*:\s*(?=\d)/i, 'price: $');

function productIn(
  line: string,
  options: ReadingOptions,
): { name: string; categoryId: string | null; line: string }[] {
  const { values } = readBrief(
    line.replace(/^(?:product|item|style|article)(?: name)?\s*[:,|]\s*/i, ''),
    options,
  );
  const name = knownOnly(values.product ?? '');
  const hasNoun = Object.keys(productNouns).some((noun) => ` ${name} `.includes(` ${noun} `));
  return name !== '' && hasNoun ? [{ name, categoryId: values.categoryId ?? null, line }] : [];
}

function valuesOf(field: ValueSource['field'], values: Partial<Brief>): Partial<Brief> {
  switch (field) {
    case 'packaging': {
      const packaging = knownOnly(values.packaging ?? '');
      return packaging === '' ? {} : { packaging };
    }
    case 'launchDate':
      return values.launchDate === undefined
        ? {}
        : { launchDate: values.launchDate, launchIsWholeMonth: values.launchIsWholeMonth ?? false };
    case 'targetPrice':
      return values.targetPriceMinor === undefined ? {} : { targetPriceMinor: values.targetPriceMinor };
    case 'weight':
      return values.weightGrams === undefined ? {} : { weightGrams: values.weightGrams };
    case 'quantity':
    case 'dimensions':
    case 'materials':
    case 'colors':
    case 'finish':
    case 'certifications':
    case 'customizations':
    case 'countriesWanted':
    case 'countriesExcluded': {
      const value = values[field];
      return value === undefined ? {} : { [field]: value };
    }
    default:
      return {};
  }
}
