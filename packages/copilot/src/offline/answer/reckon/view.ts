import { singular, stem } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { SeenResult } from '../../ground/records/records.ts';
import { factTables, type Fact, type FactRow, type FactTable } from '../facts.ts';
import { isRelated } from '../find-fact.ts';
import type { Amount } from './amount.ts';
import { ofReckoning } from './reckoning-words.ts';

/** What was shown last, as it is reckoned with. */
export interface View {
  /** Lists in view: of the latest result first, in it those that it is about first. */
  lists: readonly FactTable[];
  /** The things that were opened one after the other, of one kind; the latest first. */
  opened: readonly FactRow[];
  /** What the latest result says of itself or of the one thing that it is of: those values, and those in it. */
  whole: readonly FactRow[];
}

const mostResults = 3;

export function viewOf(results: readonly SeenResult[]): View {
  const tables = results.slice(0, mostResults).map((result) => factTables(result));
  const lists = tables.flatMap((all) =>
    all
      .filter(({ rows, noun, owner }) => noun !== '' && !owner && rows.length > 0)
      .toSorted((a, b) => Number(b.isMain) - Number(a.isMain)),
  );
  const whole = (tables[0] ?? []).flatMap(({ noun, rows }) => (noun === '' ? rows : []));
  return { lists, opened: openedInTurn(results), whole };
}

/** Records that were opened one after the other: what was shown between them parts them. */
function openedInTurn(results: readonly SeenResult[]): FactRow[] {
  const [latest] = results;
  const opened: FactRow[] = [];
  for (const result of results) {
    if (result.operation !== latest?.operation) break;
    const record = result.lists.find(({ single }) => single)?.records[0];
    const table = factTables(result)[0];
    const row = table?.noun === '' && table.isMain ? table.rows[0] : undefined;
    if (!record || !row || record.data !== row.data) break;
    if (opened.some(({ label }) => label === row.label)) continue;
    opened.push(row);
  }
  return opened;
}

/** A figure of a thing as an amount; null for days, dates and words. */
export function amountOf({ kind, value, label, said }: Fact, name = label): Amount | null {
  if (typeof value !== 'number') return null;
  if (kind === 'money') return { value, unit: 'money', of: currencyIn(said), name };
  if (kind === 'number') return { value, unit: 'count', of: '', name };
  return kind === 'percent' ? { value, unit: 'percent', of: '', name } : null;
}

const signs: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
const currencyIn = (said: string): string =>
  /^-?([A-Z]{3})\b/.exec(said)?.[1] ?? signs[said.replace(/^-/, '').charAt(0)] ?? 'USD';

export const wordsOf = (text: string): string[] =>
  tokenize(text).map(({ lower }) => lower.replace(/'s?$/, ''));

/** How plainly some words say the name of a value: how many words of it, and what share of them. */
export function nameFit(label: string, words: readonly string[]): { said: number; score: number } {
  const named = label.split(' ').filter((word) => word !== 'per');
  const fits = named.map((word) => Math.max(0, ...words.map((own) => wordFit(own, word))));
  const sum = fits.reduce((all, one) => all + one, 0);
  return {
    said: fits.filter((one) => one >= 0.9).length,
    score: 0.7 * Math.max(0, ...fits) + (0.3 * sum) / Math.max(1, named.length),
  };
}

function wordFit(said: string, named: string): number {
  const [a, b] = [stem(singular(said)), stem(singular(named))];
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.startsWith(short) && (short.length >= leastStart || long === `${short}li`)) return 0.9;
  return isRelated(a, b) ? 0.55 : 0;
}
const leastStart = 5;

/** What a row may be called by: its own name and the short texts beside it, such as whose it is. */
const namesOf = ({ label, facts }: FactRow): string[] =>
  wordsOf(
    [
      label,
      ...facts.flatMap(({ kind, said, value }) =>
        kind === 'text' && said.length < mostName && !/^[A-Z][A-Z_]+$/.test(String(value)) ? [said] : [],
      ),
    ].join(' '),
  );
const mostName = 90;

const parts =
  /\s*(?:,|;|\band\b|\bplus\b|&|\+|\bvs\.?\b|\bversus\b|\bagainst\b|\bthan\b|\bover\b|\bor\b|\bwith\b|\bto\b)\s*/iu;

/** The rows that a text names, in the order of the text. Null where a name is of several. */
export function rowsNamed(text: string, rows: readonly FactRow[]): readonly FactRow[] | null {
  const named: FactRow[] = [];
  const names = rows.map((row) => ({ row, words: namesOf(row), own: wordsOf(row.label) }));
  for (const part of text.split(parts)) {
    const said = wordsOf(part).filter(
      (word) => word.length > 2 && !stopWords.has(word) && !ofReckoning.has(word) && !/^\d/.test(word),
    );
    const fits = names.map(({ row, words, own }) => ({
      row,
      fit: said.reduce((sum, word) => sum + nameWordFit(word, own, words), 0),
    }));
    const best = Math.max(0, ...fits.map(({ fit }) => fit));
    if (best === 0) continue;
    const top = fits.filter(({ fit }) => fit >= best - 0.05).map(({ row }) => row);
    const [only] = top;
    if (top.length === rows.length && rows.length > 1) continue;
    if (!only || top.length > 1) return null;
    if (!named.includes(only)) named.push(only);
  }
  return named;
}

function nameWordFit(word: string, own: readonly string[], words: readonly string[]): number {
  if (own.includes(word)) return 1;
  const one = singular(word);
  if (own.some((other) => singular(other) === one)) return 0.9;
  return words.some((other) => singular(other) === one) ? 0.7 : 0;
}
