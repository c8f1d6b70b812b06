import { recordKinds } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { insertRows } from '../kernel/data/insert-rows.ts';
import type { NewOrder } from './new-order.ts';
import { customers } from './tables.ts';

export type CustomerRecord = typeof customers.$inferSelect;

/** Lower case with single spaces: how names are compared. */
export const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
export const firstNameKey = (name: string) => nameKey(name).split(' ')[0] ?? '';
/** The same address however it was typed. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** Words for someone whose name is not known. */
const anyone =
  /^(?:the |that |this |a |an |my |our )?(?:woman|man|guy|lady|girl|gentleman|person|customer|buyer|shopper|client|someone|one|)$/i;
const theirThings = /['’]s (?:\p{L}+ ){0,2}(?:parcel|package|order|shipment|delivery|refund)s?$/iu;

/** Whom words name, and from where: "the woman from Leeds", "Maya Chen in Portland", "Mason’s lost parcel". */
export function personSaid(said: string): { name: string | null; city: string | null } {
  const whole = said.trim().replace(theirThings, '');
  const placed = /^(?<who>.*?)\s*\b(?:from|in|of)\s+(?<city>\p{L}[\p{L} .'’-]*)$/iu.exec(whole);
  const who = placed?.groups?.['who'] ?? whole;
  const name = anyone.test(who.trim()) ? null : who.trim();
  return { name, city: placed?.groups?.['city']?.trim().toLowerCase() ?? null };
}

/** Whether a customer lives in a city, lower case. */
export const livesIn = (cities: readonly string[]) =>
  inArray(sql`lower(${customers.address}->>'city')`, [...cities]);

const mostRead = 50;

/** The address in words, which may be a label as it is listed: "Maya Chen, maya@example.com". */
const emailOf = (said: string) => {
  const email = /[^\s,;()<>]+@[^\s,;()<>]+/.exec(said)?.[0];
  return email === undefined ? undefined : emailKey(email);
};

/** Whether an email, a whole name or a company says this customer. */
function isExactly(customer: CustomerRecord, said: string): boolean {
  const email = emailOf(said);
  if (email !== undefined) return customer.email === email;
  const key = nameKey(personSaid(said).name ?? said);
  return customer.nameKey === key || customer.company?.toLowerCase() === key;
}

function byNameOf(said: string): SQL | undefined {
  const key = nameKey(said);
  return or(
    eq(customers.nameKey, key),
    eq(sql`lower(${customers.company})`, key),
    key.includes(' ') ? undefined : eq(customers.firstNameKey, key),
  );
}

/** By the name within a description, the city in it, or both; undefined where words are a name and no more. */
function describedBy(said: string): SQL | undefined {
  const { name, city } = personSaid(said);
  if (city === null) return name === null || name === said.trim() ? undefined : byNameOf(name);
  return and(livesIn([city]), name === null ? undefined : byNameOf(name));
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
  /** Those of an email, a name or a company; a single word is a first name too; "the woman from Leeds" is one of a city. */
  named(context, said) {
    const email = emailOf(said);
    const called = email === undefined ? or(byNameOf(said), describedBy(said)) : eq(customers.email, email);
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

/** Everyone whom an id, an email, a whole or first name or a company may mean. */
export async function customersCalled(context: Context, called: string): Promise<readonly CustomerRecord[]> {
  if (!isUuid(called)) return customerKind.named(context, called);
  const customer = await customerKind.byId(context, called.toLowerCase());
  return customer ? [customer] : [];
}

/** The customer that an id, an email or a whole name means; undefined for none or several, which a new order makes anew. */
export async function knownCustomer(context: Context, called: string): Promise<CustomerRecord | undefined> {
  if (isUuid(called)) return customerKind.byId(context, called.toLowerCase());
  const found = await customerKind.named(context, called);
  const exact = found.filter((customer) => isExactly(customer, called));
  return exact.length === 1 ? exact[0] : undefined;
}

/**
 * The ids of the customers of new orders, in their order: known ones by id or email, without an email by the same name
 * and address line among customers without one, new ones made with the address of the order.
 */
export async function addCustomers(context: Context, incoming: readonly NewOrder[]): Promise<string[]> {
  const known = await knownCustomers(context, incoming);
  const rows: (typeof customers.$inferInsert)[] = [];
  const ids = incoming.map(({ customer, address }) => {
    const key = keyOf({ ...customer, address });
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

/** Who is one customer: an address of email, or without one a name at an address. */
const keyOf = (customer: { name: string; email: string | null; address: ShippingAddress | null }) =>
  customer.email === null
    ? `name ${nameKey(customer.name)} at ${nameKey(customer.address?.addressLine1 ?? '')}`
    : `email ${emailKey(customer.email)}`;

async function knownCustomers(context: Context, incoming: readonly NewOrder[]): Promise<Map<string, string>> {
  const emails = [
    ...new Set(incoming.flatMap(({ customer }) => (customer.email === null ? [] : emailKey(customer.email)))),
  ];
  const names = [
    ...new Set(incoming.flatMap(({ customer }) => (customer.email === null ? [nameKey(customer.name)] : []))),
  ];
  if (emails.length + names.length === 0) return new Map();
  const found = await context.db
    .select({ id: customers.id, name: customers.name, email: customers.email, address: customers.address })
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
    email: customer.email === null ? null : emailKey(customer.email),
    phone: customer.phone,
    company: customer.company,
    address,
    createdAt: context.clock.now(),
  };
}
