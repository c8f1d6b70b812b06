import { addMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/add-my-supplier.ts';
import { z } from 'zod';
import { implement } from '../../../kernel/request/implementation.ts';
import { ensureMine, takeOut } from './find.ts';
import { readMySupplier } from './rows.ts';

const undoAdd = z.object({ supplierId: z.uuid(), added: z.enum(['NEW', 'BACK']).nullable() });

export default implement(addMySupplier, {
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
