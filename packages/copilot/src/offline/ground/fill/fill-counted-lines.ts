import { readFigure } from '@brandwright/language/values/quantities.ts';
import { countWords } from '@brandwright/language/words/number-words.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { Work } from './work.ts';

interface Lines {
  field: FieldSpec;
  sku: FieldSpec;
  units: FieldSpec;
}

/**
 * "200 mugs and 50 candles are coming": a line for each, in a field that takes lines of a product and its units. Answers the
 * place of the words that gave them; null where none did.
 */
export async function fillCountedLines(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  services: GroundingServices,
  work: Pick<Work, 'input' | 'unknown' | 'used' | 'unclear' | 'several'>,
): Promise<{ start: number; end: number } | null> {
  const lines = linesIn(fields);
  const whole = lines && listed.exec(text);
  if (!lines || !whole) return null;
  const rows: Record<string, unknown>[] = [];
  let found = 0;
  for (const { groups } of whole[0].matchAll(counted)) {
    const said = (groups?.['noun'] ?? '').trim();
    const candidates = (await services.findRecords(said, ['sku'])).toSorted((a, b) => b.score - a.score);
    const [best, next] = candidates;
    if (best) found += 1;
    // Where several match alike, the operation asks which.
    const isOne = best && (!next || next.score < best.score);
    rows.push({
      [lines.sku.name]: isOne ? best.value : said,
      [lines.units.name]: readFigure(groups?.['number'] ?? ''),
    });
  }
  if (rows.length < 2 || found === 0) return null;
  work.input[lines.field.name] = rows;
  const place = { start: whole.index, end: whole.index + whole[0].length };
  work.used.push(place);
  dropSingle(fields, whole[0].toLowerCase(), work);
  return place;
}

/** Empties the fields of a single product and its units: the lines have them. */
function dropSingle(
  fields: readonly FieldSpec[],
  said: string,
  work: Pick<Work, 'input' | 'unknown' | 'unclear' | 'several'>,
): void {
  // Nor do "vases" of the lines name a record of another kind.
  const isOfLines = ({ name, meta }: FieldSpec) => {
    const value = work.input[name];
    return meta.ref !== undefined && typeof value === 'string' && said.includes(value.toLowerCase());
  };
  const single = fields.filter(
    (field) => !field.array && (isSku(field) || isUnits(field) || isOfLines(field)),
  );
  for (const { name } of single) delete work.input[name];
  const isSingle = (one: FieldSpec) => single.includes(one);
  work.unknown.splice(0, work.unknown.length, ...work.unknown.filter(({ field }) => !isSingle(field)));
  work.unclear = null;
  if (work.several && single.some(({ name }) => name === work.several?.field)) work.several = null;
}

const isSku = ({ kind, meta }: FieldSpec): boolean => kind === 'string' && meta.ref === 'sku';
const isUnits = ({ kind, meta }: FieldSpec): boolean => kind === 'integer' && meta.sense === 'quantity';

function linesIn(fields: readonly FieldSpec[]): Lines | undefined {
  for (const field of fields) {
    if (field.kind !== 'object' || !field.array || field.meta.formOnly) continue;
    const sku = field.fields.find(isSku);
    const units = field.fields.find(isUnits);
    if (sku && units) return { field, sku, units };
  }
  return undefined;
}

const scale = '(?:hundred|thousand|dozen)(?![\\p{L}\\d])';
const small = `(?:${Object.keys(countWords).join('|')})(?![\\p{L}\\d])`;
/** "and fifty" of "two hundred and fifty". */
const more = `(?:[ -](?:and )?(?:one\\b|${small}|${scale}))*`;
const digits = '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,7})';
const number = `(?:${digits}(?: ?(?:k\\b|${scale}))?|(?:(?:half )?an?|one)[ -]${scale}${more}|${small}${more})`;
/** Words that end the name of a product. */
const after =
  '(?:are|is|will|were|was|to|for|from|on|at|by|with|in|into|via|coming|arriving|due|and|plus|next|this|tomorrow|today|going|headed|inbound|expected)';
const filler =
  '(?:x\\s+|×\\s+|units\\s+of\\s+|pieces\\s+of\\s+|pcs\\s+of\\s+|of\\s+)?(?:(?:the|our|my)\\s+)?';
const word = `(?!${after}\\b)[\\p{L}\\d][\\p{L}\\d’'-]*`;
const noun = `(?!${scale})${word}(?:\\s+(?!${number}\\b)${word}){0,4}`;
const one = `${number}\\s+${filler}${noun}`;
const start = '(?<![\\p{L}\\d$.-])';
const listed = new RegExp(
  `${start}${one}(?:\\s*(?:,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*|\\s+plus\\s+)${one})+`,
  'iu',
);
const counted = new RegExp(`${start}(?<number>${number})\\s+${filler}(?<noun>${noun})`, 'giu');
