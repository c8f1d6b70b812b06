import type { InputOf } from '@brandwright/contract';
import type { OrderTab } from '@brandwright/contract/orders/enums.ts';
import {
  daysUntilLate,
  listOrders,
  orderSort,
  type OrderSort,
} from '@brandwright/contract/orders/list-orders.ts';
import { singular } from '@brandwright/language/words/stems.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  like,
  lt,
  lte,
  min,
  ne,
  or,
  sql,
  sum,
  type SQL,
} from 'drizzle-orm';
import { given as value, statement } from '../kernel/data/statement.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { notCanceled, olderThan, standsIn, waitsIn } from './waiting.ts';
import { homeCountry } from './order-rules.ts';
import { rowColumns, toOrderRow } from './order-rows.ts';
import { orders } from './tables.ts';
import { tallyTabs, type TabTally } from './tally-tabs.ts';
import { escapeLike } from '../kernel/records/like-all.ts';

type Given = InputOf<typeof listOrders>;

const dayMs = 86_400_000;

/** What stands under each tab. A canceled order stands under CANCELED (and RETURNS) only. */
const tabFilters: Readonly<Record<OrderTab, readonly SQL[]>> = {
  ALL: [],
  OUTSTANDING: standsIn('OUTSTANDING'),
  PROCESSING: standsIn('PROCESSING'),
  FULFILLED: [eq(orders.fulfillmentStatus, 'FULFILLED'), notCanceled],
  CANCELED: [eq(orders.cancelStatus, 'CANCELED')],
  ON_HOLD: standsIn('ON_HOLD'),
  RETURNS: [ne(orders.returnStatus, 'NONE')],
};

const sorts: Readonly<Record<OrderSort, SQL[]>> = {
  '-placedAt': [desc(orders.placedAt), desc(orders.orderNumber)],
  placedAt: [asc(orders.placedAt), asc(orders.orderNumber)],
  '-total': [desc(orders.totalMinor), desc(orders.orderNumber)],
  total: [asc(orders.totalMinor), asc(orders.orderNumber)],
  '-orderNumber': [desc(orders.orderNumber)],
  orderNumber: [asc(orders.orderNumber)],
};

const filterNames = [
  'productionStatus',
  'fulfillmentStatus',
  'cancelStatus',
  'origin',
  'olderThanDays',
  'late',
  'placedFrom',
  'placedTo',
  'customer',
  'totalMinMinor',
  'totalMaxMinor',
  'country',
  'state',
  'international',
  'search',
] as const satisfies readonly (keyof Given)[];

/** Whether more than the tab chooses among the orders. */
const isFiltered = (given: Given) => filterNames.some((name) => given[name] !== undefined);

interface Facts {
  total: number;
  /** Null, like `oldest`, of all orders. */
  worthMinor: number | null;
  oldest: { orderNumber: number; placedAt: string } | null;
}

type Tallies = Readonly<Record<OrderTab, TabTally>>;

/** How many stand under a tab, what they are worth and which is the oldest. */
async function factsOfTab(
  context: Context,
  tab: OrderTab,
  where: SQL | undefined,
  tallied: Promise<Tallies>,
): Promise<Facts> {
  const [tallies, oldest] = await Promise.all([tallied, tab === 'ALL' ? null : oldestOf(context, where)]);
  const { orders: total, worthMinor } = tallies[tab];
  return { total, worthMinor: tab === 'ALL' ? null : worthMinor, oldest };
}

const countsOf = (tallies: Tallies) =>
  Object.fromEntries(Object.entries(tallies).map(([tab, tally]) => [tab, tally.orders])) as Record<
    OrderTab,
    number
  >;

async function oldestOf(context: Context, where: SQL | undefined): Promise<Facts['oldest']> {
  const [oldest] = await context.db
    .select({ orderNumber: orders.orderNumber, placedAt: orders.placedAt })
    .from(orders)
    .where(where)
    .orderBy(...sorts.placedAt)
    .limit(1);
  return oldest ? { orderNumber: oldest.orderNumber, placedAt: oldest.placedAt.toISOString() } : null;
}

function filtersOf(given: Given, now: Date): (SQL | undefined)[] {
  return [
    ...tabFilters[given.tab],
    given.productionStatus && eq(orders.productionStatus, given.productionStatus),
    given.fulfillmentStatus && eq(orders.fulfillmentStatus, given.fulfillmentStatus),
    given.cancelStatus && eq(orders.cancelStatus, given.cancelStatus),
    given.origin && eq(orders.origin, given.origin),
    given.olderThanDays === undefined ? undefined : olderThan(given.olderThanDays, now),
    ...(given.late ? waitsIn('OUTSTANDING', daysUntilLate, now) : []),
    given.placedFrom ? gte(orders.placedAt, new Date(`${given.placedFrom}T00:00:00Z`)) : undefined,
    given.placedTo
      ? lt(orders.placedAt, new Date(Date.parse(`${given.placedTo}T00:00:00Z`) + dayMs))
      : undefined,
    given.customer === undefined ? undefined : ofCustomer(given.customer),
    given.totalMinMinor === undefined ? undefined : gte(orders.totalMinor, given.totalMinMinor),
    given.totalMaxMinor === undefined ? undefined : lte(orders.totalMinor, given.totalMaxMinor),
    given.country && eq(orders.countryCode, given.country),
    given.state &&
      and(eq(orders.countryCode, homeCountry), sql`${orders.shippingAddress}->>'state' = ${given.state}`),
    given.international === undefined
      ? undefined
      : given.international
        ? ne(orders.countryCode, homeCountry)
        : eq(orders.countryCode, homeCountry),
    ...(given.search === undefined ? [] : searchFilters(given.search)),
  ].map((filter) => filter || undefined);
}

function ofCustomer(customer: string): SQL | undefined {
  if (isUuid(customer)) return eq(orders.customerId, customer.toLowerCase());
  if (customer.includes('@')) return eq(orders.email, customer.toLowerCase());
  return ilike(orders.customerName, `%${escapeLike(customer)}%`);
}

/** Every word must occur somewhere; a whole number also finds the order of that number first of all. */
function searchFilters(search: string): (SQL | undefined)[] {
  const number = /^#?(\d{1,9})$/.exec(search.trim())?.[1];
  if (number !== undefined) return [or(eq(orders.orderNumber, Number(number)), hasWords([number]))];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  // The singular stands in the plural as well: "mugs" finds a ceramic mug.
  return words.length === 0 ? [] : [hasWords(words.map((word) => singular(word.replace(/^#/, ''))))];
}

const mostWords = 8;

/** So many are looked up by the index, the longest ones; the others are compared. */
const mostLookedUp = 4;

function hasWords(words: readonly string[]): SQL | undefined {
  const patterns = words.toSorted((a, b) => b.length - a.length).map((word) => `%${escapeLike(word)}%`);
  const [first, second = null, third = null, fourth = null] = patterns;
  return and(
    sql`${orders.id} in (select orders_matching(${first}, ${second}, ${third}, ${fourth}))`,
    ...patterns.slice(mostLookedUp).map((pattern) => like(orders.searchText, pattern)),
  );
}

const numberSpan = 10_000_000_000;

/**
 * How many match, their worth and the oldest, in one pass: a search has no index to go by, so each pass reads all of the
 * store's orders. The oldest is the least of second and number written as one figure.
 */
async function countMatches(context: Context, where: SQL | undefined): Promise<Facts> {
  const [facts] = await context.db
    .select({
      total: count(),
      worthMinor: sum(orders.totalMinor).mapWith(Number),
      firstAt: min(orders.placedAt),
      first: sql<
        string | null
      >`min(floor(extract(epoch from ${orders.placedAt})) * ${numberSpan}::bigint + ${orders.orderNumber})`,
    })
    .from(orders)
    .where(where);
  const oldest =
    facts?.firstAt && facts.first
      ? {
          orderNumber: Number(BigInt(facts.first) % BigInt(numberSpan)),
          placedAt: facts.firstAt.toISOString(),
        }
      : null;
  return { total: facts?.total ?? 0, worthMinor: facts?.worthMinor ?? 0, oldest };
}

/** Pages of all orders, which are asked for most. */
const pagesOfAll = new Map(orderSort.options.map((sort) => [sort, pageOfAll(sort)]));

function pageOfAll(sort: OrderSort) {
  return statement((db) =>
    db
      .select(rowColumns)
      .from(orders)
      .where(eq(orders.storeId, value('storeId')))
      .orderBy(...sorts[sort])
      .limit(value('size'))
      .offset(value('skipped')),
  );
}

function readPage(context: Context, given: Given, where: SQL | undefined) {
  const { size, page } = given;
  const readAll = given.tab === 'ALL' && !isFiltered(given) ? pagesOfAll.get(given.sort) : undefined;
  if (readAll) return readAll(context, { size, skipped: page * size });
  return context.db
    .select(rowColumns)
    .from(orders)
    .where(where)
    .orderBy(...sorts[given.sort])
    .limit(size)
    .offset(page * size);
}

export default implement(listOrders, {
  async run(context, given) {
    const where = and(eq(orders.storeId, context.storeId), ...filtersOf(given, context.clock.now()));
    // Begun before any is waited for, so that all are sent together.
    const tallied = given.counts || !isFiltered(given) ? tallyTabs(context) : null;
    const [tallies, rows, facts] = await Promise.all([
      tallied,
      readPage(context, given, where),
      isFiltered(given) || tallied === null
        ? countMatches(context, where)
        : factsOfTab(context, given.tab, where, tallied),
    ]);
    const now = context.clock.now();
    return {
      output: {
        orders: rows.map((row) => toOrderRow(row, now)),
        page: given.page,
        size: given.size,
        total: facts.total,
        worthMinor: facts.worthMinor,
        currency: 'USD',
        oldest: facts.oldest,
        tabCounts: given.counts && tallies ? countsOf(tallies) : null,
      },
    };
  },
});
