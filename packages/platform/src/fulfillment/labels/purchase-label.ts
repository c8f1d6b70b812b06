import { hash, randomUUID } from 'node:crypto';
import type { LabelAddress, Parcel } from '@brandwright/contract/fulfillment/entities.ts';
import type { CustomsDeclaration } from '@brandwright/contract/fulfillment/customs.ts';
import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import type { Rate } from '@brandwright/providers';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { cardName, customerAtBank, type CardRow } from '../../kernel/payments/cards.ts';
import type { PaymentRow } from '../../kernel/payments/payment-subject.ts';
import { payments } from '../../kernel/payments/tables.ts';
import { takePayment } from '../../kernel/payments/take-payment.ts';
import type { Context } from '../../kernel/request/context.ts';
import { finishLabel } from './finish-label.ts';
import { lockLabel } from './label-rows.ts';
import { shippingLabels, type LabelRecord } from '../tables.ts';

export interface Purchase {
  fromAddress: LabelAddress;
  toAddress: LabelAddress;
  parcel: Parcel;
  rate: Rate;
  customs: CustomsDeclaration | undefined;
  notes: string | null;
  order: {
    id: string;
    orderNumber: number;
    items: { lineItemId: string; quantity: number }[];
    notifyShopper: boolean;
  } | null;
}

const labelSubject = (id: string) => ({ kind: 'shipping_label', id });

/** One at a time buys for an order, or the same label: the second sees what the first did. */
export const oneAtATime = (context: Context, what: string) =>
  context.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`label:${context.storeId}:${what}`}, 0))`,
  );

export const contentKeyOf = ({
  fromAddress,
  toAddress,
  parcel,
  rate,
  customs,
  notes,
  order,
}: Purchase): string =>
  hash(
    'sha256',
    JSON.stringify([
      fromAddress,
      toAddress,
      parcel,
      rate.service,
      rate.amountMinor,
      notes,
      order,
      // Whoever certifies it, it is the same label.
      ...(customs ? [{ ...customs, signer: undefined }] : []),
    ]),
  );

/**
 * Pays for a label and has the carrier make it. The label is on record before the bank is asked, in a transaction of its own, so
 * that a payment whose answer is lost finds it; the same label asked again before it came to an end is taken up, not paid twice.
 * A no of the bank or of the carrier is an answer. Errors: bad_input, conflict, upstream.
 */
export async function buy(
  context: Context,
  purchase: Purchase,
  card: CardRow,
): Promise<{ label: LabelRecord; payment: PaymentRow }> {
  const id = (await unfinished(context, purchase)) ?? (await begin(context, purchase));
  const label = await lockLabel(context, id);
  const payment = (await paymentOf(context, label)) ?? (await pay(context, label, card));
  await finishLabel(context, id, 'NOW');
  return { label: await lockLabel(context, id), payment };
}

/** What paid for a label that was paid before its call died. */
async function paymentOf(
  { db, storeId }: Context,
  { paymentId }: LabelRecord,
): Promise<PaymentRow | undefined> {
  if (paymentId === null) return undefined;
  const [paid] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.storeId, storeId), eq(payments.id, paymentId)));
  return paid;
}

const pay = async (context: Context, label: LabelRecord, card: CardRow): Promise<PaymentRow> =>
  takePayment(context, {
    subject: labelSubject(label.id),
    description: `${serviceLabels[label.service]} label to ${label.toAddress.name}`,
    amountMinor: label.amountMinor,
    currency: label.currency,
    customerId: await customerAtBank(context),
    methodId: card.methodId,
    method: cardName(card),
    returnPath: `/fulfillment-services?id=${label.id}`,
  });

/** A label just like it that was begun and has not come to an end. */
async function unfinished(context: Context, purchase: Purchase): Promise<string | undefined> {
  const [found] = await context.db
    .select({ id: shippingLabels.id })
    .from(shippingLabels)
    .where(
      and(
        eq(shippingLabels.storeId, context.storeId),
        eq(shippingLabels.contentKey, contentKeyOf(purchase)),
        inArray(shippingLabels.status, ['UNPAID', 'PAID']),
      ),
    )
    .limit(1);
  return found?.id;
}

async function begin(context: Context, purchase: Purchase): Promise<string> {
  const { fromAddress, toAddress, parcel, rate, customs, notes, order } = purchase;
  const { shipping } = context.providers;
  const row: typeof shippingLabels.$inferInsert = {
    storeId: context.storeId,
    id: randomUUID(),
    status: 'UNPAID',
    provider: shipping.kind,
    isTest: shipping.isTest,
    service: rate.service,
    carrier: rate.carrier,
    fromAddress,
    toAddress,
    parcel,
    notes,
    rate,
    customs: customs ?? null,
    amountMinor: rate.amountMinor,
    currency: rate.currency,
    contentKey: contentKeyOf(purchase),
    orderId: order?.id ?? null,
    orderNumber: order?.orderNumber ?? null,
    items: order?.items ?? null,
    notifyShopper: order?.notifyShopper ?? false,
    createdAt: context.clock.now(),
  };
  await context.apart((db) => db.insert(shippingLabels).values(row));
  return row.id;
}
