import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import { PaymentRefused } from '../../payments.ts';
import type { WalletEvent, WalletWebhook } from '../wallet.ts';
import type { AskPayPal } from './client.ts';

/** An order's id is the resource's own; of what happened to a capture it is beside it, or beside the capture. */
const related = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().min(1) }) }),
});
const event = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z
    .object({
      id: z.string().min(1),
      links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
    })
    .loose(),
});
type PayPalEvent = z.infer<typeof event>;

const ofOrder = 'CHECKOUT.ORDER.APPROVED';
const ofCapture: readonly string[] = [
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
];

const verified = z.object({ verification_status: z.string() });

/** What PayPal signs, as it names it in the headers of a webhook and in the body that asks whether it did. */
const signedBy = [
  ['auth_algo', 'paypal-auth-algo'],
  ['cert_url', 'paypal-cert-url'],
  ['transmission_id', 'paypal-transmission-id'],
  ['transmission_sig', 'paypal-transmission-sig'],
  ['transmission_time', 'paypal-transmission-time'],
] as const;

const notSigned = () => new OperationError('forbidden', 'This webhook isn’t signed by PayPal.');

/**
 * Reads a webhook of PayPal's after PayPal itself said that it sent it (developer.paypal.com/docs/api/webhooks/v1,
 * verify-webhook-signature). Webhooks come again for three days with their first time, so their age says nothing.
 */
export async function readPayPalWebhook(
  ask: AskPayPal,
  webhookId: string | undefined,
  webhook: WalletWebhook,
): Promise<WalletEvent | undefined> {
  if (!webhookId)
    throw new OperationError(
      'forbidden',
      'PAYPAL_WEBHOOK_ID isn’t set, so PayPal’s webhooks can’t be checked.',
    );
  const given = parsed(webhook.body);
  await expectSigned(ask, webhookId, webhook);
  const { data: read } = event.safeParse(given);
  if (!read) return undefined;
  const orderId = await orderOf(ask, read);
  return orderId === undefined ? undefined : { id: read.id, orderId };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw notSigned();
  }
}

async function expectSigned(
  ask: AskPayPal,
  webhookId: string,
  { header, body }: WalletWebhook,
): Promise<void> {
  const headers = Object.fromEntries(signedBy.map(([name, of]) => [name, header(of)]));
  if (Object.values(headers).some((value) => value === '' || value.length > 1000)) throw notSigned();
  const rest = JSON.stringify({ ...headers, webhook_id: webhookId });
  try {
    const answer = await ask({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      // The signature is over the very bytes, so the event goes back as it came.
      json: `${rest.slice(0, -1)},"webhook_event":${body}}`,
    });
    if (
      verified.safeParse('body' in answer ? answer.body : undefined).data?.verification_status === 'SUCCESS'
    )
      return;
  } catch (failure) {
    // What PayPal can't even read isn't its own.
    if (!(failure instanceof PaymentRefused)) throw failure;
  }
  throw notSigned();
}

async function orderOf(ask: AskPayPal, { event_type, resource }: PayPalEvent): Promise<string | undefined> {
  if (event_type === ofOrder) return resource.id;
  if (!ofCapture.includes(event_type)) return undefined;
  const beside = related.safeParse(resource).data;
  if (beside) return beside.supplementary_data.related_ids.order_id;
  // A refund names its capture alone.
  const up = resource.links.find(({ rel }) => rel === 'up')?.href;
  const captureId = /\/v2\/payments\/captures\/([\w-]+)$/.exec(up ?? '')?.[1];
  if (captureId === undefined) return undefined;
  const answer = await ask({ method: 'GET', path: `/v2/payments/captures/${captureId}` });
  return related.safeParse('body' in answer ? answer.body : undefined).data?.supplementary_data.related_ids
    .order_id;
}
