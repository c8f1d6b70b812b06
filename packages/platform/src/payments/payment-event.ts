import { OperationError } from '@brandwright/contract';
import { confirmPayment } from '@brandwright/contract/payments/confirm-payment.ts';
import { getPayment } from '@brandwright/contract/payments/get-payment.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { captureWalletPayment } from '@brandwright/contract/purchasing/capture-wallet-payment.ts';
import type { PaymentEvent, Payments, Wallet, WalletEvent } from '@brandwright/providers';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Kernel } from '../kernel/kernel.ts';

/**
 * Records what the bank's webhook told (its signature checked before). An event only says that something happened to a
 * charge: the bank is asked how it stands now, so that events may come late, twice and in any order. Answers whether a payment
 * changed by it; false for a charge that is no store's.
 */
export async function recordPaymentEvent(
  kernel: Kernel,
  bank: Pick<Payments, 'getCharge'>,
  event: PaymentEvent,
): Promise<boolean> {
  if (event.about !== 'CHARGE') return false;
  const { reference } = await bank.getCharge(event.objectId);
  const payment = await paymentOf(kernel, reference);
  return payment !== undefined && payment.changesBy(confirmPayment.name, { id: reference });
}

/**
 * The same of what the wallet's webhook told. An order that its person agreed to is captured, also where they never came back to
 * the page that does it. False for an order that is no store's, or that the wallet doesn't know.
 */
export async function recordWalletEvent(
  kernel: Kernel,
  wallet: Pick<Wallet, 'getOrder'>,
  { orderId }: WalletEvent,
): Promise<boolean> {
  const order = await wallet.getOrder(orderId).catch(unlessUnknown);
  const payment = order && (await paymentOf(kernel, order.reference));
  if (!payment) return false;
  const isToCapture = order.status === 'REQUIRES_ACTION' && order.isApproved;
  return isToCapture
    ? payment.changesBy(captureWalletPayment.name, { orderId })
    : payment.changesBy(confirmPayment.name, { id: order.reference });
}

function unlessUnknown(error: unknown): undefined {
  if (error instanceof OperationError && error.code === 'not_found') return undefined;
  throw error;
}

/** A payment of any store by its id, as a bank or wallet refers to it; undefined when it is no store's. */
async function paymentOf(kernel: Kernel, reference: string) {
  if (!isUuid(reference)) return undefined;
  const caller = { via: 'system' as const, requestId: randomUUID(), signal: AbortSignal.timeout(60_000) };
  const storeId = await kernel.inContext({ ...caller, actor: { kind: 'public' } }, async ({ db }) => {
    const { rows } = await db.execute(sql`select store_of_payment(${reference}::uuid) as store_id`);
    return z.object({ store_id: z.uuid().nullable() }).parse(rows[0]).store_id;
  });
  if (storeId === null) return undefined;
  const inStore = { ...caller, actor: { kind: 'system' as const, storeId } };
  async function standing(): Promise<string | undefined> {
    const found = await kernel.run({ ...inStore, operation: getPayment.name, input: { id: reference } });
    if (found.kind !== 'done') return undefined;
    const { status, refundedMinor } = getPayment.output.parse(found.output);
    return `${status} ${refundedMinor}`;
  }
  return {
    /** Whether the payment stands otherwise after an operation. */
    async changesBy(operation: string, input: Record<string, unknown>): Promise<boolean> {
      const before = await standing();
      await kernel.run({ ...inStore, operation, input });
      return before !== (await standing());
    },
  };
}
