import { stem } from '@brandwright/language/words/stems.ts';
import type { FactRow, FactTable } from '../facts.ts';
import { isStateSaid } from '../states.ts';
import type { AskedSum } from './asked-sum.ts';
import { rowsNamed } from './view.ts';

/** "Those that are due", not "more products" beside what is in production. */
const saysWhich = /\b(?:that|which|who|ones?|those|these)\b/i;
const numbers: Readonly<Record<string, number>> = { two: 2, both: 2, three: 3, four: 4, five: 5, six: 6 };
const severalOf =
  /\b(?:(?<end>first|last|top|bottom)\s+)?(?<count>two|both|three|four|five|six)\b(?!\s+(?:cheapest|dearest|biggest|smallest|oldest|newest|best|most)\b)|\b(?:all of (?:them|those|these|it)|the lot|those|these)\b/i;

/**
 * The several things that a question is about: those that it names, those in a state that it says ("the two that arrived"), else so
 * many as were opened one after the other or as a list has. Null where it means none, or not surely which.
 */
export function rowsMeant({ text, view }: AskedSum): readonly FactRow[] | null {
  const groups = severalOf.exec(text)?.groups;
  const wanted = groups?.['count'] ? (numbers[groups['count'].toLowerCase()] ?? null) : null;
  const byName = severalNamed(text, view.lists, view.opened);
  if (byName === null || byName.length > 1)
    return byName !== null && (wanted === null || byName.length === wanted) ? byName : null;
  const [list] = view.lists;
  const isWhole = list !== undefined && list.total <= list.rows.length;
  const inState =
    list && isWhole && (wanted !== null || saysWhich.test(text)) ? rowsInSaidState(text, list.rows) : [];
  // "What's on its way and what arrived" is of more than those in one state.
  if (inState.length > 0)
    return (wanted === null ? !/\band\b/i.test(text) : wanted === inState.length) ? inState : null;
  if (!severalOf.test(text)) return null;
  if (view.opened.length > 1)
    return view.opened.length >= (wanted ?? 2)
      ? view.opened.slice(0, wanted ?? view.opened.length).toReversed()
      : null;
  if (!list || list.rows.length < 2 || !list.isMain) return null;
  const end = groups?.['end']?.toLowerCase();
  if (wanted !== null && (end === 'first' || end === 'top')) return list.rows.slice(0, wanted);
  if (wanted !== null && end && isWhole) return list.rows.slice(-wanted);
  return isWhole && (wanted === null || wanted === list.rows.length) ? list.rows : null;
}

/** Rows that are called by name: of what was opened one after the other, else of the first list that has two of them. */
function severalNamed(
  text: string,
  lists: readonly FactTable[],
  opened: readonly FactRow[],
): readonly FactRow[] | null {
  const all = opened.length > 1 ? [opened, ...lists.map(({ rows }) => rows)] : lists.map(({ rows }) => rows);
  let isUnclear = false;
  for (const rows of all) {
    const named = rowsNamed(text, rows);
    if (named === null) isUnclear ||= rows === all[0];
    else if (named.length > 1) return named;
  }
  return isUnclear ? null : [];
}

/** The one thing that a question names or that was opened; null where several may be meant. */
export function rowMeant({ text, view }: AskedSum): FactRow | null {
  for (const { rows, isMain } of view.lists) {
    const named = rows.length > 1 ? rowsNamed(text, rows) : [];
    const [only, ...more] = named ?? [];
    if (only && more.length === 0 && (isMain || view.opened.length === 0)) return only;
    if (named === null || more.length > 0) return null;
  }
  const [list] = view.lists;
  if (view.opened.length > 0) return view.opened[0] ?? null;
  return list?.isMain && list.rows.length === 1 ? (list.rows[0] ?? null) : (view.whole[0] ?? null);
}

const sayings: readonly (readonly [said: RegExp, state: string])[] = [
  [/\b(?:went|gone|came|made it) through\b|\bcleared\b/gi, 'paid completed succeeded'],
  [/\b(?:bounced|failed|did not go through|didn't go through)\b/gi, 'declined failed'],
];
const negation = /\b(?:not|never|without)\b|n't\b/i;

/** Rows in a state that is said, or that are said not to be in it. */
function rowsInSaidState(text: string, rows: readonly FactRow[]): readonly FactRow[] {
  const said = sayings.reduce((words, [saying, state]) => words.replace(saying, state), text);
  const isNegated = negation.test(said);
  const plain = said.replaceAll(new RegExp(negation, 'gi'), ' ');
  const asked = {
    text: plain,
    stems: new Set(plain.split(/[^\p{L}]+/u).map((word) => stem(word.toLowerCase()))),
  };
  const inIt = rows.filter(({ facts }) => facts.some((fact) => isStateSaid(fact, asked)));
  if (inIt.length === 0 || inIt.length === rows.length) return [];
  return isNegated ? rows.filter((row) => !inIt.includes(row)) : inIt;
}
