import { OperationError } from '@brandwright/contract';
import type { Charge } from '@brandwright/providers';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../request/context.ts';
import { creditBank, isCreditPayment } from './account-credit.ts';
import type { PaymentRow, PaymentSubject } from './payment-subject.ts';
import { chargeOf, mayStillArrive } from './reconcile.ts';
import { giveUp, settle } from './settle.ts';
import { payments } from './tables.ts';
import { givenUp, isWalletPayment } from './wallet-payments.ts';

export interface PaymentOrder {
  /** Its row must be locked by the caller, so that it is paid by one at a time. */
  subject: PaymentSubject;
  description: string;
  /** Minor units, more than 0; 0 where account credit pays for all. */
  amountMinor: number;
  /** Account credit that is spent beside it once it is through; none when left out. */
  creditMinor?: number;
  currency: string;
  /** How the card, or the wallet, is called. */
  method: string;
  /** Where the bank sends the person back to, from the root. */
  returnPath: string;
}

export interface CardOrder extends PaymentOrder {
  customerId: string;
  /** The bank's id of the card. */
  methodId: string;
}

/** Who takes the money, and who the store is there. */
interface Taker {
  bank: string;
  customerId: string;
  ask(payment: PaymentRow, returnUrl: string): Promise<Charge>;
}

/**
 * Charges a card for something, once. That the bank is going to be asked is on record before it is, in a transaction of its
 * own; what it answered is recorded together with all that follows from it. A crash in between leaves a payment that is
 * STARTED, and `reconcile` finds out what became of it. A no of the bank is an answer, no error. Where an earlier payment for
 * the same thing turns out to be through, that one is answered. Errors: bad_input, conflict, upstream (what became of it is
 * found out later, and trying again is safe).
 */
export const takePayment = (context: Context, order: CardOrder): Promise<PaymentRow> =>
  take(context, order, {
    bank: context.providers.payments.kind,
    customerId: order.customerId,
    ask: (payment, returnUrl) =>
      context.providers.payments.charge({
        customerId: order.customerId,
        cardId: order.methodId,
        amountMinor: order.amountMinor,
        currency: order.currency,
        description: order.description,
        reference: payment.id,
        returnUrl,
      }),
  });

/**
 * Makes the order to which a person has to agree at the wallet, under the same rules: the payment that is answered REQUIRES_ACTION,
 * and `captureFromWallet` takes the money.
 */
export const startWalletPayment = (
  context: Context,
  order: Omit<PaymentOrder, 'method'>,
): Promise<PaymentRow> => {
  const { wallet } = context.providers;
  return take(
    context,
    { ...order, method: wallet.name },
    {
      bank: wallet.kind,
      customerId: '',
      ask: (payment, returnUrl) =>
        wallet.createOrder({
          amountMinor: order.amountMinor,
          currency: order.currency,
          description: order.description,
          reference: payment.id,
          returnUrl,
          cancelUrl: `${returnUrl}?wallet=canceled`,
        }),
    },
  );
};

/**
 * Pays with account credit alone, which must be locked, under the same rules: nobody is asked, and it is through at once.
 */
export const takeCredit = (
  context: Context,
  order: Omit<PaymentOrder, 'method' | 'amountMinor'> & { creditMinor: number },
): Promise<PaymentRow> =>
  take(
    context,
    { ...order, amountMinor: 0, method: 'Account credit' },
    {
      bank: creditBank,
      customerId: '',
      ask: ({ id, amountMinor, currency }) =>
        Promise.resolve({
          id: `credit_${id}`,
          reference: id,
          status: 'COMPLETED',
          amountMinor,
          currency,
          refundedMinor: 0,
          declineReason: null,
          actionUrl: null,
        }),
    },
  );

async function take(context: Context, order: PaymentOrder, taker: Taker): Promise<PaymentRow> {
  const earlier = await settleEarlier(context, order);
  if (earlier && earlier.status !== 'STARTED') return earlier;
  const payment = earlier ?? (await startPayment(context, order, taker));
  return settle(context, payment, await taker.ask(payment, `${context.publicUrl}${order.returnPath}`));
}

/** Puts on record that the bank is going to be asked, and keeps others from looking after it meanwhile. */
async function startPayment(context: Context, order: PaymentOrder, taker: Taker): Promise<PaymentRow> {
  const { subject, description, amountMinor, creditMinor = 0, currency, method } = order;
  const { storeId } = context;
  const id = randomUUID();
  const row: typeof payments.$inferInsert = {
    storeId,
    id,
    subjectKind: subject.kind,
    subjectId: subject.id,
    description,
    amountMinor,
    creditMinor,
    currency,
    method,
    bank: taker.bank,
    customerId: taker.customerId,
    status: 'STARTED',
    createdAt: context.clock.now(),
  };
  await context.apart((db) => db.insert(payments).values(row));
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.storeId, storeId), eq(payments.id, id)))
    .for('update');
  if (!payment) throw new OperationError('internal', 'The payment couldn’t be started. Nothing was charged.');
  return payment;
}

/**
 * Finds out what became of earlier payments for the same thing. Answers one that is through, or one that was started just so
 * and of which the bank knows nothing yet: it is taken up again under its own reference, so that it can't be charged twice.
 */
async function settleEarlier(context: Context, order: PaymentOrder): Promise<PaymentRow | undefined> {
  const open = await context.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.storeId, context.storeId),
        eq(payments.subjectKind, order.subject.kind),
        eq(payments.subjectId, order.subject.id),
        inArray(payments.status, ['STARTED', 'PENDING', 'REQUIRES_ACTION']),
      ),
    )
    .for('update');
  for (const payment of open) {
    const charge = await chargeOf(context, payment);
    if (!charge) {
      if (isSame(payment, order)) return payment;
      if (!isWalletPayment(payment) && !isCreditPayment(payment) && mayStillArrive(context, payment))
        throw stillOpen(payment, 'The bank hasn’t answered yet.');
      await giveUp(context, payment);
      continue;
    }
    const now = await settle(context, payment, charge);
    if (now.status === 'COMPLETED') return now;
    if (now.status === 'PENDING') throw stillOpen(payment, 'The bank is still working on it.');
    if (now.status === 'REQUIRES_ACTION')
      await settle(
        context,
        payment,
        isWalletPayment(payment) ? givenUp(charge) : await context.providers.payments.cancelCharge(charge.id),
      );
  }
  return undefined;
}

const isSame = (payment: PaymentRow, order: PaymentOrder): boolean =>
  payment.amountMinor === order.amountMinor &&
  payment.creditMinor === (order.creditMinor ?? 0) &&
  payment.currency === order.currency &&
  payment.method === order.method &&
  payment.description === order.description;

const stillOpen = (payment: PaymentRow, why: string) =>
  new OperationError(
    'conflict',
    `A payment of ${formatMoney(payment.amountMinor, payment.currency)} with ${payment.method} was already started. ${why} Try again in a few minutes; nothing is charged twice.`,
  );
