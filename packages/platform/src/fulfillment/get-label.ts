import { OperationError } from '@brandwright/contract';
import { getLabel } from '@brandwright/contract/fulfillment/get-label.ts';
import type { Tracking } from '@brandwright/providers';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findLabel } from './find-label.ts';
import { showLabel } from './show-label.ts';
import type { LabelRecord } from './tables.ts';

/** What the carrier says of it now; nothing where it says nothing or doesn't answer. */
async function trackingOf(context: Context, label: LabelRecord): Promise<Tracking | null> {
  const { carrierLabelId, trackingNumber, service, status } = label;
  if (carrierLabelId === null || trackingNumber === null || status !== 'BOUGHT') return null;
  try {
    return (await context.providers.shipping.track({ carrierLabelId, trackingNumber, service })) ?? null;
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return null;
  }
}

export default implement(getLabel, {
  async run(context, { labelId }) {
    const label = await findLabel(context, labelId);
    return {
      output: { ...(await showLabel(context, label)), tracking: await trackingOf(context, label) },
      subject: { kind: 'shipping_label', id: label.id },
    };
  },
});
