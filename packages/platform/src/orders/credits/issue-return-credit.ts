import { issueReturnCredit } from '@brandwright/contract/orders/credits/issue-return-credit.ts';
import { OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { lockOrder } from '../find-order.ts';
import { newCode } from './movements.ts';
import { addCredit } from './new-credit.ts';
import { storeCredits } from './tables.ts';

export default implement(issueReturnCredit, {
  async run(context, { returnId, returnHandle, orderId, amountMinor, expiresOn }) {
    const order = await lockOrder(context, { id: orderId });
    const [known] = await context.db
      .select({ code: storeCredits.code })
      .from(storeCredits)
      .where(and(eq(storeCredits.storeId, context.storeId), eq(storeCredits.returnId, returnId)));
    if (known)
      throw new OperationError(
        'conflict',
        `Return ${returnHandle} already gave store credit ${known.code}. Nothing was given again.`,
      );
    const { customerId, customerName, email, currency } = order;
    const { id, code } = await addCredit(context, {
      code: newCode(),
      customer: { id: customerId, name: customerName, email },
      source: 'RETURN',
      returned: { id: returnId, handle: returnHandle },
      reason: null,
      amountMinor,
      currency,
      expiresOn,
    });
    return { output: { id, code }, subject: { kind: 'store_credit', id } };
  },
});
