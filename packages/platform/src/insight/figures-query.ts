import { OperationError } from '@brandwright/contract';
import {
  dimensionLabels,
  measureFacts,
  timeDimensions,
  type CustomerType,
  type Dimension,
  type Measure,
} from '@brandwright/contract/insight/figures.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { dimensions, timeUnits } from './dimensions.ts';
import { grainOf, lineDimensions, measureOf, orderMeasures, ordersOf, type Grain } from './measures.ts';
import { rowsOf } from './scope.ts';

/** Which orders and lines count. Codes in lower case. */
export interface Filters {
  channel?: OrderOrigin | undefined;
  country?: string | undefined;
  state?: string | undefined;
  customerType?: CustomerType | undefined;
  /** The lines of a product: by its title and the codes of its SKUs. */
  product?: { title: string; codes: readonly string[] } | undefined;
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
}

export interface FigureAnswer {
  /** Item sales stand in for sales where these are told apart by product. */
  measure: Measure;
  value: number | null;
  orders: number;
  parts: FigurePart[];
  /** Orders that the dimension leaves out, and what these are: those abroad have no state. */
  leftOut: { orders: number; are: string } | null;
  /** Whether the parts add up to the whole: an order with two products is in both. */
  adds: boolean;
}

/** Whether it is about lines of orders: told apart by product, or of one. */
export const isOfLines = ({ by, filters }: Pick<FigureQuestion, 'by' | 'filters'>): boolean =>
  (by !== undefined && lineDimensions.has(by)) || filters.product !== undefined;

/** What is asked, as it can be worked out: sales of products are item sales. Errors: bad_input for what lines have no part of. */
export function workable({ measure, by, filters }: FigureQuestion): { measure: Measure; grain: Grain } {
  const isByLine = isOfLines({ by, filters });
  if (isByLine && orderMeasures.has(measure))
    throw new OperationError(
      'bad_input',
      `${measureFacts[measure].label} can’t be told apart by product: it belongs to whole orders. Ask for it by ${dimensionLabels.MONTH.toLowerCase()}, channel or country, or ask for item sales.`,
      [{ path: 'measure', message: 'Belongs to whole orders.' }],
    );
  return {
    measure: isByLine && measure === 'SALES' ? 'ITEM_SALES' : measure,
    grain: grainOf(measure, isByLine),
  };
}

/** Works out a figure of some days, and its parts. */
export async function figuresOf(
  context: Context,
  question: FigureQuestion,
  days: Days,
): Promise<FigureAnswer> {
  const { measure, grain } = workable(question);
  const { by } = question;
  const rows = rowsFor(context, grain, question.filters, days);
  const [whole] = await rowsOf(
    context,
    sql`select ${measureOf(measure, grain, sql`${days.from}::date`)} as value, ${ordersOf(grain)} as orders from ${rows} r`,
  );
  const answer = {
    measure,
    value: valueOf(whole?.['value']),
    orders: Number(whole?.['orders'] ?? 0),
    parts: [],
    leftOut: null,
    adds: measureFacts[measure].adds && !(measure === 'ORDERS' && by !== undefined && lineDimensions.has(by)),
  };
  if (by === undefined) return answer;
  const { key, name, label, only } = dimensions[by];
  const unit = timeUnits[by];
  const groups = await rowsOf(
    context,
    sql`select ${key} as key, ${name ?? sql`null::text`} as name, ${measureOf(measure, grain, unit ? sinceOf(unit, days) : sql`${days.from}::date`)} as value, ${ordersOf(grain)} as orders
      from ${rows} r ${only ? sql`where ${only.rows}` : sql``} group by ${key}`,
  );
  const told = groups.reduce((sum, row) => sum + Number(row['orders']), 0);
  const parts = groups.map((row) => {
    const of = String(row['key'] ?? '');
    return {
      key: of,
      label: label(of, row['name'] === null ? null : String(row['name'])),
      value: valueOf(row['value']),
    };
  });
  return {
    ...answer,
    parts: unit ? filled(parts, await spans(context, unit, days), label, measureFacts[measure].adds) : parts,
    leftOut: only && answer.orders > told ? { orders: answer.orders - told, are: only.others } : null,
  };
}

const valueOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

/** The day with which a row's span begins, within the days asked about. */
const sinceOf = (unit: string, { from }: Days): SQL =>
  sql`greatest(date_trunc(${sql.raw(`'${unit}'`)}, r.day)::date, ${from}::date)`;

function rowsFor(context: Context, grain: Grain, filters: Filters, { from, to }: Days): SQL {
  const { channel, country, state, customerType, product } = filters;
  const conditions = [
    sql`o.store_id = ${context.storeId}`,
    sql`o.day between ${from}::date and ${to}::date`,
    ...(grain === 'PLACED' ? [] : [sql`o.counted`]),
    ...(channel === undefined ? [] : [sql`o.origin = ${channel}`]),
    ...(country === undefined ? [] : [sql`o.country_code = ${country}`]),
    ...(state === undefined ? [] : [sql`o.country_code = 'US' and o.state = ${state}`]),
    ...(customerType === undefined ? [] : [customerType === 'NEW' ? sql`o.earlier = 0` : sql`o.earlier > 0`]),
    ...(product === undefined
      ? []
      : [
          sql`(lower(l.title) = ${product.title.toLowerCase()} or lower(l.sku) in (select unnest(${sql.param([...product.codes])}::text[])))`,
        ]),
  ];
  const where = sql.join(conditions, sql` and `);
  if (grain !== 'LINES') return sql`(select o.* from insight_orders o where ${where})`;
  return sql`(select o.*, l.title, l.variant, l.sku, l.units, l.item_sales_minor, l.returned_units
    from insight_orders o join insight_lines l on l.store_id = o.store_id and l.order_id = o.id and l.units > 0 where ${where})`;
}

/** Every span that the days touch, by its first day. */
async function spans(context: Context, unit: string, { from, to }: Days): Promise<string[]> {
  const rows = await rowsOf(
    context,
    sql`select generate_series(date_trunc(${sql.raw(`'${unit}'`)}, ${from}::date), ${to}::date, ${sql.raw(`interval '${unit === 'quarter' ? '3 months' : `1 ${unit}`}'`)})::date::text as start`,
  );
  return rows.map((row) => String(row['start']));
}

/** Spans in which nothing happened have nothing of what adds up, and no figure otherwise. */
const filled = (
  parts: readonly FigurePart[],
  starts: readonly string[],
  label: (key: string, name: string | null) => string,
  adds: boolean,
): FigurePart[] =>
  starts.map(
    (key) =>
      parts.find((part) => part.key === key) ?? { key, label: label(key, null), value: adds ? 0 : null },
  );

const isAlongTime = (by: Dimension) => timeDimensions.has(by) || by === 'WEEKDAY' || by === 'HOUR';

/** Along time in its order; everything else by value, the most first unless the least are asked for. */
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
