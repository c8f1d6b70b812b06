import { OperationError, type OutputOf } from '@brandwright/contract';
import { checkOrderImport as checkDeclaration } from '@brandwright/contract/orders/check-order-import.ts';
import { getOrderImport as getDeclaration } from '@brandwright/contract/orders/get-order-import.ts';
import { importOrders as importDeclaration } from '@brandwright/contract/orders/import-orders.ts';
import { orderImport, type OrderImportCheck } from '@brandwright/contract/orders/files.ts';
import { count, money } from '@brandwright/contract/orders/words.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { isUniqueViolation } from '../kernel/data/database.ts';
import { implement } from '../kernel/request/implementation.ts';
import { priceOrder } from './new-order.ts';
import { placeOrders } from './place-orders.ts';
import { readShopifyFile } from './shopify-file.ts';
import { readOrders, type BadRow, type FileOrder } from './shopify-orders.ts';
import { orderImports, orders } from './tables.ts';

/** Bad rows that are listed; the rest are counted. */
const mostListed = 50;

interface Reading {
  fileName: string;
  lines: number;
  /** Good and not imported before, oldest first. */
  fresh: FileOrder[];
  alreadyImported: number;
  badOrders: number;
  badRows: BadRow[];
}

async function readImport(context: Context, fileId: string): Promise<Reading> {
  const { name } = await context.call(getFile, { fileId });
  const file = await context.providers.files.get(`${context.storeId}/${fileId}`);
  if (!file) throw new OperationError('not_found', 'The file is gone. Attach it again.');
  const rows = readShopifyFile(file.bytes);
  if (rows.length === 0)
    throw new OperationError('unsupported_file', 'The file has no orders in it, only the header.');
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

/** Recognises orders imported before: by name and id of the source, or by name where either side has no id. */
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
          eq(orders.origin, 'IMPORT'),
          or(
            inArray(orders.channelReference, references),
            nameOnly.length > 0 ? inArray(ofName, nameOnly) : undefined,
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

const worthOf = (fresh: readonly FileOrder[]) =>
  fresh.reduce((sum, { order }) => sum + priceOrder(order).totalMinor, 0);
const rowWords = (row: BadRow) => `line ${row.line}${row.order ? ` (${row.order})` : ''}: ${row.message}`;

function checkOf(fileId: string, reading: Reading): OrderImportCheck {
  return {
    fileId,
    fileName: reading.fileName,
    lines: reading.lines,
    newOrders: reading.fresh.length,
    alreadyImported: reading.alreadyImported,
    badOrders: reading.badOrders,
    badRows: reading.badRows.slice(0, mostListed),
    moreBadRows: Math.max(0, reading.badRows.length - mostListed),
    worthMinor: worthOf(reading.fresh),
    currency: 'USD',
    firstPlacedAt: reading.fresh[0]?.order.placedAt.toISOString() ?? null,
    lastPlacedAt: reading.fresh.at(-1)?.order.placedAt.toISOString() ?? null,
  };
}

function refuseBadRows(reading: Reading, hint: string): never {
  const { badRows, badOrders } = reading;
  const shown = badRows.slice(0, 5).map(rowWords).join('; ');
  const more = badRows.length > 5 ? `; and ${count(badRows.length - 5, 'more bad row')}` : '';
  throw new OperationError(
    'bad_input',
    `Nothing was imported: ${count(badOrders, 'order')} in the file ${badOrders === 1 ? 'has' : 'have'} bad rows. ${shown}${more}. ${hint}`,
    badRows
      .slice(0, mostListed)
      .map((row) => ({ path: row.column ?? 'Name', message: row.message, line: row.line })),
  );
}

export const checkOrderImport = implement(checkDeclaration, {
  run: async (context, { fileId }) => ({ output: checkOf(fileId, await readImport(context, fileId)) }),
});

export const importOrders = implement(importDeclaration, {
  async run(context, { fileId, skipBadRows }) {
    const reading = await readImport(context, fileId);
    if (reading.badRows.length > 0 && !skipBadRows) {
      refuseBadRows(reading, 'Correct the file, or import the rest by skipping the bad rows.');
    }
    const placed = await placeAll(context, reading);
    const id = randomUUID();
    const createdAt = context.clock.now();
    const output: OutputOf<typeof importDeclaration> = {
      id,
      fileName: reading.fileName,
      imported: placed.length,
      alreadyImported: reading.alreadyImported,
      skippedOrders: reading.badOrders,
      badRows: reading.badRows.slice(0, mostListed),
      worthMinor: placed.reduce((sum, order) => sum + order.totalMinor, 0),
      currency: 'USD',
      firstOrderNumber: placed[0]?.orderNumber ?? null,
      lastOrderNumber: placed.at(-1)?.orderNumber ?? null,
      rulesActed: placed.reduce((sum, order) => sum + order.rulesActed, 0),
      createdAt: createdAt.toISOString(),
    };
    await context.db
      .insert(orderImports)
      .values({ storeId: context.storeId, id, fileName: reading.fileName, result: output, createdAt });
    return { output, subject: { kind: 'order_import', id } };
  },
  async prepare(context, { fileId }) {
    const reading = await readImport(context, fileId);
    const { fresh, badOrders, badRows, alreadyImported } = reading;
    if (fresh.length === 0 && badRows.length > 0)
      refuseBadRows(reading, 'Correct the file and attach it again.');
    if (fresh.length === 0)
      throw new OperationError(
        'conflict',
        `All ${count(alreadyImported, 'order')} of ${reading.fileName} are here already; there is nothing to import.`,
      );
    const worth = money(worthOf(fresh));
    const skipped = badOrders > 0 ? ` Leaves out ${count(badOrders, 'order')} with bad rows.` : '';
    return {
      // What was shown is what runs: with bad rows named, a yes is a yes to the good orders.
      input: { fileId, skipBadRows: badRows.length > 0 },
      preview: {
        verb: `Import ${count(fresh.length, 'order')}`,
        what: `Imports ${count(fresh.length, 'order')} worth ${worth} from ${reading.fileName}.${skipped}`,
        toWhom: null,
        cost: null,
        irreversible: 'The orders stay; each would have to be canceled by itself.',
        values: [
          { label: 'File', value: reading.fileName },
          { label: 'New orders', value: String(fresh.length) },
          { label: 'Here already, skipped', value: String(alreadyImported) },
          { label: 'Left out for bad rows', value: String(badOrders) },
          { label: 'Worth', value: worth },
        ],
        warnings: [
          ...badRows.slice(0, 20).map((row) => rowWords(row).replace(/^l/, 'L')),
          ...(badRows.length > 20 ? [`And ${count(badRows.length - 20, 'more bad row')}.`] : []),
        ],
      },
    };
  },
});

async function placeAll(context: Context, reading: Reading) {
  try {
    return await placeOrders(
      context,
      'IMPORT',
      reading.fresh.map((one) => one.order),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new OperationError(
      'conflict',
      'Another import brought in some of these orders at the same moment. Nothing was imported twice; try again.',
    );
  }
}

export const getOrderImport = implement(getDeclaration, {
  async run(context, { id }) {
    const [found] = await context.db
      .select()
      .from(orderImports)
      .where(
        and(
          eq(orderImports.storeId, context.storeId),
          id === undefined ? undefined : eq(orderImports.id, id),
        ),
      )
      .orderBy(desc(orderImports.createdAt), desc(orderImports.id))
      .limit(1);
    if (!found)
      throw new OperationError(
        'not_found',
        id === undefined ? 'No orders have been imported from a file yet.' : 'There is no such import.',
      );
    return { output: orderImport.parse(found.result) };
  },
});
