import type { Computed } from './computed.ts';
import { figureOf, type Fact, type FactRow, type FactTable } from './facts.ts';
import { numeric, type FoundFact, worthOf } from './find-fact.ts';
import { sayLike } from './say-like.ts';
import type { Question } from './question.ts';

/**
 * "What share of the total is that", "what part of the duty is section 301", "what percentage of them are in China": of an amount
 * where one row is meant, else of how many there are. Null where it is none, or where the list was cut.
 */
export function share(
  question: Question,
  table: FactTable,
  rows: readonly FactRow[],
  found: readonly FoundFact[],
): Computed | null {
  if (table.total > table.rows.length || rows.length === table.rows.length) return null;
  if (countsRows.test(question.text)) return shareOfRows(table, rows);
  const [row] = rows;
  const part = row && rows.length === 1 ? partOf(row, found) : undefined;
  // Rates of several things add up to nothing; those of the layers of one do.
  const isSum = part?.kind !== 'percent' || (!table.isMain && partNoun.test(table.noun));
  if (!row || !part || !isSum) return null;
  const amounts = table.rows.map((one) => amountOf(one, part.label));
  const own = amountOf(row, part.label);
  const told = shareOfWhole(
    row,
    part,
    own,
    amounts.reduce((sum, amount) => sum + amount, 0),
  );
  // A layer is a part of its duty before it is one of what the goods cost in the end.
  return told && /layer/.test(table.noun) ? { ...told, certainty: 0.9 } : told;
}

/** A figure of a row; a price of one piece times how many there are. */
function amountOf({ facts }: FactRow, label: string): number {
  const fact = facts.find((one) => one.label === label);
  const count = /\b(?:price|unit|each)\b/.test(label)
    ? facts.find((one) => one.label === 'quantity' && one.kind === 'number')
    : undefined;
  return ((fact && figureOf(fact)) ?? 0) * Number(count?.value ?? 1);
}

/** The figure of a row that is asked about: the one named, else what it is worth. */
const partOf = (row: FactRow, found: readonly FoundFact[]): Fact | undefined => {
  const own = found.filter((one) => one.row === row);
  return (
    (numeric(own) ?? worthOf(own))?.fact ??
    row.facts.find(({ kind }) => kind === 'percent') ??
    row.facts.find(({ kind }) => kind === 'money') ??
    onlyNumber(row)
  );
};

/** "Priya: 460", of the credits that each has used. */
function onlyNumber({ facts }: FactRow): Fact | undefined {
  const [only, ...more] = facts.filter(({ kind }) => kind === 'number');
  return more.length === 0 ? only : undefined;
}

/** A figure of a row as a share of what all of its kind come to. */
export function shareOfWhole(row: FactRow, like: Fact, part: number, whole: number): Computed | null {
  if (part <= 0 || whole <= 0 || part > whole) return null;
  const name = row.label ? `${row.label}: ` : '';
  return {
    text: `${name}${sayLike(like, part)}, ${percent(part / whole)} of ${sayLike(like, whole)}.`,
    rows: [row],
    certainty: 0.85,
  };
}

const partNoun = /layer|rate|fee|duty/;

const countsRows =
  /\b(?:percent(?:age)?|share|part|portion|proportion|fraction|%) (?:of (?:them|these|those|the \p{L}+s|(?:my|our) \p{L}+s)\b|(?:is|are|do|does|come|comes) )/iu;

const mostNamed = 5;

function shareOfRows({ noun, rows: all }: FactTable, rows: readonly FactRow[]): Computed {
  const names = rows
    .slice(0, mostNamed)
    .map(({ label }) => label)
    .filter(Boolean);
  const more = rows.length > mostNamed ? ` and ${rows.length - mostNamed} more` : '';
  const things = noun === '' ? '' : ` ${noun.replace(/^my /, '')}`;
  return {
    text: `${rows.length} of ${all.length}${things}, ${percent(rows.length / all.length)}${names.length > 0 ? `: ${names.join(', ')}${more}` : ''}.`,
    rows,
    certainty: 0.8,
  };
}

const percent = (part: number): string => `${Math.round(1000 * part) / 10}%`;
