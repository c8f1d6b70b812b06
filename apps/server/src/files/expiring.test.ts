import { createKeyring } from '@brandwright/providers/keyring/keyring.ts';
import { expiringFileAddress } from '@brandwright/platform/kernel/data/file-address.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';

const secret = 'a secret of the server of this test alone';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ SESSION_SECRET: secret });
  ada = await server.register();
});
afterAll(() => server.stop());

async function exported() {
  const started = await server.api('/web/fulfillment-reports/export-job', {
    token: ada.token,
    body: { report: 'OUTBOUND' },
  });
  expect(started.status).toBe(202);
  const id = String(started.body['id']);
  const look = async () =>
    (await server.api(`/web/fulfillment-reports/export-job/${id}`, { token: ada.token })).body;
  await expect.poll(look, { timeout: 50_000 }).toMatchObject({ status: 'DONE' });
  return look();
}

it(
  'a report is written in the background and served until its address expires',
  { timeout: 60_000 },
  async () => {
    const { id, url, fileName } = await exported();
    const served = await fetch(`${server.url}${String(url)}`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-disposition')).toContain(String(fileName));
    expect(Number(/max-age=(\d+)/.exec(served.headers.get('cache-control') ?? '')?.[1])).toBeLessThanOrEqual(
      24 * 3600,
    );
    expect(await served.text()).toContain('Tracking number');
    const later = String(url).replace(/\d+$/, (ms) => String(Number(ms) + 1));
    expect((await fetch(`${server.url}${later}`)).status).toBe(404);
    expect((await fetch(`${server.url}${String(url).replace(/\?.*/, '')}`)).status).toBe(404);
    const past = expiringFileAddress(createKeyring(secret), ada.storeId, String(id), Date.now() - 1000);
    const gone = await fetch(`${server.url}${past}`);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain('has expired');
  },
);
