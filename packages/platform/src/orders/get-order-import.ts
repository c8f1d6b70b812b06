import { OperationError } from '@brandwright/contract';
import { getOrderImport } from '@brandwright/contract/orders/get-order-import.ts';
import { orderImport } from '@brandwright/contract/orders/files.ts';
import { and, desc, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { orderImports } from './tables.ts';

export default implement(getOrderImport, {
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
        id === undefined ? 'No orders have been imported from a file yet.' : 'That import wasn’t found.',
      );
    return { output: orderImport.parse(found.result) };
  },
});
