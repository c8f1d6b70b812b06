import type { Log } from '@brandwright/platform';
import type { Shipping } from '@brandwright/providers';
import type { Call } from '../gateway.ts';
import { readBody } from '../read-body.ts';

/** A parcel's whole history is in each call. */
const largestWebhook = 256 * 1024;

interface TrackingWebhook {
  shipping: Pick<Shipping, 'readWebhook'>;
  /** Answers whether something was new of the parcel. */
  record: (trackingNumber: string) => Promise<boolean>;
  log: Log;
}

/**
 * POST /webhooks/shippo?token=…: a parcel has news. Answers 204, also for events of no interest; 403 without the token that the
 * webhook's address was set up with. An error of `record` is answered as one, and then Shippo calls again.
 */
export async function receiveShippo(
  { shipping, record, log }: TrackingWebhook,
  call: Call,
): Promise<Response> {
  const bytes = await readBody(call, largestWebhook, 'A webhook can have 256 kB at most.');
  const trackingNumber = shipping.readWebhook({
    body: new TextDecoder().decode(bytes),
    token: call.req.query('token') ?? '',
  });
  if (trackingNumber !== undefined) {
    const isNew = await record(trackingNumber);
    log.info({ requestId: call.get('requestId'), about: 'PARCEL', isNew }, 'webhook of the carriers');
  }
  return call.body(null, 204);
}
