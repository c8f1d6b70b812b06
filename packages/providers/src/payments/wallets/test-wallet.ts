import { OperationError } from '@brandwright/contract';
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { checkAmount, PaymentRefused } from '../payments.ts';
import { keptRecords, nameOf } from '../test-bank/kept-records.ts';
import type { Wallet, WalletOrder, WalletOrderRequest } from './wallet.ts';

const kept = z.object({
  id: z.string(),
  request: z.object({
    amountMinor: z.int(),
    currency: z.string(),
    description: z.string(),
    reference: z.string(),
    returnUrl: z.string(),
    cancelUrl: z.string(),
  }) satisfies z.ZodType<WalletOrderRequest>,
  status: z.enum(['CREATED', 'APPROVED', 'COMPLETED', 'DECLINED']),
  /** Agreed to from an account that has no money. */
  isEmpty: z.boolean(),
  /** Whoever has it may agree. */
  secret: z.string(),
});
type KeptOrder = z.infer<typeof kept>;

/** APPROVED from an account with enough money, EMPTY from one without. */
export type WalletDecision = 'APPROVED' | 'EMPTY' | 'CANCELED';

/** What the wallet's page shows. */
export interface OrderOnPage {
  order: WalletOrder;
  description: string;
  returnUrl: string;
  cancelUrl: string;
}

/** A wallet that moves no money, with a page of its own where a person agrees. */
export interface TestWallet extends Wallet {
  readonly kind: 'TEST_WALLET';
  orderOnPage(orderId: string, secret: string): Promise<OrderOnPage>;
  decide(orderId: string, secret: string, decision: WalletDecision): Promise<OrderOnPage>;
}

const unknown = () => new OperationError('not_found', 'The test wallet doesn’t know this payment.');

/** The embedded wallet. It keeps its orders in `folder`, which servers may share; the reference makes an order's id. */
export function createTestWallet(folder: string, publicUrl = 'http://127.0.0.1:8787'): TestWallet {
  const records = keptRecords(join(folder, 'wallet-orders'), kept);

  const shown = ({ id, request, status, secret }: KeptOrder): WalletOrder => {
    const isOpen = status === 'CREATED' || status === 'APPROVED';
    return {
      id,
      reference: request.reference,
      status: isOpen ? 'REQUIRES_ACTION' : status === 'COMPLETED' ? 'COMPLETED' : 'INSTRUMENT_DECLINED',
      amountMinor: request.amountMinor,
      currency: request.currency,
      refundedMinor: 0,
      declineReason: status === 'DECLINED' ? 'INSUFFICIENT_FUNDS' : null,
      actionUrl: isOpen ? `${publicUrl}/test-wallet/approve/${id}?secret=${secret}` : null,
      isApproved: status !== 'CREATED',
    };
  };
  const onPage = (order: KeptOrder): OrderOnPage => {
    const { description, returnUrl, cancelUrl } = order.request;
    return { order: shown(order), description, returnUrl, cancelUrl };
  };
  async function known(orderId: string): Promise<KeptOrder> {
    const order = await records.read(orderId);
    if (!order) throw unknown();
    return order;
  }

  return {
    kind: 'TEST_WALLET',
    name: 'Test wallet',
    async createOrder(request) {
      checkAmount(request.amountMinor, 'payment');
      const id = `demo_wo_${nameOf(request.reference)}`;
      const order = await records.create(id, {
        id,
        request,
        status: 'CREATED',
        isEmpty: false,
        secret: randomBytes(24).toString('hex'),
      });
      if (order.request.amountMinor !== request.amountMinor || order.request.currency !== request.currency)
        throw new PaymentRefused('This reference was already used for another payment.');
      return shown(order);
    },
    getOrder: async (orderId) => shown(await known(orderId)),
    async captureOrder({ orderId }) {
      const order = await records.change(orderId, (before) =>
        before.status === 'APPROVED'
          ? { ...before, status: before.isEmpty ? 'DECLINED' : 'COMPLETED' }
          : before,
      );
      if (!order) throw unknown();
      return shown(order);
    },
    async readWebhook() {
      throw new OperationError(
        'forbidden',
        'The test wallet sends no webhooks. Set up PayPal to take its own.',
      );
    },
    async orderOnPage(orderId, secret) {
      const order = await known(orderId);
      expectSecret(order, secret);
      return onPage(order);
    },
    async decide(orderId, secret, decision) {
      const order = await records.change(orderId, (before) => {
        expectSecret(before, secret);
        if (before.status !== 'CREATED' || decision === 'CANCELED') return before;
        return { ...before, status: 'APPROVED', isEmpty: decision === 'EMPTY' };
      });
      if (!order) throw unknown();
      return onPage(order);
    },
  };
}

/** Whether the wallet's own page is to be served. */
export const isTestWallet = (wallet: Wallet): wallet is TestWallet =>
  wallet.kind === 'TEST_WALLET' && 'decide' in wallet;

function expectSecret(order: KeptOrder, secret: string): void {
  const digest = (text: string) => Buffer.from(hash('sha256', text), 'hex');
  if (!timingSafeEqual(digest(order.secret), digest(secret))) throw unknown();
}
