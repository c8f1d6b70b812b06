import { readQuantities } from '@brandwright/language/values/quantities.ts';
import { stem } from '@brandwright/language/words/stems.ts';
import { sayLabel } from './extremes.ts';
import type { Fact, FactRow } from './facts.ts';
import type { Answer } from './found-answer.ts';
import type { Question } from './question.ts';
import { focusOf, sentence } from './say-rows.ts';

const door =
  /\b(?:delivered|landed|all[- ]in|door[- ]to[- ]door|(?:to|at) (?:my|our|the) (?:door|warehouse)|(?:with|incl(?:uding|\.)?) (?:the )?(?:duty|duties|freight|shipping|customs|tax(?:es)?)(?:,? (?:and|&) (?:the )?(?:duty|duties|freight|shipping|customs|tax(?:es)?))?)\b/i;
const cost = /\b(?:cost|costs|price|pay|total|how much|come to|all[- ]in)\b/i;

/** Whether a question asks what goods cost with freight and duty: the price at the factory is a part of that. */
export const asksAtTheDoor = ({ text }: Pick<Question, 'text'>): boolean =>
  door.test(text) && cost.test(text);

/** A figure that has freight and duty in it. */
export const isAtTheDoor = ({ stems, kind }: Fact): boolean =>
  kind === 'money' && stems.includes(stem('landed')) && !stems.includes(stem('duty'));

const mostRows = 6;

/** What each row costs at the door, where the rows say that. Null where it is not asked for or no row has such a figure. */
export function atTheDoor(question: Question, rows: readonly FactRow[]): Answer | null {
  if (!asksAtTheDoor(question) || question.kind === 'most' || question.kind === 'least') return null;
  // "If I take only 500": what is shown is for another number.
  if (readQuantities(question.text).length > 0) return null;
  const told = rows.slice(0, mostRows).flatMap((row) => {
    const facts = row.facts.filter(isAtTheDoor);
    return facts.length > 0 ? [{ row, facts }] : [];
  });
  if (told.length === 0) return null;
  const said = told.map(({ row, facts }) => {
    const values = facts.map(({ label, said: value }) => `${sayLabel(label)} ${value}`).join(', ');
    return row.label ? `${row.label}: ${values}` : values;
  });
  return {
    text: sentence(said),
    focus: told.length === 1 ? focusOf(told.map(({ row }) => row)) : [],
    certainty: 0.9,
  };
}
