import { metaOf, unwrap } from '@brandwright/contract';
import type { PrivateKind } from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import { z } from 'zod';

const money =
  /minor$|amount|price|cost|subtotal|total|fee|dut(?:y|ies)|tax|refund|paid|balance|revenue|sales|spend|margin|discount|profit|budget|value|freight|credit|charge/i;
const person =
  /customer|client|shopper|buyer|recipient|consignee|contact|e-?mail|phone|address|street|city|zip|postal|province|^state$|first_?name|last_?name|full_?name|^company$|^ship_?to$|^to_?whom$/i;
const supplier = /supplier|factory|vendor|manufacturer|maker|^company_?name$|^legal_?name$/i;
const ownName = /^(name|title|label|display_?name|company_?name|description|headline|website|about)$/i;
const rate = /percent|rate$|ratio/i;
const orderNumber = /order_?number|^number$|hts|code$|year/i;

/** A place in a value: the names of the fields that lead there, the outermost first, and its schema. */
export interface Place {
  path: readonly string[];
  schema: z.ZodType;
  /** Kinds of the record that holds the field, as its own id says. */
  holder: ReadonlySet<PrivateKind>;
}

/** What a record is about by its own fields: rows with a customer's or a supplier's id tell of them. */
export function holderOf(schema: z.ZodType, path: readonly string[]): ReadonlySet<PrivateKind> {
  const kinds = new Set<PrivateKind>();
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    const own = metaOf((inner.shape as Record<string, z.ZodType>)['id'] ?? z.never()).ref;
    if (own === 'customer') kinds.add('CUSTOMERS');
    if (own === 'supplier') kinds.add('SUPPLIERS');
  }
  if (path.some((name) => person.test(name))) kinds.add('CUSTOMERS');
  if (path.some((name) => supplier.test(name))) kinds.add('SUPPLIERS');
  return kinds;
}

/** Which private kinds a value is, by the field's meaning first and by its name where nothing says more. */
export function kindsOf({ path, schema, holder }: Place, value: unknown): ReadonlySet<PrivateKind> {
  const name = path.at(-1) ?? '';
  const meta = metaOf(schema);
  const kinds = new Set<PrivateKind>();
  const isNumber = typeof value === 'number';
  if (
    meta.ref === 'customer' ||
    meta.sense === 'email' ||
    meta.sense === 'postal_code' ||
    meta.sense === 'us_state'
  )
    kinds.add('CUSTOMERS');
  if (meta.ref === 'supplier') kinds.add('SUPPLIERS');
  if (person.test(name) || (holder.has('CUSTOMERS') && !isNumber)) kinds.add('CUSTOMERS');
  if (supplier.test(name) || (holder.has('SUPPLIERS') && ownName.test(name))) kinds.add('SUPPLIERS');
  if (meta.sense === 'money_minor' || /minor$/i.test(name)) kinds.add('MONEY');
  if (isNumber && !rate.test(name) && meta.ref !== 'order' && !orderNumber.test(name)) {
    if (money.test(name)) kinds.add('MONEY');
    if (!kinds.has('MONEY') || /^total$/i.test(name)) kinds.add('QUANTITIES');
  }
  if (isNumber && rate.test(name) && /margin|discount|profit/i.test(path.join(' '))) kinds.add('MONEY');
  return kinds;
}

/** Private things that stand in values, to be found again in words. */
export interface KnownPrivate {
  /** Names, e-mails, lines of addresses. */
  customers: Set<string>;
  suppliers: Set<string>;
  /** Minor units. */
  amounts: Set<number>;
}

export const nothingKnown = (): KnownPrivate => ({
  customers: new Set(),
  suppliers: new Set(),
  amounts: new Set(),
});

/** Walks a value along its schema and notes every private thing in it. */
export function notePrivate(schema: z.ZodType, value: unknown, known: KnownPrivate): void {
  visit({ path: [], schema, holder: new Set() }, value, known, 0);
}

function visit(place: Place, value: unknown, known: KnownPrivate, depth: number): void {
  if (value === null || value === undefined || depth > 8) return;
  const inner = unwrap(place.schema);
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : z.unknown();
    for (const one of value) visit({ ...place, schema: element }, one, known, depth + 1);
    return;
  }
  if (typeof value === 'object') {
    const shape = inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {};
    const holder = new Set([...holderOf(inner, place.path), ...(depth > 0 ? place.holder : [])]);
    for (const [name, child] of Object.entries(value))
      visit(
        { path: [...place.path, name], schema: shape[name] ?? z.unknown(), holder },
        child,
        known,
        depth + 1,
      );
    return;
  }
  const kinds = kindsOf(place, value);
  if (typeof value === 'string' && isTelling(value)) {
    if (kinds.has('CUSTOMERS')) known.customers.add(value.trim());
    if (kinds.has('SUPPLIERS')) known.suppliers.add(value.trim());
  }
  if (typeof value === 'number' && kinds.has('MONEY')) known.amounts.add(value);
}

/** Ids and codes of one or two letters are no words that one would find again. */
const isTelling = (text: string) =>
  text.trim().length >= 3 &&
  text.length <= 200 &&
  !/^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(text) &&
  !/^https?:/.test(text);
