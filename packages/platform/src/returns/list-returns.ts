import type { InputOf } from '@brandwright/contract';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listReturns } from '@brandwright/contract/returns/list-returns.ts';
import type { ReturnTab } from '@brandwright/contract/returns/enums.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { singular } from '@brandwright/language/words/stems.ts';
import { and, asc, count, desc, eq, gte, ilike, isNull, lt, sql, sum, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { escapeLike, holdsAll } from '../kernel/records/like-all.ts';
import { implement } from '../kernel/request/implementation.ts';
import { toRow } from './show-return.ts';
import { returnLines, returnOrders } from './tables.ts';

type Given = InputOf<typeof listReturns>;
export type ReturnFilter = Pick<
  Given,
  'tab' | 'reason' | 'refundMethod' | 'customer' | 'createdFrom' | 'createdTo' | 'search'
>;

const dayMs = 86_400_000;
const mostWords = 8;

const tabs: Readonly<Record<ReturnTab, SQL | undefined>> = {
  ALL: undefined,
  CREATED: eq(returnOrders.status, 'CREATED'),
  SHIPPING: eq(returnOrders.status, 'SHIPPING'),
  TO_REFUND: and(eq(returnOrders.status, 'RECEIVED'), isNull(returnOrders.settledAt)),
  RECEIVED: eq(returnOrders.status, 'RECEIVED'),
  CANCELED: eq(returnOrders.status, 'CANCELED'),
};

const sorts: Readonly<Record<Given['sort'], SQL[]>> = {
  '-createdAt': [desc(returnOrders.createdAt), desc(returnOrders.sequence)],
  createdAt: [asc(returnOrders.createdAt), asc(returnOrders.sequence)],
  '-updatedAt': [desc(returnOrders.updatedAt), desc(returnOrders.sequence)],
  '-refund': [desc(returnOrders.refundMinor), desc(returnOrders.sequence)],
  handle: [asc(returnOrders.orderNumber), asc(returnOrders.sequence)],
};

function ofCustomer(customer: string): SQL | undefined {
  if (isUuid(customer)) return eq(returnOrders.customerId, customer.toLowerCase());
  if (customer.includes('@')) return eq(returnOrders.email, customer.toLowerCase());
  return ilike(returnOrders.customerName, `%${escapeLike(customer)}%`);
}

/** Returns of the store that a filter chooses. */
export function returnsWhere({ storeId }: Pick<Context, 'storeId'>, given: ReturnFilter): SQL | undefined {
  const words = given.search?.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords) ?? [];
  return and(
    eq(returnOrders.storeId, storeId),
    tabs[given.tab],
    given.refundMethod && eq(returnOrders.refundMethod, given.refundMethod),
    given.reason === undefined
      ? undefined
      : sql`exists (select from ${returnLines} where ${returnLines.storeId} = ${returnOrders.storeId} and ${returnLines.returnId} = ${returnOrders.id} and ${returnLines.reason} = ${given.reason})`,
    given.customer === undefined ? undefined : ofCustomer(given.customer),
    given.createdFrom ? gte(returnOrders.createdAt, new Date(`${given.createdFrom}T00:00:00Z`)) : undefined,
    given.createdTo
      ? lt(returnOrders.createdAt, new Date(Date.parse(`${given.createdTo}T00:00:00Z`) + dayMs))
      : undefined,
    words.length === 0
      ? undefined
      : holdsAll(
          returnOrders.searchText,
          words.map((word) => `%${escapeLike(singular(word.replace(/^#/, '')))}%`),
        ),
  );
}

export default implement(listReturns, {
  async run(context, given) {
    const { orderNumber } = given;
    const order = orderNumber === undefined ? undefined : await context.call(getOrder, { orderNumber });
    const where = and(returnsWhere(context, given), order ? eq(returnOrders.orderId, order.id) : undefined);
    const rows = await context.db
      .select()
      .from(returnOrders)
      .where(where)
      .orderBy(...sorts[given.sort])
      .limit(given.size)
      .offset(given.page * given.size);
    const [facts] = await context.db
      .select({
        total: count(),
        refundMinor: sql<number>`coalesce(${sum(
          sql`case when ${returnOrders.status} = 'CANCELED' then 0 else ${returnOrders.refundMinor} end`,
        )}, 0)`.mapWith(Number),
      })
      .from(returnOrders)
      .where(where);
    return {
      output: {
        rows: rows.map(toRow),
        page: given.page,
        size: given.size,
        total: facts?.total ?? 0,
        refundMinor: facts?.refundMinor ?? 0,
        currency: rows[0]?.currency ?? 'USD',
        tabCounts: given.counts ? await countTabs(context) : null,
      },
    };
  },
});

async function countTabs({ db, storeId }: Context): Promise<Record<ReturnTab, number>> {
  const counts = await db
    .select({
      status: returnOrders.status,
      isOpen: sql<boolean>`${returnOrders.settledAt} is null`,
      rows: count(),
    })
    .from(returnOrders)
    .where(eq(returnOrders.storeId, storeId))
    .groupBy(returnOrders.status, sql`${returnOrders.settledAt} is null`);
  const of = (holds: (one: (typeof counts)[number]) => boolean) =>
    counts.filter(holds).reduce((total, { rows }) => total + rows, 0);
  return {
    ALL: of(() => true),
    CREATED: of(({ status }) => status === 'CREATED'),
    SHIPPING: of(({ status }) => status === 'SHIPPING'),
    TO_REFUND: of(({ status, isOpen }) => status === 'RECEIVED' && isOpen),
    RECEIVED: of(({ status }) => status === 'RECEIVED'),
    CANCELED: of(({ status }) => status === 'CANCELED'),
  };
}
