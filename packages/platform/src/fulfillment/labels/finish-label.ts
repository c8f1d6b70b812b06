import { OperationError } from '@brandwright/contract';
import { labelReads } from '@brandwright/contract/fulfillment/entities.ts';
import { fulfillOrder } from '@brandwright/contract/orders/fulfill-order.ts';
import { sendTrackingEmail } from '@brandwright/contract/orders/send-tracking-email.ts';
import { allOrNothing } from '../../kernel/data/all-or-nothing.ts';
import { fileKey } from '../../kernel/data/file-address.ts';
import { namedId } from '../../kernel/data/random.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { TryLater } from '../../kernel/jobs/try-later.ts';
import type { Context } from '../../kernel/request/context.ts';
import { postalOf } from '../addresses.ts';
import { keptDeclaration } from '../customs/customs-declaration.ts';
import { changeLabel, lockLabel } from './label-rows.ts';
import { refundLabel } from './refund-label.ts';
import type { LabelRecord } from '../tables.ts';
import { sizeOf } from './parcel-wanted.ts';

/**
 * Has the carrier make a label that is paid, and ships the order that it is for. A refusal gives the money back. NOW leaves a label
 * whose carrier doesn't answer to the job, which is LATER and runs again until it does.
 */
export async function finishLabel(context: Context, labelId: string, when: 'NOW' | 'LATER'): Promise<void> {
  const label = await lockLabel(context, labelId);
  if (label.status !== 'PAID') return;
  let bought;
  try {
    bought = await context.providers.shipping.buyLabel({
      from: postalOf(label.fromAddress),
      to: postalOf(label.toAddress),
      parcel: sizeOf(label.parcel),
      rate: label.rate,
      reference: label.id,
      note: label.notes ?? (label.orderNumber === null ? null : `Order #${label.orderNumber}`),
      customs: keptDeclaration(label) ?? undefined,
    });
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    if (error.code !== 'upstream') return fail(context, label, error.message);
    if (when === 'LATER') throw new TryLater(error);
    return;
  }
  const keep = async (what: string, pdf: Uint8Array) => {
    const id = namedId(what, context.storeId, label.id);
    await context.providers.files.put(fileKey(context.storeId, id), pdf, 'application/pdf');
    return id;
  };
  const fileId = await keep('shipping label', bought.pdf);
  const made = await changeLabel(context, label, {
    status: 'BOUGHT',
    carrierLabelId: bought.carrierLabelId,
    trackingNumber: bought.trackingNumber,
    fileId,
    customsFileId: bought.customsPdf && (await keep('customs papers', bought.customsPdf)),
    trackingStatus: 'PREPARING',
    boughtAt: context.clock.now(),
  });
  if (made.orderId !== null) await shipWith(context, made);
}

async function fail(context: Context, label: LabelRecord, why: string): Promise<void> {
  const refundedMinor = await refundLabel(context, label);
  await changeLabel(context, label, { status: 'FAILED', failure: why, refundedMinor });
}

/** Ships what the label is for. An order that can't ship any more keeps its label, with why. */
async function shipWith(context: Context, label: LabelRecord): Promise<void> {
  const { orderId, items, trackingNumber, carrier } = label;
  if (orderId === null || items === null || trackingNumber === null) return;
  const shipped = await within(context, async () => {
    const { newShipment } = await context.call(fulfillOrder, {
      id: orderId,
      items,
      trackingNumber,
      carrier,
      isHandedOver: false,
    });
    await changeLabel(context, label, { shipmentId: newShipment.id });
  });
  if ('refusal' in shipped) {
    await changeLabel(context, label, { failure: `The order wasn’t marked as shipped: ${shipped.refusal}` });
    return;
  }
  if (!label.notifyShopper) return;
  const told = await within(context, () => context.call(sendTrackingEmail, { id: orderId }));
  if ('refusal' in told)
    await changeLabel(context, label, { failure: `The shopper wasn’t notified: ${told.refusal}` });
}

/** What came of work that is done whole or not at all. */
export type Outcome<T> = { done: T } | { refusal: string };

/** All or nothing; returns what was done, or why it was refused. A fault is thrown, and undone before. */
export async function within<T>(context: Pick<Context, 'db'>, work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await allOrNothing(context.db, work) };
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return { refusal: error.message };
  }
}

/** Makes a label whose payment went through without the call that asked for it. */
export const makeLabel = declareJob({
  name: 'make_label',
  async run(context, payload) {
    const labelId = String(payload['labelId']);
    await finishLabel(context, labelId, 'LATER');
    await context.events.publish({
      type: 'invalidate',
      operations: [...labelReads, 'get_order', 'list_orders'],
    });
    return { labelId };
  },
});
