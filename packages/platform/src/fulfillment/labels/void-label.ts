import { OperationError } from '@brandwright/contract';
import { labelStatusLabels, serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { voidLabel } from '@brandwright/contract/fulfillment/void-label.ts';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { takeBackShipment } from '@brandwright/contract/orders/take-back-shipment.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { placeOf, postalOf } from '../addresses.ts';
import { findLabel } from './find-label.ts';
import { within } from './finish-label.ts';
import { changeLabel, lockLabel } from './label-rows.ts';
import { refundLabel } from './refund-label.ts';
import { showLabel } from './show-label.ts';
import type { LabelRecord } from '../tables.ts';

/** Errors: conflict when it is void already, bad_transition when there is nothing to void. */
function requireVoidable({ status, toAddress }: LabelRecord): void {
  if (status === 'BOUGHT' || status === 'VOID_REQUESTED') return;
  throw status === 'VOIDED'
    ? new OperationError(
        'conflict',
        `The label to ${toAddress.name} is already voided. Nothing was refunded again.`,
      )
    : new OperationError(
        'bad_transition',
        `The label to ${toAddress.name} is ${labelStatusLabels[status].toLowerCase()}, so there’s nothing to void.`,
      );
}

/** Opens the order again; null for a label without one. */
async function reopenOrder(context: Context, { shipmentId }: LabelRecord): Promise<boolean | null> {
  if (shipmentId === null) return null;
  return 'done' in (await within(context, () => context.call(takeBackShipment, { shipmentId })));
}

export default implement(voidLabel, {
  async run(context, { labelId }) {
    const label = await lockLabel(context, (await findLabel(context, labelId)).id);
    requireVoidable(label);
    // Labels of the demo are on no carrier's books: theirs have left.
    const answer =
      label.carrierLabelId === null
        ? 'REFUSED'
        : await context.providers.shipping.voidLabel({ carrierLabelId: label.carrierLabelId });
    if (answer === 'REFUSED')
      throw new OperationError(
        'bad_transition',
        `The carrier already has the parcel to ${label.toAddress.name}, so its label can’t be voided.`,
      );
    // It is asked for once: a second look finds the order open.
    const reopened = label.status === 'BOUGHT' ? await reopenOrder(context, label) : null;
    const voided = await changeLabel(
      context,
      label,
      answer === 'PENDING'
        ? { status: 'VOID_REQUESTED' }
        : {
            status: 'VOIDED',
            refundedMinor: await refundLabel(context, label),
            voidedAt: context.clock.now(),
          },
    );
    return {
      output: { label: await showLabel(context, voided), reopened },
      subject: { kind: 'shipping_label', id: label.id },
    };
  },
  async prepare(context, { labelId }) {
    const label = await findLabel(context, labelId);
    requireVoidable(label);
    const amount = formatMoney(label.amountMinor, label.currency);
    return {
      input: { labelId: label.id },
      preview: {
        verb: 'Void the label',
        what: `Voids the ${serviceLabels[label.service]} label to ${label.toAddress.name}.${label.shipmentId === null ? '' : ` Order #${label.orderNumber} reopens.`}`,
        toWhom: `${label.toAddress.name}, ${placeOf(postalOf(label.toAddress))}`,
        cost: `${amount} goes back to ${label.paidWith ?? 'the card'}.`,
        irreversible: 'A voided label can’t be used anymore, printed or not.',
        values: [
          { label: 'Tracking number', value: label.trackingNumber ?? '' },
          { label: 'Refund', value: amount },
        ],
        warnings: [],
      },
    };
  },
});
