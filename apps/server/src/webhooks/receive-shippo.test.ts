import { silentLog } from '@brandwright/platform/kernel/log.ts';
import { createEmbeddedShipping } from '@brandwright/providers/shipping/embedded/embedded-shipping.ts';
import { createShippoShipping } from '@brandwright/providers/shipping/shippo/shippo-shipping.ts';
import { Hono } from 'hono';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answerError } from '../errors.ts';
import type { ServerEnv } from '../gateway.ts';
import { receiveShippo } from './receive-shippo.ts';

const shippo = createShippoShipping({
  token: 'shippo_test_token',
  baseUrl: 'http://127.0.0.1:1',
  webhookToken: 'a long token',
});
const body = (
  event: string,
  data: unknown = { tracking_number: '9400551100042218839014', carrier: 'usps' },
) => JSON.stringify({ event, test: false, data });

function receiver(record: (number: string) => Promise<boolean> = async () => true, shipping = shippo) {
  const recorded: string[] = [];
  const app = new Hono<ServerEnv>();
  app.onError((error, call) => answerError(call, error, silentLog));
  app.post('/webhooks/shippo', (call) =>
    receiveShippo(
      {
        shipping,
        log: silentLog,
        record: (number) => {
          recorded.push(number);
          return record(number);
        },
      },
      call,
    ),
  );
  const post = async (sent: string, query = '?token=a%20long%20token') =>
    (await app.request(`/webhooks/shippo${query}`, { method: 'POST', body: sent })).status;
  return { recorded, post };
}

it('records what comes with the token, each time, and nothing else', async () => {
  const { recorded, post } = receiver();
  expect([await post(body('track_updated')), await post(body('track_updated'))]).toEqual([204, 204]);
  for (const query of ['', '?token=', '?token=another'])
    expect(await post(body('track_updated'), query)).toBe(403);
  expect(recorded).toEqual(['9400551100042218839014', '9400551100042218839014']);
});

it('takes what is of no interest, refuses what is no JSON, and takes no book', async () => {
  const { recorded, post } = receiver();
  expect(await post(body('transaction_created'))).toBe(204);
  expect(await post(body('track_updated', null))).toBe(204);
  expect(await post('{')).toBe(400);
  expect(await post('x'.repeat(300 * 1024))).toBe(413);
  expect(recorded).toEqual([]);
});

it('lets Shippo call again when it could not be recorded', async () => {
  const { post } = receiver(() => Promise.reject(new Error('The database is away.')));
  expect(await post(body('track_updated'))).toBe(500);
});

it('believes nobody where the carriers are our own', async () => {
  const embedded = createEmbeddedShipping(mkdtempSync(join(tmpdir(), 'brandwright-webhooks-')));
  const { recorded, post } = receiver(undefined, embedded);
  expect(await post(body('track_updated'))).toBe(204);
  expect(recorded).toEqual([]);
});
