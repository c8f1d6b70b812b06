import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { insertRows } from './insert-rows.ts';
import type { NewOrder } from './new-order.ts';
import { customers } from './tables.ts';

export type CustomerRecord = typeof customers.$inferSelect;

/** Lower case with single spaces: how names are compared. */
export const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
export const firstNameKey = (name: string) => nameKey(name).split(' ')[0] ?? '';

/** The customer that an id, an email, a whole name or a company means; undefined when there is none, or several fit. */
export async function findCustomer(context: Context, called: string): Promise<CustomerRecord | undefined> {
  const named = isUuid(called)
    ? eq(customers.id, called.toLowerCase())
    : called.includes('@')
      ? eq(customers.email, called.trim().toLowerCase())
      : or(eq(customers.nameKey, nameKey(called)), eq(sql`lower(${customers.company})`, nameKey(called)));
  const found = await context.db
    .select()
    .from(customers)
    .where(and(eq(customers.storeId, context.storeId), named))
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The ids of the customers of new orders, in their order: known ones by id or email, without an email by the same name
 * among customers without one, new ones made with the address of the order.
 */
export async function addCustomers(context: Context, incoming: readonly NewOrder[]): Promise<string[]> {
  const known = await knownCustomers(context, incoming);
  const rows: (typeof customers.$inferInsert)[] = [];
  const ids = incoming.map(({ customer, address }) => {
    const key = keyOf(customer);
    const id = customer.id ?? known.get(key) ?? randomUUID();
    if (customer.id === null && !known.has(key)) {
      known.set(key, id);
      rows.push(newCustomer(context, id, customer, address));
    }
    return id;
  });
  await insertRows(context.db, customers, rows);
  return ids;
}

const keyOf = (customer: { name: string; email: string | null }) =>
  customer.email === null ? `name ${nameKey(customer.name)}` : `email ${customer.email.toLowerCase()}`;

async function knownCustomers(context: Context, incoming: readonly NewOrder[]): Promise<Map<string, string>> {
  const emails = [...new Set(incoming.flatMap(({ customer }) => customer.email?.toLowerCase() ?? []))];
  const names = [
    ...new Set(incoming.flatMap(({ customer }) => (customer.email === null ? [nameKey(customer.name)] : []))),
  ];
  if (emails.length + names.length === 0) return new Map();
  const found = await context.db
    .select({ id: customers.id, name: customers.name, email: customers.email })
    .from(customers)
    .where(
      and(
        eq(customers.storeId, context.storeId),
        or(inArray(customers.email, emails), and(isNull(customers.email), inArray(customers.nameKey, names))),
      ),
    );
  return new Map(found.map((customer) => [keyOf(customer), customer.id]));
}

function newCustomer(context: Context, id: string, customer: NewOrder['customer'], address: ShippingAddress) {
  return {
    storeId: context.storeId,
    id,
    name: customer.name,
    nameKey: nameKey(customer.name),
    firstNameKey: firstNameKey(customer.name),
    email: customer.email?.toLowerCase() ?? null,
    phone: customer.phone,
    company: customer.company,
    address,
    createdAt: context.clock.now(),
  };
}
