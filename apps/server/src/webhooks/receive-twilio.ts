import { OperationError } from '@brandwright/contract';
import { recordCarrierEvent } from '@brandwright/platform';
import type { Call, Gateway } from '../gateway.ts';
import { readBody } from '../read-body.ts';

/** A body of 1,600 characters, attributes of 16 kB, both percent-encoded, and room beside. */
const largestWebhook = 256 * 1024;

/**
 * POST /webhooks/twilio: the post-event webhook of Twilio Conversations. Its signature is made over the public address,
 * so PUBLIC_URL must be the one that Twilio calls. Answers 204; 403 for what Twilio did not sign. The same event twice
 * is recorded once.
 */
export async function receiveTwilio(gateway: Gateway, call: Call): Promise<Response> {
  const { conversations } = gateway.providers;
  if (conversations.kind !== 'twilio')
    throw new OperationError('not_found', 'Twilio isn’t connected on this server.');
  const bytes = await readBody(call, largestWebhook, 'A webhook can have 256 kB at most.');
  const { search } = new URL(call.req.url);
  const event = conversations.readWebhook({
    url: `${gateway.publicUrl}${call.req.path}${search}`,
    headers: Object.fromEntries(call.req.raw.headers),
    body: new TextDecoder().decode(bytes),
  });
  if (event) {
    const isNew = await recordCarrierEvent(gateway.kernel, event);
    gateway.log.info({ requestId: call.get('requestId'), kind: event.kind, isNew }, 'webhook of Twilio');
  }
  return call.body(null, 204);
}
