import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { receivingDetail } from './entities.ts';
import { receivingStateLabels, receivingStep } from './enums.ts';
import { carrierFields, destinationField, receivingReads, snField } from './fields.ts';
import { shortReceiving } from './say.ts';

export const updateReceiving = declareOperation({
  name: 'update_receiving',
  area: 'fulfillment',
  title: 'Update a receiving',
  description:
    'Records that an inbound shipment has shipped or was delivered to the fulfillment partner, its carrier, tracking number and day, or whether it is stored or forwarded. To count what arrived use receive_receiving. Can be undone.',
  examples: [
    'RCV-1001 has shipped with DHL, tracking 1Z999AA10123456784',
    'RCV-1002 was delivered to the warehouse',
    'forward RCV-1003 to me instead',
    'the inbound shipment of gift boxes has left, expected December 4',
  ],
  input: z.object({
    sn: snField(),
    step: field(receivingStep, {
      label: 'What happened',
      valueWords: {
        SHIPPED: ['shipped', 'has shipped', 'left', 'was sent', 'was picked up', 'on its way'],
        DELIVERED: [
          'delivered',
          'was delivered',
          'is at the warehouse',
          'is at the dock',
          'arrived at the dock',
        ],
      },
    }).optional(),
    destination: destinationField().optional(),
    ...carrierFields,
  }),
  output: receivingDetail,
  http: { method: 'PUT', path: '/web/receivings/{sn}' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'receiving',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_receiving', 'receive_receiving', 'list_receivings'],
  invalidates: receivingReads,
  toModel: shortReceiving,
  summary: ({ sn, status, trackingNumber }) =>
    `Updated ${sn}: ${receivingStateLabels[status].toLowerCase()}${trackingNumber ? `, tracking ${trackingNumber}` : ''}.`,
});
