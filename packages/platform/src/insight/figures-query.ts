import { OperationError } from '@brandwright/contract';
import {
  dimensionLabels,
  measureFacts,
  type CustomerType,
  type Dimension,
  type Measure,
} from '@brandwright/contract/insight/figures.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { dimensions } from './dimensions.ts';
import { basisOf, lineDimensions, measureOf, orderMeasures, ordersOf, type Basis } from './measures.ts';
import { sumsFor } from './measures-of-sums.ts';
import { rowsOf } from './scope.ts';
import { isSpan, spansOf, spanStart, type Span } from './sql.ts';

/** Which orders and line items to include. Codes are lowercase. */
export interface Filters {
  channel?: OrderOrigin | undefined;
  /** Leaves out the orders of this one. */
  withoutChannel?: OrderOrigin | undefined;
  country?: string | undefined;
  state?: string | undefined;
  customerType?: CustomerType | undefined;
  /** A product's line items, matched by its title or its SKU codes. */
  product?: { title: string; codes: readonly string[] } | undefined;
  /** In capitals. */
  discountCode?: string | undefined;
}

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
  const { by, filters } = question;
  const rows = rowsFor(context, basis, filters, days);
  const isAll = narrowedBy(filters).length === 0;
  const start = sql`${days.from}::date`;
  const [whole] = await rowsOf(
    context,
    sql`select ${measureOf(measure, basis, { since: start, isWhole: isAll })} as value, ${ordersOf(measure, basis)} as orders from ${rows} r`,
  );
  const answer = {
    measure,
    value: valueOf(whole?.['value']),
    orders: Number(whole?.['orders'] ?? 0),
    parts: [],
    leftOut: null,
    adds: measureFacts[measure].adds && !(measure === 'ORDERS' && by !== undefined && lineDimensions.has(by)),
    none: measure === 'AVERAGE_ORDER' || measureFacts[measure].unit === 'percent' ? null : (0 as const),
  };
  if (by === undefined) return answer;
  const { keyOfSums, name, label, only, ...own } = dimensions[by];
  const key = (isOfSums(basis) ? keyOfSums : undefined) ?? own.key;
  const span = isSpan(by) ? by : undefined;
  const group = { by, since: span ? sinceOf(span, days) : start, isWhole: isAll && span !== undefined };
  const orders = ordersOf(measure, basis, by);
  const groups = await rowsOf(
    context,
    sql`select ${key} as key, ${name ?? sql`null::text`} as name, ${measureOf(measure, basis, group)} as value, ${orders} as orders
      from ${by === 'SKU' && basis === 'PRODUCTS' ? variantsIn(rows) : rows} r ${only ? sql`where ${only.rows}` : sql``}
      group by ${key}${isOfSums(basis) ? sql` having ${orders} <> 0` : sql``}`,
  );
  const told = groups.reduce((sum, row) => sum + Number(row['orders']), 0);
  const parts = groups.map((row) => {
    const of = String(row['key'] ?? '');
    return {
      key: of,
      label: label(of, row['name'] === null ? null : String(row['name'])),
      value: valueOf(row['value']),
      orders: Number(row['orders']),
    };
  });
  return {
    ...answer,
    parts: span ? filled(parts, await spans(context, span, days), label, answer.none) : parts,
    leftOut: only && answer.orders > told ? { orders: answer.orders - told, are: only.others } : null,
  };
}

const valueOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

/** The first day of a row's interval, within the period. */
const sinceOf = (span: Span, { from }: Days): SQL =>
  sql`greatest(${spanStart(sql`r.day`, span)}, ${from}::date)`;

function rowsFor(context: Context, basis: Basis, filters: Filters, days: Days): SQL {
  const { from, to } = days;
  const { channel, withoutChannel, country, state, customerType, product, discountCode } = filters;
  const conditions = [
    sql`o.store_id = ${context.storeId}`,
    sql`o.day between ${from}::date and ${to}::date`,
    ...(basis === 'PLACED' || isOfSums(basis) ? [] : [sql`o.counted`]),
    ...(channel === undefined ? [] : [sql`o.origin = ${channel}`]),
    ...(withoutChannel === undefined ? [] : [sql`o.origin <> ${withoutChannel}`]),
    ...(country === undefined ? [] : [sql`o.country_code = ${country}`]),
    ...(state === undefined ? [] : [sql`o.country_code = 'US' and o.state = ${state}`]),
    ...(customerType === undefined ? [] : [isOfType(basis, customerType)]),
    ...(discountCode === undefined ? [] : [sql`upper(o.discount_code) = ${discountCode}`]),
    ...(product === undefined
      ? []
      : [
          sql`(lower(l.title) = ${product.title.toLowerCase()} or lower(l.sku) in (select unnest(${sql.param([...product.codes])}::text[])))`,
        ]),
  ];
  const where = sql.join(conditions, sql` and `);
  if (basis !== 'LINES') return sql`(select o.* from ${sql.raw(viewOf[basis])} o where ${where})`;
  // The days of the lines are those of their orders: said of both, neither is read outside of them.
  return sql`(select o.*, l.title, l.variant, l.sku, l.units, l.item_sales_minor, l.returned_units
    from insight_orders o join insight_lines l on l.store_id = o.store_id and l.order_id = o.id and l.units > 0
      and l.day between ${from}::date and ${to}::date where ${where})`;
}

const viewOf = {
  ORDERS: 'insight_orders',
  PLACED: 'insight_orders',
  DAYS: 'insight_days',
  PRODUCTS: 'insight_products',
} as const;

/** Sums are kept in several rows, some of which cancel each other out. */
const isOfSums = (basis: Basis): boolean => basis === 'DAYS' || basis === 'PRODUCTS';

/** New if no order that counts came before it. */
function isOfType(basis: Basis, type: CustomerType): SQL {
  if (isOfSums(basis)) return sql`o.customer_type = ${type}`;
  return type === 'NEW' ? sql`o.earlier = 0` : sql`o.earlier > 0`;
}

/** Sums of line items by variant, without those that nothing is left of: their titles label nothing. */
const variantsIn = (sums: SQL): SQL =>
  sql`(select title, variant, sku, sum(units) as units, sum(item_sales_minor) as item_sales_minor, sum(returned_units) as returned_units,
    sum(orders_of_sku) as orders_of_sku from ${sums} p group by title, variant, sku having sum(units) <> 0)`;

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
