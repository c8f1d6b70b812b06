import type { Log } from '@brandwright/platform';
import type { Wallet, WalletEvent } from '@brandwright/providers';
import type { Call } from '../gateway.ts';
import { readBody } from '../read-body.ts';

const largestWebhook = 256 * 1024;

interface WalletWebhooks {
  wallet: Pick<Wallet, 'readWebhook'>;
  /** Answers whether the event is new. */
  record: (event: WalletEvent) => Promise<boolean>;
  log: Log;
}

/**
 * POST /webhooks/paypal: what happened at the wallet. Answers 204, also for events of no interest; 403 for what PayPal says it did
 * not sign. An error is answered as one, and then PayPal sends the event again, for three days.
 */
export async function receivePayPal({ wallet, record, log }: WalletWebhooks, call: Call): Promise<Response> {
  // The signature is over the very bytes, so they are read before anybody parses them.
  const bytes = await readBody(call, largestWebhook, 'A webhook can have 256 kB at most.');
  const event = await wallet.readWebhook({
    body: new TextDecoder().decode(bytes),
    header: (name) => call.req.header(name) ?? '',
  });
  if (event) {
    const isNew = await record(event);
    log.info({ requestId: call.get('requestId'), about: 'WALLET_ORDER', isNew }, 'webhook of the wallet');
  }
  return call.body(null, 204);
}
