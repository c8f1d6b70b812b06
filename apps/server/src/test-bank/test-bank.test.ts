import { newCustomer, newRequest } from '@brandwright/providers/testing/charge-requests.ts';
import { createTestBank } from '@brandwright/providers/payments/test-bank/test-bank.ts';
import type { Charge, ChargeRequest, TestBank } from '@brandwright/providers';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
/** The server's own bank: two may share a folder. */
let bank: TestBank;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'brandwright-server-'));
  server = await startTestServer({ DATA_DIR: dataDir });
  bank = createTestBank(join(dataDir, 'payments'), { publicUrl: server.url });
});
afterAll(() => server.stop());

async function waiting(more: Partial<ChargeRequest> = {}): Promise<{ charge: Charge; path: string }> {
  const charge = await bank.charge(
    await newRequest({ payments: bank }, 'pm_card_authenticationRequired', {
      returnUrl: `${server.url}/payments/1?from=bank`,
      ...more,
    }),
  );
  return { charge, path: (charge.actionUrl ?? '').slice(server.url.length) };
}
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  server.ask(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url, ...headers },
  });

it('shows what is paid, and loads and runs nothing', async () => {
  const { path } = await waiting({ description: 'Samples <script>alert(1)</script> & "more"' });
  const { status, text, headers } = await server.ask(path);
  expect(status).toBe(200);
  expect(text).toContain('$42.00');
  expect(text).toContain('Samples &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
  expect(text).toContain('•••• 3184');
  expect(text).not.toMatch(/<script|<link|<img|url\(/);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-frame-options')).toBe('DENY');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${server.url}`);
  expect(policy).not.toContain('script-src');
});

it.each([
  ['APPROVED', 'COMPLETED', 'Approved'],
  ['DECLINED', 'INSTRUMENT_DECLINED', 'Not paid'],
])('%s: sends the person back, and the page says it from then on', async (decision, status, title) => {
  const { charge, path } = await waiting();
  const answer = await post(path, `decision=${decision}`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${server.url}/payments/1?from=bank`);
  expect((await bank.getCharge(charge.id)).status).toBe(status);
  const { text } = await server.ask(path);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).not.toContain('<form');
  // What is decided stays so.
  expect((await post(path, 'decision=APPROVED')).status).toBe(303);
  expect((await bank.getCharge(charge.id)).status).toBe(status);
});

it('shows and confirms nothing without the secret', async () => {
  const { charge, path } = await waiting();
  const bare = `/test-bank/confirm/${charge.id}`;
  for (const wrong of [
    bare,
    `${bare}?secret=`,
    path.slice(0, -1),
    path.replace(charge.id, 'demo_pi_never'),
  ]) {
    const shown = await server.ask(wrong);
    expect(shown.status).toBe(404);
    expect(shown.text).toContain('Nothing to confirm');
    expect((await post(wrong, 'decision=APPROVED')).status).toBe(404);
  }
  expect((await server.ask('/test-bank/confirm/..%2F..%2Fcustomers?secret=1')).status).toBe(404);
  expect((await bank.getCharge(charge.id)).status).toBe('REQUIRES_ACTION');
});

it('takes no decision of another page, no other word and no book', async () => {
  const { charge, path } = await waiting();
  expect((await post(path, 'decision=APPROVED', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(path, 'decision=APPROVED', { origin: 'null' })).status).toBe(403);
  expect((await post(path, 'decision=MAYBE')).status).toBe(400);
  expect((await post(path, '')).status).toBe(400);
  expect((await post(path, `decision=APPROVED&more=${'x'.repeat(2000)}`)).status).toBe(413);
  expect((await bank.getCharge(charge.id)).status).toBe('REQUIRES_ACTION');
});

it('says that a charge was given up', async () => {
  const { charge, path } = await waiting();
  await bank.cancelCharge(charge.id);
  expect((await server.ask(path)).text).toContain('no longer waits for you');
});

it('sends nobody to what is no address of the web', async () => {
  const { path } = await waiting({ returnUrl: 'javascript:alert(1)' });
  expect((await server.ask(path)).text).not.toContain('javascript:');
  const answer = await post(path, 'decision=APPROVED');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('location')).toBeNull();
  expect(answer.text).not.toContain('javascript:');
});

it('doesn’t exist when Stripe is the bank', async () => {
  const { path } = await waiting({ customerId: await newCustomer({ payments: bank }) });
  const other = await startTestServer({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  const answer = await other.ask(path, { method: 'POST', body: 'decision=APPROVED' });
  await other.stop();
  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject({ code: 'not_found' });
});
