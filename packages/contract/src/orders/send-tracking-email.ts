import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { customerMail } from './customers.ts';
import { customerRefOut, orderNumberOut } from './entities.ts';
import { mayAct, orderRef } from './order-ref.ts';

export const sendTrackingEmail = declareOperation({
  name: 'send_tracking_email',
  area: 'orders',
  title: 'Email the tracking link',
  description:
    'Emails the shopper of an order that it shipped, with what is in the parcel, the tracking number and the link; of the newest shipment unless one is given. It asks with the text of the mail. Any other email: send_customer_email.',
  examples: [
    'Email Petra the tracking link of order 1042',
    'send the tracking number to the customer of 1042',
    'let the customer of 1042 know that it shipped',
    'tell her that it is on its way, with the tracking',
  ],
  input: z.object({
    ...orderRef,
    shipmentId: z.uuid().optional().describe('From get_order_tracking; the newest when left out.'),
    message: field(z.string().trim().min(1).max(1000), {
      sense: 'free_text',
      outgoing: 'words',
      words: ['message', 'saying', 'and say', 'with the note'],
      label: 'Your own words',
    })
      .describe('A sentence or two above the tracking link.')
      .optional(),
  }),
  output: z.object({
    id: z.uuid(),
    orderNumber: orderNumberOut,
    customerId: customerRefOut.nullable(),
    name: z.string(),
    mail: customerMail,
  }),
  http: { method: 'POST', path: '/web/orders/{id}/tracking-emails', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'customer_mail',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_order_tracking', 'send_customer_email'],
  invalidates: ['get_customer'],
  summary: ({ name, mail, orderNumber }) =>
    `The tracking link of order #${orderNumber} is on its way to ${name} (${mail.email}).`,
});
