import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { receivingDetail } from './entities.ts';
import { receivingReads, snField } from './fields.ts';
import { shortReceiving } from './say.ts';

export const cancelReceiving = declareOperation({
  name: 'cancel_receiving',
  area: 'fulfillment',
  title: 'Cancel a receiving',
  description:
    'Cancels an inbound shipment to the fulfillment partner that isn’t coming: nothing of it may have been counted. Stock doesn’t change, and units of its purchase order can be announced again. To record that the rest of a counted receiving isn’t coming, use receive_receiving with isFinal; to cancel what was ordered from a supplier, cancel the purchase order. Can be undone.',
  examples: [
    'Cancel RCV-1005',
    'the inbound shipment of reed diffusers isn’t coming, cancel it',
    'call off the receiving of the gift boxes',
    'cancel RCV-1003, the supplier sent the wrong batch',
  ],
  input: z.object({
    sn: snField(),
    reason: field(z.string().trim().min(1).max(500), {
      sense: 'free_text',
      label: 'Reason',
      words: ['because', 'reason', 'since'],
    }).optional(),
  }),
  output: receivingDetail,
  http: { method: 'PUT', path: '/web/receivings/{sn}/cancel' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'receiving',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_receiving', 'list_receivings', 'create_receiving', 'receive_receiving'],
  invalidates: receivingReads,
  toModel: shortReceiving,
  summary: ({ sn, itemsText, expectedUnits, cancelReason }) =>
    `Canceled ${sn}: ${count(expectedUnits, 'unit')} of ${itemsText} ${expectedUnits === 1 ? 'is' : 'are'} no longer expected${cancelReason === null ? '' : ` (${cancelReason})`}.`,
});
