import type { Log } from '@brandwright/platform';
import type { PaymentEvent, Payments } from '@brandwright/providers';
import type { Call } from '../gateway.ts';
import { readBody } from '../read-body.ts';

const largestWebhook = 256 * 1024;

export interface PaymentWebhook {
  payments: Pick<Payments, 'readWebhook'>;
  now: () => Date;
  /** Answers whether the event is new. */
  record: (event: PaymentEvent) => Promise<boolean>;
  log: Log;
}

/**
 * POST /webhooks/stripe: what happened at the payment provider. Answers 204, also for events of no interest; 403 for what
 * the provider did not sign. An error of `record` is answered as one, and then Stripe sends the event again.
 */
export async function receiveStripe(
  { payments, now, record, log }: PaymentWebhook,
  call: Call,
): Promise<Response> {
  // The signature is over the very bytes, so they are read before anybody parses them.
  const bytes = await readBody(call, largestWebhook, 'A webhook can have 256 kB at most.');
  const event = payments.readWebhook({
    body: new TextDecoder().decode(bytes),
    signature: call.req.header('stripe-signature') ?? '',
    now: now(),
  });
  if (event) {
    const isNew = await record(event);
    log.info(
      { requestId: call.get('requestId'), about: event.about, isNew },
      'webhook of the payment provider',
    );
  }
  return call.body(null, 204);
}
