import { OperationError } from '@brandwright/contract';
import { getPayout } from '@brandwright/contract/payments/get-payout.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { toPayout } from './payouts.ts';
import { payouts } from './tables.ts';

export default implement(getPayout, {
  async run(context, { id }) {
    const [row] = await context.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.storeId, context.storeId), eq(payouts.id, id)));
    if (!row)
      throw new OperationError('not_found', 'There’s no payout with that id. Look through your payouts.');
    return { output: toPayout(row) };
  },
});
