import { addToCart } from '@brandwright/contract/purchasing/add-to-cart.ts';
import { checkOut } from '@brandwright/contract/purchasing/check-out.ts';
import { OperationError, type AnyDeclaration, type SendOf } from '@brandwright/contract';
import { attachCard } from '@brandwright/contract/payments/attach-card.ts';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import { faultKernel, founderOf, mugs, studio } from './fault-kernel.ts';

/**
 * A server that buys one thing after the other until it is killed. Arguments: the database, the data folder, the store. Says
 * "ready" before the first, and the id of each payment that it was told is through.
 */
const [databaseUrl = '', dataDir = '', storeId = ''] = process.argv.slice(2);
const kernel = faultKernel(databaseUrl, dataDir);

const run = <D extends AnyDeclaration>(declaration: D, input: SendOf<D>) =>
  kernel.run({ ...founderOf(storeId), operation: declaration.name, input });

await kernel.start({ worker: false });
await run(attachCard, { token: 'pm_card_visa' }).catch((error: unknown) => {
  if (!(error instanceof OperationError)) throw error;
});
process.stdout.write('ready\n');
for (;;) {
  try {
    const made = await run(createPurchaseItem, mugs);
    if (made.kind === 'done')
      await run(addToCart, { purchaseItemId: (made.output as { purchaseItemId: string }).purchaseItemId });
    const paid = await run(checkOut, { shippingAddress: studio });
    if (paid.kind === 'done') {
      const { payment } = paid.output as { payment: { paymentId: string; status: string } };
      if (payment.status === 'COMPLETED') process.stdout.write(`${payment.paymentId}\n`);
    }
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
  }
}
