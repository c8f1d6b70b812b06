import { OperationError } from '@brandwright/contract';
import {
  dimensionLabels,
  measureFacts,
  type Dimension,
  type Measure,
} from '@brandwright/contract/insight/figures.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { dimensions } from './dimensions.ts';
import { isOfSums, rowsFor, variantsIn, type Filters } from './figure-rows.ts';
import { basisOf, lineDimensions, measureOf, orderMeasures, ordersOf, type Basis } from './measures.ts';
import { sumsFor } from './measures-of-sums.ts';
import { rowsOf } from './scope.ts';
import { isSpan, spansOf, spanStart, type Span } from './sql.ts';

export interface FigureQuestion {
  measure: Measure;
  by?: Dimension | undefined;
  filters: Filters;
}

export interface FigurePart {
  key: string;
  label: string;
  value: number | null;
  orders: number;
}

export interface FigureAnswer {
  /** Item sales replace sales when broken down by product. */
  measure: Measure;
  value: number | null;
  orders: number;
  parts: FigurePart[];
  /** Orders the dimension excludes, and a description of them: orders outside the US have no state. */
  leftOut: { orders: number; are: string } | null;
  /** Whether the parts add up to the whole. Orders by product don't: an order with two products is in both. */
  adds: boolean;
  /** The value of a part without rows: zero for counts and sums, none for averages and rates. */
  none: 0 | null;
}

/** Whether it is about line items: broken down by product, or filtered to one. */
export const isOfLines = ({ by, filters }: Pick<FigureQuestion, 'by' | 'filters'>): boolean =>
  (by !== undefined && lineDimensions.has(by)) || filters.product !== undefined;

/** The filters that are set. */
const narrowedBy = (filters: Filters): string[] =>
  Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** The question in a form that can be answered: sales by product become item sales. Errors: bad_input for measures of whole orders. */
export function workable({ measure, by, filters }: FigureQuestion): { measure: Measure; basis: Basis } {
  const isByLine = isOfLines({ by, filters });
  if (isByLine && orderMeasures.has(measure))
    throw new OperationError(
      'bad_input',
      `${measureFacts[measure].label} can’t be broken down by product because it applies to whole orders. Ask for it by ${dimensionLabels.MONTH.toLowerCase()}, channel or country, or ask for item sales.`,
      [{ path: 'measure', message: 'Applies to whole orders.' }],
    );
  const answered = isByLine && measure === 'SALES' ? 'ITEM_SALES' : measure;
  const basis = basisOf(answered, isByLine);
  return {
    measure: answered,
    basis: sumsFor(answered, by, narrowedBy(filters), basis === 'LINES') ?? basis,
  };
}

/** Calculates a figure for a period, and its parts. */
export async function figuresOf(
  context: Context,
  question: FigureQuestion,
  days: Days,
): Promise<FigureAnswer> {
  const { measure, basis } = workable(question);
  const { by } = question;
  const groups = by === undefined ? [] : await groupsOf(context, { ...question, by }, days);
  // What the groups of whole orders add up to is not read again.
  const isSummed =
    by !== undefined && measureFacts[measure].adds && (basis === 'ORDERS' || basis === 'PLACED');
  const whole = isSummed ? summed(groups) : await wholeOf(context, question, days);
  const answer = {
    measure,
    ...whole,
    parts: [],
    leftOut: null,
    adds: measureFacts[measure].adds && !(measure === 'ORDERS' && by !== undefined && lineDimensions.has(by)),
    none: measure === 'AVERAGE_ORDER' || measureFacts[measure].unit === 'percent' ? null : (0 as const),
  };
  if (by === undefined) return answer;
  const { label, only } = dimensions[by];
  const told = groups.filter(({ key }) => only === undefined || key !== null);
  const parts = told.map(({ key, name, value, orders }) => ({
    key: key ?? '',
    label: label(key ?? '', name),
    value,
    orders,
  }));
  const others = answer.orders - summed(told).orders;
  return {
    ...answer,
    parts: isSpan(by) ? filled(parts, await spans(context, by, days), label, answer.none) : parts,
    leftOut: only && others > 0 ? { orders: others, are: only.others } : null,
  };
}

interface FigureGroup {
  /** Null for rows that don't have the dimension. */
  key: string | null;
  name: string | null;
  value: number | null;
  orders: number;
}

async function groupsOf(
  context: Context,
  question: FigureQuestion & { by: Dimension },
  days: Days,
): Promise<FigureGroup[]> {
  const { by, filters } = question;
  const { measure, basis } = workable(question);
  const { keyOfSums, name, only, ...own } = dimensions[by];
  const key = (isOfSums(basis) ? keyOfSums : undefined) ?? own.key;
  const group = {
    by,
    since: isSpan(by) ? sinceOf(by, days) : startOf(days),
    isWhole: narrowedBy(filters).length === 0 && isSpan(by),
  };
  const rows = rowsFor(context, basis, filters, days);
  const orders = ordersOf(measure, basis, by);
  const found = await rowsOf(
    context,
    sql`select ${only ? sql`case when ${only.rows} then ${key} end` : key} as key, ${name ?? sql`null::text`} as name,
        ${measureOf(measure, basis, group)} as value, ${orders} as orders
      from ${by === 'SKU' && basis === 'PRODUCTS' ? variantsIn(rows) : rows} r
      group by 1${isOfSums(basis) ? sql` having ${orders} <> 0` : sql``}`,
  );
  return found.map((row) => ({
    key: row['key'] === null ? null : String(row['key']),
    name: row['name'] === null ? null : String(row['name']),
    value: valueOf(row['value']),
    orders: Number(row['orders']),
  }));
}

type Total = Pick<FigureAnswer, 'value' | 'orders'>;

async function wholeOf(context: Context, question: FigureQuestion, days: Days): Promise<Total> {
  const { measure, basis } = workable(question);
  const group = { since: startOf(days), isWhole: narrowedBy(question.filters).length === 0 };
  const [row] = await rowsOf(
    context,
    sql`select ${measureOf(measure, basis, group)} as value, ${ordersOf(measure, basis)} as orders
      from ${rowsFor(context, basis, question.filters, days)} r`,
  );
  return { value: valueOf(row?.['value']), orders: Number(row?.['orders'] ?? 0) };
}

const summed = (groups: readonly FigureGroup[]): { value: number; orders: number } => ({
  value: groups.reduce((sum, { value }) => sum + (value ?? 0), 0),
  orders: groups.reduce((sum, { orders }) => sum + orders, 0),
});

const startOf = ({ from }: Days): SQL => sql`${from}::date`;

/** The first day of a row's interval, within the period. */
const sinceOf = (span: Span, { from }: Days): SQL =>
  sql`greatest(${spanStart(sql`r.day`, span)}, ${from}::date)`;

const valueOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

/** Every interval that overlaps the period, by its first day. */
async function spans(context: Context, span: Span, days: Days): Promise<string[]> {
  const rows = await rowsOf(
    context,
    sql`select start::text as start from ${spansOf(days, span)} s order by s.start`,
  );
  return rows.map((row) => String(row['start']));
}

/** Fills in empty intervals. */
function filled(
  parts: readonly FigurePart[],
  starts: readonly string[],
  label: (key: string, name: string | null) => string,
  none: 0 | null,
): FigurePart[] {
  const found = new Map(parts.map((part) => [part.key, part]));
  return starts.map((key) => found.get(key) ?? { key, label: label(key, null), value: none, orders: 0 });
}

const isAlongTime = (by: Dimension) => isSpan(by) || by === 'WEEKDAY' || by === 'HOUR';

/** Time dimensions in chronological order; everything else by value, highest first unless the lowest are asked for. */
export function sorted(parts: readonly FigurePart[], by: Dimension, least: boolean): FigurePart[] {
  if (isAlongTime(by)) return parts.toSorted((one, other) => one.key.localeCompare(other.key));
  const way = least ? -1 : 1;
  return parts.toSorted(
    (one, other) =>
      way * ((other.value ?? 0) - (one.value ?? 0)) ||
      one.label.localeCompare(other.label) ||
      one.key.localeCompare(other.key),
  );
}
