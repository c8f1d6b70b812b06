import type { InputOf } from '@brandwright/contract';
import {
  customerSort,
  listCustomers,
  type CustomerFilter,
  type CustomerSort,
} from '@brandwright/contract/orders/list-customers.ts';
import { and, asc, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { tallyRows } from '../kernel/data/row-tallies.ts';
import { given, statement } from '../kernel/data/statement.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { escapeLike, holdsAll } from '../kernel/records/like-all.ts';
import { customers, orders } from './tables.ts';

type Given = InputOf<typeof listCustomers>;

const filters: Readonly<Record<CustomerFilter, SQL | undefined>> = {
  ALL: undefined,
  REPEAT: gt(customers.orderCount, 1),
  OPEN_ORDERS: gt(customers.openOrderCount, 0),
};

/** Those of one place stand by name; each goes by an index. */
const sorts: Readonly<Record<CustomerSort, SQL[]>> = {
  '-spent': [desc(customers.keptMinor), ...byName()],
  '-orders': [desc(customers.orderCount), ...byName()],
  '-lastOrder': [sql`${customers.lastOrderAt} desc nulls last`, ...byName()],
  lastOrder: [sql`${customers.lastOrderAt} asc nulls last`, ...byName()],
  name: byName(),
};

function byName(): SQL[] {
  return [asc(customers.nameKey), asc(customers.id)];
}

const { id, name, email, company, address } = customers;
const { orderCount, openOrderCount, paidMinor, refundedMinor, keptMinor } = customers;
const { lastOrderAt, lastOrderNumber } = customers;
const shown = {
  ...{ id, name, email, company, address, orderCount, openOrderCount, paidMinor, refundedMinor, keptMinor },
  ...{ lastOrderAt, lastOrderNumber },
};

/** Each word in the name, company, email or city, or the number of an order of theirs. */
function matching(context: Context, search: string): SQL | undefined {
  const text = sql`concat_ws(' ', ${customers.nameKey}, lower(${customers.company}), ${customers.email}, lower(${customers.address}->>'city'))`;
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  if (number === undefined)
    return holdsAll(
      text,
      search
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => `%${escapeLike(word)}%`),
    );
  return sql`exists (select 1 from ${orders} where ${orders.storeId} = ${context.storeId} and ${orders.customerId} = ${customers.id} and ${orders.orderNumber} = ${Number(number)})`;
}

/** Pages of all customers, which are asked for most. */
const pagesOfAll = new Map(customerSort.options.map((sort) => [sort, pageOfAll(sort)]));

function pageOfAll(sort: CustomerSort) {
  return statement((db) =>
    db
      .select(shown)
      .from(customers)
      .where(eq(customers.storeId, given('storeId')))
      .orderBy(...sorts[sort])
      .limit(given('size'))
      .offset(given('skipped')),
  );
}

function readPage(context: Context, { filter, search, sort, page, size }: Given, where: SQL | undefined) {
  const readAll = filter === 'ALL' && search === undefined ? pagesOfAll.get(sort) : undefined;
  if (readAll) return readAll(context, { size, skipped: page * size });
  return context.db
    .select(shown)
    .from(customers)
    .where(where)
    .orderBy(...sorts[sort])
    .limit(size)
    .offset(page * size);
}

/** The database keeps how many there are under each filter; those that a search finds are counted. */
async function countAll(context: Context, { filter, search }: Given, where: SQL | undefined) {
  if (search === undefined) return tallyRows(context, 'customers', filter);
  const [all] = await context.db.select({ total: count() }).from(customers).where(where);
  return all?.total ?? 0;
}

export default implement(listCustomers, {
  async run(context, asked) {
    const { filter, search, page, size } = asked;
    const where = and(
      eq(customers.storeId, context.storeId),
      filters[filter],
      search === undefined ? undefined : matching(context, search),
    );
    const [rows, total] = await Promise.all([
      readPage(context, asked, where),
      countAll(context, asked, where),
    ]);
    return {
      output: {
        customers: rows.map(({ address: at, ...row }) => ({
          ...row,
          city: at?.city ?? null,
          countryCode: at?.countryCode ?? null,
          lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
        })),
        page,
        size,
        total,
        currency: 'USD',
      },
    };
  },
});
