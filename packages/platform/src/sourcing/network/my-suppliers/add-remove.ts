import { OperationError } from '@brandwright/contract';
import { addMySupplier as addDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/add-my-supplier.ts';
import { recordSupplierContact as contactDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/record-supplier-contact.ts';
import { removeMySupplier as removeDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/remove-my-supplier.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { ensureMine, findMine, lookUpMine, lookUpOutside, putIn, takeOut, type Ensured } from './find.ts';
import { addEvents, dropEvents, readMySupplier } from './rows.ts';
import { mySuppliers } from './tables.ts';

const quiet = { toWhom: null, cost: null, irreversible: null, values: [], warnings: [] };
const undoAdd = z.object({ supplierId: z.uuid(), added: z.enum(['NEW', 'BACK']).nullable() });
const undoRemove = z.object({ supplierId: z.uuid(), events: z.array(z.uuid()) });

export const addMySupplier = implement(addDeclaration, {
  async run(context, { supplierId }) {
    const { row, added } = await ensureMine(context, supplierId);
    return {
      output: { ...(await readMySupplier(context, row.id)), wasThere: added === null },
      undo: { supplierId: row.id, added },
      subject: { kind: 'supplier', id: row.id },
    };
  },
  async undo(context, saved) {
    const { supplierId, added } = undoAdd.parse(saved);
    await takeOut(context, supplierId, added);
  },
});

export const removeMySupplier = implement(removeDeclaration, {
  async prepare(context, { supplierId }) {
    const row = await findMine(context, supplierId);
    return {
      input: { supplierId: row.id },
      preview: {
        ...quiet,
        verb: 'Remove from my suppliers',
        what: `${row.name} is taken out of your suppliers, with its notes and tags.`,
      },
    };
  },
  async run(context, { supplierId }) {
    const row = await findMine(context, supplierId);
    const output = await readMySupplier(context, row.id);
    await context.db
      .update(mySuppliers)
      .set({ removedAt: context.clock.now() })
      .where(and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, row.id)));
    const events = await addEvents(context, [row.id], 'Removed');
    return { output, undo: { supplierId: row.id, events }, subject: { kind: 'supplier', id: row.id } };
  },
  async undo(context, saved) {
    const { supplierId, events } = undoRemove.parse(saved);
    await context.db
      .update(mySuppliers)
      .set({ removedAt: null })
      .where(and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, supplierId)));
    await dropEvents(context, events);
  },
});

export const recordSupplierContact = implement(contactDeclaration, {
  async run(context, { supplierId, conversationSid, puts }) {
    const known = await lookUpMine(context, supplierId);
    if (!known && !puts) return { output: { supplierId, isNew: false } };
    const ensured = known ? { row: known, added: null } : await putInById(context, supplierId);
    await context.db
      .update(mySuppliers)
      .set({ lastContactAt: context.clock.now(), ...(conversationSid ? { conversationSid } : {}) })
      .where(and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, ensured.row.id)));
    return { output: { supplierId: ensured.row.id, isNew: ensured.added !== null } };
  },
});

async function putInById(context: Context, supplierId: string): Promise<Ensured> {
  const outsider = await lookUpOutside(context, supplierId);
  if (!outsider) throw new OperationError('not_found', 'There is no such supplier.');
  const ensured = await putIn(context, outsider);
  await addEvents(context, [ensured.row.id], 'First message');
  return ensured;
}
