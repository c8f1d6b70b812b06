import type { Heard } from '../turn/heard.ts';
import type { Interpretation, Situation } from '../turn/interpretation.ts';
import type { SeenRecord } from '../table/records.ts';
import { countryName } from '../arguments/countries.ts';
import { stopWords } from '../words/lexicon.ts';
import { identifierWords, stem } from '../words/tokens.ts';
import { figureIn, measuresOf, sayFigure } from './measures.ts';

const asking =
  /^(?:(?:and|so|ok|okay|but)[,]?\s+)*(?:what|who|when|where|which|how (?:much|many|long|old))\b/i;
/** "what is its MOQ?", "who is the customer?": a value of the record that is spoken of; null when it does not hold it. */
export function answerOfRecord(heard: Heard, situation: Situation): Interpretation | null {
  const [record] = situation.table.focus;
  if (!record || !asking.test(heard.text) || heard.tokens.length > 9) return null;
  if (/\b(?:my|our|we|i|all|any|them|those|these)\b/i.test(heard.text) || heard.named.length > 0) return null;
  const wanted = heard.tokens.filter((token) => !stopWords.has(token.lower) && !speech.has(token.lower));
  const [word] = wanted;
  if (!word || wanted.length > 2) return null;
  const field = fieldFor(
    record,
    wanted.map((token) => token.stem),
  );
  if (!field) return null;
  const said = sayValue(record, field);
  return said ? { kind: 'say', text: `${record.label}: ${said}.`, outcome: 'chatted' } : null;
}

const speech = new Set(['old', 'long', 'total', 'one', 'order', 'supplier', 'item', 'record']);

function fieldFor(record: SeenRecord, wanted: readonly string[]): string | null {
  const fields = Object.keys(record.data).filter((field) => {
    const words = identifierWords(field);
    return (
      !/^id$|Id$|Ids$|Url$/.test(field) && wanted.every((one) => words.some((word) => stem(word) === one))
    );
  });
  return fields.sort((a, b) => identifierWords(a).length - identifierWords(b).length)[0] ?? null;
}

function sayValue(record: SeenRecord, field: string): string | null {
  const value = record.data[field];
  const label = identifierWords(field)
    .filter((word) => word !== 'minor')
    .join(' ');
  const name = label === 'moq' ? 'MOQ' : label;
  const currency = typeof record.data.currency === 'string' ? record.data.currency : 'USD';
  const [measure] = measuresOf([{ [field]: value }]);
  const figure = figureIn(value);
  if (measure && figure !== null) return `${name} ${sayFigure(measure, figure, currency)}`;
  if (typeof value === 'boolean') return `${name} ${value ? 'yes' : 'no'}`;
  if (typeof value === 'string' && value !== '')
    return `${name} ${/^[A-Z]{2}$/.test(value) ? countryName(value) : /^[A-Z_]{3,}$/.test(value) ? value.toLowerCase().replaceAll('_', ' ') : value}`;
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))
    return `${name} ${value.map((one) => one.toLowerCase().replaceAll('_', ' ')).join(', ')}`;
  return null;
}
