import { stem } from '@brandwright/language/words/stems.ts';
import { identifierWords } from '@brandwright/language/words/tokens.ts';
import type { Fact, FactRow } from './facts.ts';
import type { Question } from './question.ts';

/** "Which is overdue", "how many are in production": the rows in a state that the question says; empty where none or all are. */
export function rowsInState(question: Question, rows: readonly FactRow[]): readonly FactRow[] {
  const inIt = rows.filter(({ facts }) =>
    facts.some((fact) => isStateSaid(fact, question) || isFigureSaid(fact, question)),
  );
  return inIt.length < rows.length ? inIt : [];
}

/** Whether a value is a state that the question names: PAID of "is it paid", NOT_PURCHASED only of "not purchased". */
export function isStateSaid(
  { kind, value, stems: named }: Fact,
  { stems, text }: Pick<Question, 'stems' | 'text'>,
): boolean {
  if (kind === 'flag') return value === true && named.length === 1 && named.every((one) => stems.has(one));
  if (kind !== 'text' || typeof value !== 'string' || !/^[A-Z][A-Z_]+$/.test(value)) return false;
  const words = identifierWords(value);
  const isNegative = words.includes('not') || words.includes('no');
  const telling = words.filter((word) => !links.has(word)).map(stem);
  return telling.length > 0 && telling.every((one) => stems.has(one)) && isNegative === negated.test(text);
}

/** "Which is due December 4", "the one with 14 days": a day, or a figure whose name is said too. */
function isFigureSaid({ kind, said, stems: named }: Fact, { stems, text }: Question): boolean {
  const asked = text.toLowerCase();
  if (kind === 'date') return saidDay(said).test(asked) && !bounds.test(text);
  if (kind === 'text' || kind === 'flag') return false;
  const figure = said.replace(/ days?$/, '').toLowerCase();
  const isThere = asked.split(/[^\d.,$%]+/).some((one) => one.replace(/[.,]$/, '') === figure);
  return isThere && named.some((one) => stems.has(one)) && !bounds.test(text);
}

/** "December 4, 2026" as it is said, with its year or without. */
const saidDay = (day: string): RegExp =>
  new RegExp(`\\b${day.toLowerCase().replace(/, \d{4}$/, '')}(?:st|nd|rd|th)?\\b`);
const bounds =
  /\b(?:under|over|above|below|more|less|fewer|at least|at most|between|than|after|before|since|until|by)\b/i;

const links = new Set(['in', 'not', 'no', 'on', 'to', 'of', 'for', 'is', 'at', 'the']);
const negated = /\b(?:not|no|never|without|yet to be)\b|n['’]t\b/i;
