import { countWords } from '../words/number-words.ts';
import { countryName, recogniseCountries } from '../arguments/countries.ts';
import { findReferences } from '../table/references.ts';
import { type Measure } from './measures.ts';
import { figureIn } from './measures.ts';
import type { Row } from './rows.ts';
import type { Scale } from './scales.ts';

/** The rows that a question is about: those named by place, country or name; else all. */
export function scopeOf(rows: readonly Row[], text: string): readonly Row[] {
  const byName = namedRows(rows, text);
  if (byName.length > 1) return byName;
  const references = findReferences(text);
  const places = references.filter((one) => one.how === 'ordinal').flatMap((one) => one.places);
  const picked = places.flatMap((place) => rows.at(place) ?? []);
  if (picked.length > 1) return picked;
  const count = references.find((one) => one.how === 'count')?.count ?? 0;
  if (Math.abs(count) > 1) return count > 0 ? rows.slice(0, count) : rows.slice(count);
  return rows;
}

/** "the two cheapest": how many from the end of a scale; null when all are meant. */
export function headCount(text: string, scaleStart: number): number | null {
  const match = /\b(two|three|four|five|six|ten|\d{1,2})\s*$/i.exec(text.slice(0, scaleStart));
  const word = match?.[1]?.toLowerCase();
  return word ? (countWords[word] ?? Number(word)) : null;
}

/** Rows whose country, name or number stands in the text, in its order. */
export function namedRows(rows: readonly Row[], text: string): Row[] {
  const lower = text.toLowerCase();
  const countries = recogniseCountries(text);
  const found = rows.flatMap((row) => {
    const names = [row.label.replace(/^#\d+,\s*/, '').toLowerCase(), row.label.toLowerCase()];
    const first = names[0]?.split(/\s+/)[0] ?? '';
    const number = /^#(\d+)/.exec(row.label)?.[1];
    const at = [...names, first.length > 3 ? first : '', number ?? '']
      .filter((name) => name.length > 1)
      .map((name) => lower.search(new RegExp(`(?<![\\p{L}\\d])${escape(name)}(?![\\p{L}\\d])`, 'u')))
      .find((place) => place >= 0);
    const country = countries.find(
      (span) => ownCountry(row) === span.value && countOf(rows, span.value) === 1,
    );
    const place = at ?? country?.start;
    return place === undefined ? [] : [{ row, place }];
  });
  return found.sort((a, b) => a.place - b.place).map((one) => one.row);
}

const ownCountry = (row: Row) => row.data.country ?? row.data.countryCode ?? row.data.supplierCountry;
const countOf = (rows: readonly Row[], code: string) => rows.filter((row) => ownCountry(row) === code).length;
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Rows of a country, by code or name. */
export const isOf = (row: Row, code: string): boolean =>
  Object.values(row.data).some((value) => value === code || value === countryName(code));

/** Rows with their figure, from the end that the scale means; rows without the figure are left out. */
export function ranked(
  rows: readonly Row[],
  measure: Measure,
  scale: Scale | null,
): { row: Row; value: number }[] {
  return rows
    .flatMap((row) => {
      const value = figureIn(row.data[measure.field]);
      return value === null ? [] : [{ row, value }];
    })
    .sort((a, b) => (scale?.largest ? b.value - a.value : a.value - b.value));
}
