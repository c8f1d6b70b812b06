import { OperationError } from '@brandwright/contract';
import type { RecordNoun } from '@brandwright/contract/kernel/record-kinds.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import type { Context } from '../request/context.ts';

/** How far two names may differ in likeness and still be taken for equally meant. */
const apart = 0.05;
const mostListed = 5;
const longestSaid = 80;

/** How one of several rows is picked by what a person says. */
export interface NamedRows<Row> {
  called: RecordNoun;
  nameOf(row: Row): string;
  /** Another exact name: a number of another program. */
  alsoCalled?(row: Row): string | null;
  /** As it is listed to choose from; the name when left out. */
  labelOf?(row: Row): string;
  /** How far words name a row, 0 to 1. Left out where only rows that hold the words are read. */
  likeness?(row: Row, said: string): number;
  /** The least likeness that names it. */
  least?: number;
  /** Of several that fit, these are meant before the others: those at work before the archived. */
  prefers?(row: Row): boolean;
  /** What to do where none fits, a sentence. */
  lookUp: string;
  /** Said in place of that where there is nothing to choose from; only where all rows are read. */
  noneYet?: string;
}

/** How records of a kind are resolved: by id, by number where they have one, by exact name, by near name. */
export interface RecordKindDeclaration<Row> extends NamedRows<Row> {
  byId(context: Context, id: string): Promise<Row | undefined>;
  /** The number that words say ("brief 3"), or undefined. */
  numberIn?(said: string): number | undefined;
  byNumber?(context: Context, number: number): Promise<Row | undefined>;
  /** Rows that words may mean, the likeliest first: those that hold them, or all of a kind with few. */
  named(context: Context, said: string): Promise<readonly Row[]>;
}

/** The record that is meant. Errors: not_found says what to do, conflict names those that fit. */
export async function resolveRecord<Row>(
  context: Context,
  kind: RecordKindDeclaration<Row>,
  said: string,
): Promise<Row> {
  const words = said.trim();
  if (isUuid(words))
    return (await kind.byId(context, words.toLowerCase())) ?? refuse(notFound(kind, 'with that id'));
  const number = kind.numberIn?.(words);
  if (number !== undefined && kind.byNumber)
    return (await kind.byNumber(context, number)) ?? refuse(notFound(kind, `${number}`));
  const rows = await kind.named(context, words);
  // Only where all rows were read do they say what there is.
  return pickNamed(rows, kind, words) ?? refuse(noneNamed(kind, words, kind.likeness ? rows : []));
}

function refuse(refusal: OperationError): never {
  throw refusal;
}

/** The one of these rows that words name, undefined for none. Errors: conflict names those that fit. */
export function pickNamed<Row>(rows: readonly Row[], kind: NamedRows<Row>, said: string): Row | undefined {
  const fitting = fittingRows(rows, kind, said.trim());
  const [first, second] = fitting;
  if (second === undefined) return first;
  const { called, labelOf = kind.nameOf } = kind;
  throw new OperationError(
    'conflict',
    `Several ${called.plural} match “${quoted(said)}”: ${fitting.slice(0, mostListed).map(labelOf).join(', ')}. Which one?`,
  );
}

function fittingRows<Row>(rows: readonly Row[], kind: NamedRows<Row>, said: string): readonly Row[] {
  const { nameOf, alsoCalled, likeness, least = 0.5, prefers } = kind;
  const isCalled = (name: string | null | undefined) => name?.toLowerCase() === said.toLowerCase();
  const preferred = <One extends { row: Row }>(all: readonly One[]) => {
    const wanted = prefers ? all.filter(({ row }) => prefers(row)) : all;
    return wanted.length > 0 ? wanted : all;
  };
  const exact = rows.filter((row) => isCalled(nameOf(row)) || isCalled(alsoCalled?.(row)));
  if (exact.length > 0) return preferred(exact.map((row) => ({ row }))).map(({ row }) => row);
  const near = preferred(
    rows
      .map((row) => ({ row, score: likeness ? likeness(row, said) : 1 }))
      .filter(({ score }) => score >= least),
  ).toSorted((one, other) => other.score - one.score);
  const best = near[0]?.score ?? 0;
  return near.filter(({ score }) => best - score < apart).map(({ row }) => row);
}

const quoted = (said: string) => said.trim().slice(0, longestSaid);

/** The refusal of words that name none. With rows to choose from, it names the first of them. */
export function noneNamed<Row>(
  kind: NamedRows<Row>,
  said: string,
  rows: readonly Row[] = [],
): OperationError {
  const { labelOf = kind.nameOf } = kind;
  if (rows.length === 0 && kind.noneYet) return new OperationError('not_found', kind.noneYet);
  const named =
    rows.length === 0
      ? ''
      : ` There ${rows.length === 1 ? 'is' : 'are'} ${listWords(rows.map(labelOf), mostListed)}.`;
  return new OperationError(
    'not_found',
    `No ${kind.called.noun} matches “${quoted(said)}”.${named} ${kind.lookUp}`,
  );
}

/** The refusal of an id or a number that names none: `which` is "with that id" or the number. */
export const notFound = ({ called, lookUp }: Pick<NamedRows<never>, 'called' | 'lookUp'>, which: string) =>
  new OperationError('not_found', `There is no ${called.noun} ${which}. ${lookUp}`);
