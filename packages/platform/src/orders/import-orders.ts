import { OperationError, type OutputOf } from '@brandwright/contract';
import { importOrders } from '@brandwright/contract/orders/import-orders.ts';
import { count, money } from '@brandwright/contract/orders/words.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { isUniqueViolation } from '../kernel/data/database.ts';
import { implement } from '../kernel/request/implementation.ts';
import { placeOrders } from './place-orders.ts';
import type { BadRow } from './shopify-orders.ts';
import { orderImports } from './tables.ts';
import { type Reading, mostListed, readImport, worthOf } from './import.ts';

const rowWords = (row: BadRow) => `line ${row.line}${row.order ? ` (${row.order})` : ''}: ${row.message}`;

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

export default implement(importOrders, {
  async run(context, { fileId, skipBadRows }) {
    const reading = await readImport(context, fileId);
    if (reading.badRows.length > 0 && !skipBadRows) {
      refuseBadRows(reading, 'Correct the file, or import the rest by skipping the bad rows.');
    }
    const placed = await placeAll(context, reading);
    const id = randomUUID();
    const createdAt = context.clock.now();
    const output: OutputOf<typeof importOrders> = {
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
        `All ${count(alreadyImported, 'order')} in ${reading.fileName} were already imported, so there’s nothing to import.`,
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
        irreversible: 'This can’t be undone at once; each order would have to be canceled separately.',
        values: [
          { label: 'File', value: reading.fileName },
          { label: 'New orders', value: String(fresh.length) },
          { label: 'Already imported, skipped', value: String(alreadyImported) },
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
