import { OperationError } from '@brandwright/contract';
import { getLabel } from '@brandwright/contract/fulfillment/get-label.ts';
import { trackAfter, type ParcelTrack } from '@brandwright/contract/orders/tracking-rules.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findLabel } from './find-label.ts';
import { askCarrier, isFollowed, knownTrack } from './follow-label.ts';
import { showLabel } from './show-label.ts';
import type { LabelRecord } from '../tables.ts';

/** What is known of it, and what the carrier says now; what is known alone where it says nothing or doesn't answer. */
async function trackOf(context: Context, label: LabelRecord): Promise<ParcelTrack | null> {
  if (label.status !== 'BOUGHT') return null;
  const known = knownTrack(label);
  if (!isFollowed(label, context.clock.now())) return known;
  try {
    const told = await askCarrier(context, label);
    return told ? trackAfter(known, told) : known;
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return known;
  }
}

export default implement(getLabel, {
  async run(context, { labelId }) {
    const label = await findLabel(context, labelId);
    return {
      output: { ...(await showLabel(context, label)), tracking: shown(await trackOf(context, label)) },
      subject: { kind: 'shipping_label', id: label.id },
    };
  },
});

const shown = (track: ParcelTrack | null) => track && { status: track.status, events: [...track.events] };
