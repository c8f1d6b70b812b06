import { removeMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/remove-my-supplier.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../../../kernel/request/implementation.ts';
import { findMine } from './find.ts';
import { addEvents, dropEvents, readMySupplier } from './rows.ts';
import { mySuppliers } from './tables.ts';

const quiet = { toWhom: null, cost: null, irreversible: null, values: [], warnings: [] };

const undoRemove = z.object({ supplierId: z.uuid(), events: z.array(z.uuid()) });

export default implement(removeMySupplier, {
  async prepare(context, { supplierId }) {
    const row = await findMine(context, supplierId);
    return {
      input: { supplierId: row.id },
      preview: {
        ...quiet,
        verb: 'Remove from my suppliers',
        what: `Removes ${row.name} from your suppliers, with its notes and tags.`,
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
