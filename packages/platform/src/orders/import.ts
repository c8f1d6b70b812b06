import { OperationError } from '@brandwright/contract';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { priceOrder } from './new-order.ts';
import { readShopifyFile } from './shopify-file.ts';
import { readOrders, type BadRow, type FileOrder } from './shopify-orders.ts';
import { orders } from './tables.ts';

/** Bad rows that are listed; the rest are counted. */
export const mostListed = 50;

export interface Reading {
  fileName: string;
  lines: number;
  /** Good and not imported before, oldest first. */
  fresh: FileOrder[];
  alreadyImported: number;
  badOrders: number;
  badRows: BadRow[];
}

export async function readImport(context: Context, fileId: string): Promise<Reading> {
  const { name } = await context.call(getFile, { fileId });
  const file = await context.providers.files.get(`${context.storeId}/${fileId}`);
  if (!file) throw new OperationError('not_found', 'The file is no longer available. Attach it again.');
  const rows = readShopifyFile(file.bytes);
  if (rows.length === 0)
    throw new OperationError('unsupported_file', 'The file has no orders, only a header.');
  const { orders: good, badOrders, badRows } = readOrders(rows, context.clock.now());
  const isKnown = await knownOrders(context, good);
  const fresh = good
    .filter((one) => !isKnown(one))
    .sort((a, b) => a.order.placedAt.getTime() - b.order.placedAt.getTime());
  return {
    fileName: name,
    lines: rows.length,
    fresh,
    alreadyImported: good.length - fresh.length,
    badOrders,
    badRows,
  };
}

/** Recognizes orders that are here: by name and id of the source, or by name where either side of an import has no id. */
async function knownOrders(
  context: Context,
  found: readonly FileOrder[],
): Promise<(one: FileOrder) => boolean> {
  const known = new Set<string>();
  for (let from = 0; from < found.length; from += 5000) {
    const part = found.slice(from, from + 5000);
    const references = part.flatMap(({ order, name }) => [order.channelReference ?? name, name]);
    const nameOnly = part.filter((one) => one.sourceId === null).map((one) => one.name);
    const ofName = sql<string>`split_part(${orders.channelReference}, ' (', 1)`;
    const rows = await context.db
      .select({ reference: orders.channelReference, name: ofName })
      .from(orders)
      .where(
        and(
          eq(orders.storeId, context.storeId),
          or(
            and(
              eq(orders.origin, 'IMPORT'),
              or(
                inArray(orders.channelReference, references),
                nameOnly.length > 0 ? inArray(ofName, nameOnly) : undefined,
              ),
            ),
            // Brought in from the connected shop, which tells the id of each.
            and(
              eq(orders.origin, 'SHOPIFY_CREATOR'),
              inArray(
                orders.channelReference,
                references.filter((reference) => reference.includes(' (')),
              ),
            ),
          ),
        ),
      );
    for (const row of rows) known.add(row.reference ?? '').add(`name ${row.name}`);
  }
  return ({ order, name, sourceId }) =>
    known.has(order.channelReference ?? name) ||
    known.has(name) ||
    (sourceId === null && known.has(`name ${name}`));
}

export const worthOf = (fresh: readonly FileOrder[]) =>
  fresh.reduce((sum, { order }) => sum + priceOrder(order).totalMinor, 0);
