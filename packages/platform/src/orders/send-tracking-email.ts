import { OperationError } from '@brandwright/contract';
import type { Shipment } from '@brandwright/contract/orders/entities.ts';
import { sendTrackingEmail } from '@brandwright/contract/orders/send-tracking-email.ts';
import { listWords } from '@brandwright/contract/orders/words.ts';
import { signerOf } from '../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { queueMail, toMail } from './customer-mail.ts';
import { findOrder, type OrderName, type OrderRecord } from './find-order.ts';
import { shipmentsOf } from './read-order.ts';
import { firstName } from './refund-letter.ts';

interface Told {
  order: OrderRecord;
  shipment: Shipment;
  email: string;
  subject: string;
  body: string;
}

/** The mail of a shipment. Errors: not_found, conflict without an address, bad_transition when nothing has shipped. */
async function mailOf(
  context: Context,
  {
    shipmentId,
    message,
    ...name
  }: OrderName & { shipmentId?: string | undefined; message?: string | undefined },
): Promise<Told> {
  const order = await findOrder(context, name);
  const shipments = await shipmentsOf(context, order.id);
  const shipment =
    shipmentId === undefined
      ? shipments.find(({ trackingNumber, status }) => trackingNumber !== null && status !== 'REPLACED')
      : shipments.find(({ id }) => id === shipmentId);
  if (!shipment?.trackingNumber)
    throw new OperationError(
      'bad_transition',
      `Order #${order.orderNumber} has no shipment with a tracking number yet. Ship it first.`,
    );
  if (!order.email)
    throw new OperationError(
      'conflict',
      `There’s no email address on order #${order.orderNumber}. Nothing was sent.`,
    );
  return {
    order,
    shipment,
    email: order.email,
    subject: `Your order #${order.orderNumber} is on its way`,
    body: await bodyOf(context, order, shipment, message),
  };
}

async function bodyOf(
  context: Context,
  order: OrderRecord,
  { carrier, trackingNumber, trackingUrl, items }: Shipment,
  message: string | undefined,
): Promise<string> {
  const { store, person } = await signerOf(context);
  const what = listWords(
    items.map(({ title, quantity }) => `${quantity} × ${title}`),
    6,
  );
  return [
    `Hello ${firstName(order.customerName)},`,
    message ?? `Good news: ${what} of your order #${order.orderNumber} is on its way with ${carrier}.`,
    `Tracking number: ${trackingNumber}${trackingUrl ? `\nFollow it here: ${trackingUrl}` : ''}`,
    `Best,\n${store ?? person ?? ''}`.trim(),
  ].join('\n\n');
}

export default implement(sendTrackingEmail, {
  async run(context, input) {
    const { order, email, subject, body } = await mailOf(context, input);
    const mail = await queueMail(context, {
      customerId: order.customerId,
      orderId: order.id,
      refundId: null,
      email,
      subject,
      body,
    });
    return {
      output: {
        id: order.id,
        orderNumber: order.orderNumber,
        customerId: order.customerId,
        name: order.customerName,
        mail: toMail(mail),
      },
      subject: { kind: 'order', id: order.id },
    };
  },
  async prepare(context, input) {
    const { order, shipment, email, subject, body } = await mailOf(context, input);
    return {
      input: { ...input, id: order.id, orderNumber: order.orderNumber, shipmentId: shipment.id },
      preview: {
        verb: `Send to ${order.customerName}`,
        what: `Emails ${order.customerName} the tracking link of order #${order.orderNumber}.`,
        toWhom: `${order.customerName}, ${email}`,
        cost: null,
        irreversible: 'An email that was sent can’t be taken back.',
        values: [
          { label: 'Subject', value: subject },
          { label: 'Email', value: body },
        ],
        warnings: [],
      },
    };
  },
});
