import { checkOrderImport } from '@brandwright/contract/orders/check-order-import.ts';
import type { OrderImportCheck } from '@brandwright/contract/orders/files.ts';
import { implement } from '../kernel/request/implementation.ts';
import { type Reading, mostListed, worthOf, readImport } from './import.ts';

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

export default implement(checkOrderImport, {
  run: async (context, { fileId }) => ({ output: checkOf(fileId, await readImport(context, fileId)) }),
});
