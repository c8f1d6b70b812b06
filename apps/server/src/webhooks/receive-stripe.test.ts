import { silentLog } from '@brandwright/platform/kernel/log.ts';
import type { PaymentEvent } from '@brandwright/providers';
import { createTestBank } from '@brandwright/providers/payments/test-bank/test-bank.ts';
import { Hono } from 'hono';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answerError } from '../errors.ts';
import type { ServerEnv } from '../gateway.ts';
import { receiveStripe } from './receive-stripe.ts';

const now = new Date('2026-11-20T15:00:00Z');
const payments = createTestBank(mkdtempSync(join(tmpdir(), 'brandwright-webhooks-')));
const event = (type: string) => ({ id: 'evt_1', type, data: { object: { id: 'pi_1', note: 'é & "more"' } } });

function receiver(record: (event: PaymentEvent) => Promise<boolean> = async () => true) {
  const recorded: PaymentEvent[] = [];
  const app = new Hono<ServerEnv>();
  app.onError((error, call) => answerError(call, error, silentLog));
  app.post('/webhooks/stripe', (call) =>
    receiveStripe(
      {
        payments,
        now: () => now,
        log: silentLog,
        record: (given) => {
          recorded.push(given);
          return record(given);
        },
      },
      call,
    ),
  );
  const post = ({ body, signature }: { body: string; signature: string }) =>
    app.request('/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': signature } });
  return { recorded, post };
}

it('records what is signed, each time that it comes', async () => {
  const { recorded, post } = receiver();
  const signed = payments.signWebhook(event('payment_intent.succeeded'), now);
  expect((await post(signed)).status).toBe(204);
  expect((await post(signed)).status).toBe(204);
  const read = { id: 'evt_1', about: 'CHARGE', objectId: 'pi_1' };
  expect(recorded).toEqual([read, read]);
});

it('takes what is of no interest, and records nothing', async () => {
  const { recorded, post } = receiver();
  expect((await post(payments.signWebhook(event('payout.paid'), now))).status).toBe(204);
  expect(recorded).toEqual([]);
});

it('refuses what is not signed, was changed or is old', async () => {
  const { recorded, post } = receiver();
  const signed = payments.signWebhook(event('payment_intent.succeeded'), now);
  const old = payments.signWebhook(event('payment_intent.succeeded'), new Date(now.getTime() - 301_000));
  const changed = { ...signed, body: signed.body.replace('pi_1', 'pi_2') };
  for (const wrong of [{ ...signed, signature: '' }, changed, old])
    expect((await post(wrong)).status).toBe(403);
  expect(recorded).toEqual([]);
});

it('takes no book', async () => {
  const { post } = receiver();
  expect((await post({ body: 'x'.repeat(300 * 1024), signature: '' })).status).toBe(413);
});

it('lets the provider send it again when it could not be recorded', async () => {
  const { post } = receiver(() => Promise.reject(new Error('The database is away.')));
  expect((await post(payments.signWebhook(event('invoice.paid'), now))).status).toBe(500);
});
