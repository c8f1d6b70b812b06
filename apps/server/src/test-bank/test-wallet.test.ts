import { newOrder } from '@brandwright/providers/testing/describe-wallet.ts';
import { createTestWallet } from '@brandwright/providers/payments/wallets/test-wallet.ts';
import type { TestWallet, WalletOrderRequest } from '@brandwright/providers';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
/** The server's own wallet: two may share a folder. */
let wallet: TestWallet;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'brandwright-server-'));
  server = await startTestServer({ DATA_DIR: dataDir });
  wallet = createTestWallet(join(dataDir, 'payments'), server.url);
});
afterAll(() => server.stop());

async function waiting(more: Partial<WalletOrderRequest> = {}) {
  const order = await wallet.createOrder(
    newOrder({
      returnUrl: `${server.url}/pay-invoice/1`,
      cancelUrl: `${server.url}/pay-invoice/1?wallet=canceled`,
      ...more,
    }),
  );
  return { order, path: (order.actionUrl ?? '').slice(server.url.length) };
}
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  server.ask(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url, ...headers },
  });

it('shows what is paid, and loads and runs nothing', async () => {
  const { path } = await waiting({ description: 'Samples <script>alert(1)</script>' });
  const { status, text, headers } = await server.ask(path);
  expect(status).toBe(200);
  expect(text).toContain('$2,040.05');
  expect(text).toContain('Samples &lt;script&gt;');
  expect(text).not.toMatch(/<script|<link|<img|url\(/);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('sends the person back with the order that they approved, and takes nothing by itself', async () => {
  const { order, path } = await waiting();
  const answer = await post(path, 'decision=APPROVED');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${server.url}/pay-invoice/1?token=${order.id}`);
  expect(await wallet.getOrder(order.id)).toMatchObject({ status: 'REQUIRES_ACTION', isApproved: true });
  expect((await server.ask(path)).text).toContain('<h1>Approved</h1>');
});

it('sends them back without a yes, and they may still approve later', async () => {
  const { order, path } = await waiting();
  const answer = await post(path, 'decision=CANCELED');
  expect(answer.headers.get('location')).toBe(`${server.url}/pay-invoice/1?wallet=canceled`);
  expect((await wallet.getOrder(order.id)).isApproved).toBe(false);
  expect((await server.ask(path)).text).toContain('<form');
});

it('shows and approves nothing without the secret, of another page and for another word', async () => {
  const { order, path } = await waiting();
  for (const wrong of [
    `/test-wallet/approve/${order.id}`,
    path.slice(0, -1),
    '/test-wallet/approve/never?secret=1',
  ]) {
    expect((await server.ask(wrong)).status).toBe(404);
    expect((await post(wrong, 'decision=APPROVED')).status).toBe(404);
  }
  expect((await post(path, 'decision=APPROVED', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(path, 'decision=MAYBE')).status).toBe(400);
  expect((await post(path, `decision=APPROVED&more=${'x'.repeat(2000)}`)).status).toBe(413);
  expect((await wallet.getOrder(order.id)).isApproved).toBe(false);
});

it('sends nobody to what is no address of the web', async () => {
  const { path } = await waiting({ returnUrl: 'javascript:alert(1)' });
  const answer = await post(path, 'decision=APPROVED');
  expect(answer.headers.get('location')).toBeNull();
  expect(answer.text).not.toContain('javascript:');
});

it('doesn’t exist when PayPal is the wallet', async () => {
  const { path } = await waiting();
  const other = await startTestServer({ PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b' });
  const answer = await other.ask(path, { method: 'POST', body: 'decision=APPROVED' });
  await other.stop();
  expect(answer.status).toBe(404);
});
