import { takeBackPurchaseReceipt } from '@brandwright/contract/purchasing/take-back-purchase-receipt.ts';
import { implement } from '../kernel/request/implementation.ts';
import { undoReceive } from './book-receipt.ts';
import { openReceipt } from './receipt-token.ts';

export default implement(takeBackPurchaseReceipt, {
  async run(context, { token }) {
    await undoReceive(context, openReceipt(context, token));
    return { output: { takenBack: true as const } };
  },
});
