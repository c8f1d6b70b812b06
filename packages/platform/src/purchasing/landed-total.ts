import { isPartnerCost, type CostKind } from '@brandwright/contract/purchasing/enums.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import type { ItemRow } from './items.ts';
import { shareOut } from './landed-cost.ts';
import { supplierInvoiceLines as lines, supplierInvoices } from './tables.ts';

/** A line of an invoice, as far as landed cost needs it. */
interface BilledLine {
  purchaseItemId: string | null;
  kind: CostKind;
  amountMinor: number;
}

interface Billed {
  lines: readonly BilledLine[];
  discountMinor: number;
}

/** What the goods themselves cost; invoices bill it in installments, so their lines of this kind say nothing new. */
const goodsKind = (item: Pick<ItemRow, 'costs'>): CostKind => item.costs[0]?.kind ?? 'PRODUCT';

/**
 * What all ordered units cost landed, in minor units: the goods, and of each other kind (freight, services, duty) what was
 * planned or what was billed, whichever is more. What an invoice bills of no purchase in particular is shared by the amounts
 * of its purchases, and so is its discount.
 */
export function landedTotal(item: Pick<ItemRow, 'id' | 'costs'>, invoices: readonly Billed[]): number {
  const goods = goodsKind(item);
  const planned = sumByKind(item.costs);
  const billed = sumByKind(invoices.flatMap((invoice) => ownLines(item.id, invoice)));
  const discount = invoices.reduce(
    (sum, invoice) => sum + ownShare(item.id, invoice, invoice.discountMinor),
    0,
  );
  let total = planned.get(goods) ?? 0;
  for (const kind of new Set([...planned.keys(), ...billed.keys()]))
    // What the fulfillment partner charges for storing and sending comes after the goods have landed.
    if (kind !== goods && !isPartnerCost(kind))
      total += Math.max(planned.get(kind) ?? 0, billed.get(kind) ?? 0);
  return Math.max(0, total - discount);
}

function ownLines(itemId: string, invoice: Billed): BilledLine[] {
  return invoice.lines.flatMap((line) => {
    if (line.purchaseItemId === itemId) return [line];
    return line.purchaseItemId === null
      ? [{ ...line, amountMinor: ownShare(itemId, invoice, line.amountMinor) }]
      : [];
  });
}

/** The share of a purchase in an amount of an invoice, by what it bills of each. */
function ownShare(itemId: string, invoice: Billed, amountMinor: number): number {
  const ofItems = sumBy(
    invoice.lines.filter((line) => line.purchaseItemId !== null),
    ({ purchaseItemId }) => purchaseItemId,
  );
  const items = [...ofItems.keys()].toSorted((one, other) => String(one).localeCompare(String(other)));
  const shares = shareOut(
    amountMinor,
    items.map((id) => ofItems.get(id) ?? 0),
  );
  return shares[items.indexOf(itemId)] ?? 0;
}

const sumByKind = (costs: readonly { kind: CostKind; amountMinor: number }[]) =>
  sumBy(costs, ({ kind }) => kind);

function sumBy<One extends { amountMinor: number }, Key>(all: readonly One[], keyOf: (one: One) => Key) {
  const sums = new Map<Key, number>();
  for (const one of all) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.amountMinor);
  return sums;
}

/** `landedTotal` of a purchase by the invoices that stand: none that was voided, given up or is a draft. */
export async function landedTotalOf({ db, storeId }: Context, item: ItemRow): Promise<number> {
  const rows = await db
    .select({ invoice: supplierInvoices })
    .from(supplierInvoices)
    .innerJoin(
      lines,
      and(eq(lines.storeId, supplierInvoices.storeId), eq(lines.invoiceId, supplierInvoices.id)),
    )
    .where(and(eq(supplierInvoices.storeId, storeId), eq(lines.purchaseItemId, item.id)));
  const standing = new Map(
    rows
      .filter(
        ({ invoice }) =>
          invoice.voidedAt === null &&
          invoice.uncollectibleAt === null &&
          !invoice.isDraft &&
          invoice.currency === item.currency,
      )
      .map(({ invoice }) => [invoice.id, invoice]),
  );
  if (standing.size === 0) return landedTotal(item, []);
  const billed = await db
    .select()
    .from(lines)
    .where(and(eq(lines.storeId, storeId), inArray(lines.invoiceId, [...standing.keys()])));
  return landedTotal(
    item,
    [...standing.values()].map(({ id, discountMinor }) => ({
      discountMinor,
      lines: billed.filter(({ invoiceId }) => invoiceId === id),
    })),
  );
}
