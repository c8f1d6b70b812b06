import { OperationError } from '@brandwright/contract';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentEvent, Payments } from '../payments.ts';
import { readEvent } from '../webhook-event.ts';

const toleranceSeconds = 300;

export interface TestBankWebhooks extends Pick<Payments, 'readWebhook'> {
  /** The body and the `stripe-signature` header of an event, as the test bank signs it. */
  signWebhook(event: unknown, at: Date): { body: string; signature: string };
}

/** Webhooks signed as Stripe signs them, with a secret of the folder: `t=SECONDS,v1=HMAC of "SECONDS.BODY"`. */
export function createWebhooks(folder: string): TestBankWebhooks {
  let secret: string | undefined;
  const sign = (seconds: string, body: string) => {
    secret ??= readOrMakeSecret(folder);
    return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  };
  return {
    signWebhook(event, at) {
      const body = JSON.stringify(event);
      const seconds = String(Math.floor(at.getTime() / 1000));
      return { body, signature: `t=${seconds},v1=${sign(seconds, body)}` };
    },
    readWebhook({ body, signature, now }): PaymentEvent | undefined {
      const [, seconds = '', said = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      const expected = Buffer.from(sign(seconds, body));
      if (said.length !== expected.length || !timingSafeEqual(Buffer.from(said), expected))
        throw new OperationError('forbidden', 'This webhook isn’t signed by the test bank.');
      if (now.getTime() / 1000 - Number(seconds) > toleranceSeconds)
        throw new OperationError('forbidden', 'This webhook was signed too long ago.');
      return readEvent(JSON.parse(body));
    },
  };
}

/** Two servers that start at once make one secret. */
function readOrMakeSecret(folder: string): string {
  const path = join(folder, 'webhook-secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${randomBytes(8).toString('hex')}.part`);
  writeFileSync(draft, `whsec_${randomBytes(24).toString('hex')}`, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, 'utf8');
}
