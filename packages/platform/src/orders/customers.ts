import { recordKinds } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { insertRows } from './insert-rows.ts';
import type { NewOrder } from './new-order.ts';
import { customers } from './tables.ts';

export type CustomerRecord = typeof customers.$inferSelect;

/** Lower case with single spaces: how names are compared. */
export const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
export const firstNameKey = (name: string) => nameKey(name).split(' ')[0] ?? '';

const mostRead = 50;

const emailOf = (said: string) => (said.includes('@') ? said.trim().toLowerCase() : undefined);

/** Whether an email, a whole name or a company says this customer. */
function isExactly(customer: CustomerRecord, said: string): boolean {
  const email = emailOf(said);
  if (email !== undefined) return customer.email === email;
  return customer.nameKey === nameKey(said) || customer.company?.toLowerCase() === nameKey(said);
}

const customerKind: RecordKindDeclaration<CustomerRecord> = {
  called: recordKinds.customer,
  nameOf: ({ name }) => name,
  labelOf: ({ name, email }) => (email ? `${name} (${email})` : name),
  likeness: (customer, said) => (isExactly(customer, said) ? 1 : 0.8),
  lookUp: 'Give their email, or look through your orders.',
  async byId(context, id) {
    const [customer] = await context.db
      .select()
      .from(customers)
      .where(and(eq(customers.storeId, context.storeId), eq(customers.id, id)));
    return customer;
  },
  /** Those of an email, a name or a company; a single word is a first name too. */
  named(context, said) {
    const [email, key] = [emailOf(said), nameKey(said)];
    const called =
      email === undefined
        ? or(
            eq(customers.nameKey, key),
            eq(sql`lower(${customers.company})`, key),
            key.includes(' ') ? undefined : eq(customers.firstNameKey, key),
          )
        : eq(customers.email, email);
    return context.db
      .select()
      .from(customers)
      .where(and(eq(customers.storeId, context.storeId), called))
      .orderBy(asc(customers.nameKey), asc(customers.id))
      .limit(mostRead);
  },
};

/** The customer of an id, an email, a whole or first name or a company. Errors: not_found, conflict with the choices. */
export const findCustomer = (context: Context, called: string): Promise<CustomerRecord> =>
  resolveRecord(context, customerKind, called);

/** The customer that an id, an email or a whole name means; undefined for none or several, which a new order makes anew. */
export async function knownCustomer(context: Context, called: string): Promise<CustomerRecord | undefined> {
  if (isUuid(called)) return customerKind.byId(context, called.toLowerCase());
  const found = await customerKind.named(context, called);
  const exact = found.filter((customer) => isExactly(customer, called));
  return exact.length === 1 ? exact[0] : undefined;
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
