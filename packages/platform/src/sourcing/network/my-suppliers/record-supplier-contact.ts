import { OperationError } from '@brandwright/contract';
import { recordSupplierContact } from '@brandwright/contract/sourcing/network/my-suppliers/record-supplier-contact.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { lookUpMine, lookUpOutside, putIn, type Ensured } from './find.ts';
import { addEvents } from './rows.ts';
import { mySuppliers } from './tables.ts';

async function putInById(context: Context, supplierId: string): Promise<Ensured> {
  const outsider = await lookUpOutside(context, supplierId);
  if (!outsider) throw new OperationError('not_found', 'That supplier wasn’t found.');
  const ensured = await putIn(context, outsider);
  await addEvents(context, [ensured.row.id], 'First message');
  return ensured;
}

export default implement(recordSupplierContact, {
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
