import type { FactTable } from './facts.ts';
import { asksWho } from './find-fact.ts';
import type { Answer } from './found-answer.ts';
import type { Question } from './question.ts';
import { sentence } from './say-rows.ts';

const mostNamed = 6;
const mostWords = 6;
const saysUse =
  /\b(?:us(?:e|es|ed|ing)|spen(?:d|ds|t|ding)|burn(?:s|ed|t|ing)?|ate|eat(?:s|ing)?|(?:go|goes|going|went|run|runs|running|ran) through)\b/i;

/** "Who used them", where it is told by person: everybody with what is theirs. Null where it is not, or one at an end is asked for. */
export function byPerson({ text, kind }: Question, tables: readonly FactTable[]): Answer | null {
  if (
    !asksWho.test(text) ||
    !saysUse.test(text) ||
    text.split(/\s+/).length > mostWords ||
    kind === 'most' ||
    kind === 'least'
  )
    return null;
  const table = tables.find(({ noun }) => noun === 'by person');
  const told = (table?.rows ?? []).flatMap(({ label, facts }) => {
    const figure = facts.find(({ kind: own }) => own === 'number' || own === 'money');
    return label && figure ? [`${label} ${figure.said}`] : [];
  });
  if (told.length === 0 || told.length > mostNamed) return null;
  return { text: sentence([told.join(', ')]), focus: [], certainty: 0.8 };
}
