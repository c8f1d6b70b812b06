import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { shippingMethodWords, type ShippingMethod } from '@brandwright/contract/orders/enums.ts';
import { isCountryCode } from '@brandwright/language/values/country-codes.ts';
import { homeCountry } from './order-rules.ts';
import type { NewLine, NewOrder } from './new-order.ts';
import type { FileRow } from './shopify-file.ts';

export interface BadRow {
  line: number;
  order: string | null;
  column: string | null;
  message: string;
  value: string | null;
}

export interface FileOrder {
  /** "#1001" */
  name: string;
  /** Shopify's own id, where the file has it. */
  sourceId: string | null;
  order: NewOrder;
}

export interface FileOrders {
  orders: FileOrder[];
  badOrders: number;
  badRows: BadRow[];
}

/**
 * The orders of a Shopify export. Rows of one Name are one order, its first row holds what is said of the order as a
 * whole. An order with a bad row is left out whole. Each bad row is one fault, with all that is wrong with it. `now` bounds the
 * dates.
 */
export function readOrders(rows: readonly FileRow[], now: Date): FileOrders {
  const groups = new Map<string, FileRow[]>();
  const badRows: BadRow[] = [];
  for (const row of rows) {
    const name = row.get('Name');
    if (name === '')
      badRows.push({
        line: row.line,
        order: null,
        column: 'Name',
        message: 'the order has no Name',
        value: null,
      });
    else groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  const nameless = badRows.length;
  const orders: FileOrder[] = [];
  let badOrders = nameless;
  for (const [name, group] of groups) {
    const problems = new Problems(name);
    const order = readOne(name, group, problems, now);
    if (problems.rows.length === 0) orders.push(order);
    else {
      badOrders += 1;
      badRows.push(...problems.rows);
    }
  }
  badRows.sort((a, b) => a.line - b.line);
  return { orders, badOrders, badRows };
}

class Problems {
  readonly rows: BadRow[] = [];
  readonly #order: string;
  constructor(order: string) {
    this.#order = order;
  }
  /** A row is reported once, with everything that is wrong with it; what is read twice is not wrong twice. */
  add(row: FileRow, column: string, message: string): void {
    const value = row.get(column);
    const known = this.rows.find(({ line }) => line === row.line);
    if (known) {
      if (!known.message.split('; ').includes(message)) known.message += `; ${message}`;
      return;
    }
    this.rows.push({
      line: row.line,
      order: this.#order,
      column,
      message,
      value: value === '' ? null : value.slice(0, 200),
    });
  }
}

function readOne(name: string, group: readonly FileRow[], problems: Problems, now: Date): FileOrder {
  const [first] = group;
  if (!first) throw new Error('An order has at least one row.');
  const itemRows = group.filter(
    (row) => row.get('Lineitem name') !== '' || row.get('Lineitem quantity') !== '',
  );
  const lines = itemRows.map((row) => readLine(row, problems));
  if (lines.length === 0) problems.add(first, 'Lineitem name', 'the order has no items');
  const currency = first.get('Currency');
  if (currency !== '' && currency !== 'USD')
    problems.add(first, 'Currency', `the store sells in USD, not ${currency}`);
  const placedAt = readDate(first, 'Created at', problems, now) ?? readDate(first, 'Paid at', problems, now);
  if (!placedAt && first.get('Created at') === '' && first.get('Paid at') === '')
    problems.add(first, 'Created at', 'the date is missing');
  // oxlint-disable-next-line brandwright/american-words -- the column as Shopify names it
  const canceledAt = readDate(first, 'Cancelled at', problems, now) ?? null;
  const fulfilledAt = readDate(first, 'Fulfilled at', problems, now) ?? null;
  const money = readMoney(first, lines, problems);
  const email = readEmail(first, problems);
  const address = readAddress(first, problems);
  const id = first.get('Id').replace(/^gid:\/\/shopify\/Order\//, '');
  const when = placedAt ?? now;
  const customerName = (address.name || first.get('Billing Name') || email || 'No name').slice(0, 200);
  const shipped = fulfilledLines(first, lines, itemRows);
  return {
    name,
    sourceId: id === '' ? null : id,
    order: {
      origin: 'IMPORT',
      channelReference: id === '' ? name : `${name} (${id})`,
      placedAt: when,
      customer: {
        id: null,
        name: customerName,
        email,
        phone: first.get('Phone') || address.phone,
        company: address.company,
      },
      lines: shipped,
      discountMinor: money.discountMinor,
      discountCode: first.get('Discount Code') || null,
      shippingMinor: money.shippingMinor,
      taxMinor: money.taxMinor,
      payment:
        money.capturedMinor === 0
          ? null
          : {
              method: `${first.get('Payment Method') || 'Shopify'} (paid at Shopify)`,
              chargeId: `manual_shopify_${id || name.replace(/[^A-Za-z0-9]/g, '')}`,
              amountMinor: money.capturedMinor,
              capturedAt: readDate(first, 'Paid at', problems, now) ?? when,
            },
      refundedMinor: Math.min(money.refundedMinor, money.capturedMinor),
      canceledAt,
      fulfilledAt:
        shipped.length > 0 && shipped.every((line) => line.fulfilledQuantity === line.quantity)
          ? (fulfilledAt ?? when)
          : null,
      address: { ...address, name: address.name || customerName },
      shippingMethod: methodNamed(first.get('Shipping Method'), address.countryCode),
      shopperNote: first.get('Notes').slice(0, 5000) || null,
      note: null,
      tags: readTags(first),
    },
  };
}

function readLine(row: FileRow, problems: Problems): NewLine {
  const quantity = readCount(row.get('Lineitem quantity'));
  if (quantity === undefined)
    problems.add(row, 'Lineitem quantity', 'the quantity must be a whole number from 1 to 100,000');
  const title = row.get('Lineitem name').slice(0, 500);
  if (title === '') problems.add(row, 'Lineitem name', 'the item has no name');
  if (row.get('Lineitem price') === '') problems.add(row, 'Lineitem price', 'the price is missing');
  const unitPriceMinor = readAmount(row, 'Lineitem price', problems);
  const discountMinor = Math.min(
    readAmount(row, 'Lineitem discount', problems),
    (quantity ?? 0) * unitPriceMinor,
  );
  return {
    title,
    variant: null,
    sku: row.get('Lineitem sku').slice(0, 100) || null,
    quantity: quantity ?? 1,
    unitPriceMinor,
    discountMinor,
    fulfilledQuantity: 0,
  };
}

const readCount = (text: string) =>
  /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= 100_000 ? Number(text) : undefined;

/** An amount of money in minor units; empty is 0. "1,234.50" and "$12" are read, "12,50" and "-3" are not. */
function readAmount(row: FileRow, column: string, problems: Problems): number {
  const text = row.get(column);
  if (text === '') return 0;
  const match = /^\$?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2})0*)?$/.exec(text);
  const minor =
    match?.[1] === undefined
      ? undefined
      : Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (minor !== undefined && minor <= 1_000_000_000) return minor;
  problems.add(row, column, `the ${column.toLowerCase()} must be an amount such as 12.50`);
  return 0;
}

interface FileMoney {
  discountMinor: number;
  shippingMinor: number;
  taxMinor: number;
  capturedMinor: number;
  refundedMinor: number;
}

/** Financial statuses of Shopify, and whether the money was taken (help.shopify.com, "Order status"). */
const taken: Readonly<Record<string, boolean>> = {
  paid: true,
  partially_refunded: true,
  refunded: true,
  partially_paid: true,
  pending: false,
  authorized: false,
  voided: false,
  expired: false,
  '': false,
};

/**
 * The order's money. Subtotal is after discounts, so the discount is what the items come to beyond it. When the total
 * is subtotal and shipping alone, prices include the tax, which is then not counted again.
 */
function readMoney(row: FileRow, lines: readonly NewLine[], problems: Problems): FileMoney {
  const items = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
  const ofLines = lines.reduce((sum, line) => sum + line.discountMinor, 0);
  const given = row.get('Subtotal') === '' ? undefined : readAmount(row, 'Subtotal', problems);
  const shippingMinor = readAmount(row, 'Shipping', problems);
  const taxes = readAmount(row, 'Taxes', problems) + readAmount(row, 'Duties', problems);
  const subtotal =
    given ?? Math.max(0, items - Math.max(ofLines, readAmount(row, 'Discount Amount', problems)));
  // What cannot be read at all is not also blamed for not adding up.
  const readable = problems.rows.length === 0;
  if (readable && subtotal > items)
    problems.add(row, 'Subtotal', 'the subtotal is more than the items come to');
  const total =
    row.get('Total') === '' ? subtotal + shippingMinor + taxes : readAmount(row, 'Total', problems);
  const included = total === subtotal + shippingMinor;
  if (readable && !included && total !== subtotal + shippingMinor + taxes) {
    problems.add(row, 'Total', 'the total isn’t the sum of subtotal, shipping and taxes');
  }
  const status = row.get('Financial Status').toLowerCase();
  const isTaken = taken[status];
  if (isTaken === undefined) problems.add(row, 'Financial Status', 'this financial status isn’t recognized');
  const refundedMinor = readAmount(row, 'Refunded Amount', problems);
  if (readable && refundedMinor > total)
    problems.add(row, 'Refunded Amount', 'more was refunded than the total');
  const outstanding = status === 'partially_paid' ? readAmount(row, 'Outstanding Balance', problems) : 0;
  return {
    discountMinor: Math.max(0, items - ofLines - subtotal),
    shippingMinor,
    taxMinor: included ? 0 : taxes,
    capturedMinor: isTaken ? Math.max(0, total - outstanding) : 0,
    refundedMinor: status === 'refunded' && refundedMinor === 0 ? total : refundedMinor,
  };
}

/** "2026-10-02 11:14:36 -0400", also with a T, a Z or nothing after it (then UTC). Undefined when empty or bad. */
function readDate(row: FileRow, column: string, problems: Problems, now: Date): Date | undefined {
  const text = row.get(column);
  if (text === '') return undefined;
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?\s*(?:(Z|UTC)|([+-]\d{2}):?(\d{2}))?$/.exec(
      text,
    );
  const zone = match?.[4] ? `${match[4]}:${match[5]}` : 'Z';
  const at = match ? new Date(`${match[1]}T${match[2] ?? '00:00'}${zone}`) : undefined;
  if (!at || Number.isNaN(at.getTime()) || (match && !isDay(match[1] ?? '')))
    problems.add(row, column, 'the date must be written like 2026-10-02 11:14:36 -0400');
  else if (at.getTime() > now.getTime() + 86_400_000) problems.add(row, column, 'the date is in the future');
  else return at;
  return undefined;
}

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

function readEmail(row: FileRow, problems: Problems): string | null {
  const email = row.get('Email').toLowerCase();
  if (email === '') return null;
  if (!/^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+$/.test(email) || email.length > 200)
    problems.add(row, 'Email', 'this isn’t an email address');
  return email;
}

function readAddress(row: FileRow, problems: Problems): ShippingAddress {
  const from =
    row.get('Shipping Address1') || row.get('Shipping Street') || row.get('Shipping City')
      ? 'Shipping'
      : 'Billing';
  const part = (name: string) => row.get(`${from} ${name}`).slice(0, 200);
  const needed = row.get('Lineitem requires shipping').toLowerCase() !== 'false';
  const street = part('Address1') || part('Street');
  if (street === '' && needed) problems.add(row, `${from} Address1`, 'there is no shipping address');
  const country = part('Country').toUpperCase();
  if (country !== '' && !isCountryCode(country))
    problems.add(row, `${from} Country`, 'the country must be a two-letter code such as US');
  return {
    name: part('Name'),
    company: part('Company') || null,
    addressLine1: street || 'Nothing to ship',
    addressLine2: part('Address2') || null,
    city: part('City') || 'Not given',
    state: part('Province') || null,
    zipCode: part('Zip') || null,
    countryCode: isCountryCode(country) ? country : homeCountry,
    phone: part('Phone') || null,
  };
}

/** The shipping method that a shop's name for it means. */
export function methodNamed(text: string, country: string): ShippingMethod {
  const lower = text.toLowerCase();
  const found = Object.entries(shippingMethodWords).find(([, words]) =>
    words.some((word) => lower.includes(word)),
  );
  return (
    (found?.[0] as ShippingMethod | undefined) ?? (country === homeCountry ? 'STANDARD' : 'INTERNATIONAL')
  );
}

function readTags(row: FileRow): string[] {
  const tags = row
    .get('Tags')
    .split(',')
    .map((tag) => tag.trim().slice(0, 50))
    .filter(Boolean);
  const risk = row.get('Risk Level');
  return [...new Set([...tags, ...(risk.toLowerCase() === 'high' ? ['High risk'] : [])])].slice(0, 50);
}

/** Which units have shipped: all of a fulfilled order; else what each row says of its own line. */
function fulfilledLines(first: FileRow, lines: readonly NewLine[], itemRows: readonly FileRow[]): NewLine[] {
  const all = first.get('Fulfillment Status').toLowerCase() === 'fulfilled';
  return lines.map((line, index) => {
    const own = itemRows[index]?.get('Lineitem fulfillment status').toLowerCase();
    return { ...line, fulfilledQuantity: all || own === 'fulfilled' ? line.quantity : 0 };
  });
}
