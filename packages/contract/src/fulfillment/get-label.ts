import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { trackingEvent } from '../orders/entities.ts';
import { shipmentStatus } from '../orders/enums.ts';
import { label } from './entities.ts';
import { labelField } from './fields.ts';
import { standingOf } from './words.ts';

export const getLabel = declareOperation({
  name: 'get_label',
  area: 'fulfillment',
  title: 'One shipping label',
  description:
    'Shows one label: its PDF to print (4 × 6 inches), tracking, price, addresses and parcel. Named by tracking number, recipient or order.',
  examples: [
    'Open the label for order 1042',
    'print the label of Petra',
    'show me that label',
    'download the label PDF',
  ],
  input: z.object({ labelId: labelField() }),
  output: label.extend({
    /** Where the carrier says that it is; null before anything is known. */
    tracking: z.object({ status: shipmentStatus, events: z.array(trackingEvent) }).nullable(),
  }),
  http: { method: 'GET', path: '/web/standalone-labels/{labelId}' },
  access: mayRead,
  effect: 'read',
  card: 'shipping_label_detail',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['void_label', 'list_labels', 'get_order_tracking'],
  toModel: ({ pdf: _pdf, ...rest }) => rest,
  summary: (output) => {
    const number = output.trackingNumber ? `, tracking number ${output.trackingNumber}` : '';
    const last = output.tracking?.events[0];
    const seen = last ? ` ${last.description}${last.place ? ` (${last.place})` : ''}.` : '';
    return `${output.serviceLabel} to ${output.toName}, ${output.toPlace}: ${standingOf({ ...output, parcelStatus: output.tracking?.status ?? null }).toLowerCase()}, ${formatMoney(output.amountMinor, output.currency)}${number}.${seen}`;
  },
});
