import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Person, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.register();
});
afterAll(() => server.stop());

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** fetch() does not let the Host be chosen. */
function ask(path: string, headers: Record<string, string>, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        const json = response.headers['content-type']?.includes('json') ? JSON.parse(text) : {};
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: json as Answer['body'],
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const paths = [
  '/',
  '/mcp',
  '/rest/main/operations',
  '/rest/main/-/events',
  '/files/public/x',
  '/bk/x',
  '/webhooks/twilio',
];

describe('a name that is not ours', () => {
  it.each(paths)('is refused at %s, whoever asks', async (path) => {
    const authorization = `Bearer ${ada.token}`;
    const answer = await ask(path, { host: 'evil.example.com', authorization });
    expect(answer).toMatchObject({ status: 421, body: { code: 'forbidden' } });
    expect(answer.body['message']).toContain('evil.example.com');
    expect(answer.body['requestId']).toBe(answer.headers['x-request-id']);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('is refused in a whole address too, whatever the Host', async () => {
    const answer = await ask('http://evil.example.com/rest/main/operations', {
      host: new URL(server.url).host,
    });
    expect(answer.status).toBe(421);
  });

  it('does not matter to balancers, who ask whether it is well', async () => {
    expect((await ask('/healthz', { host: '10.1.2.3:8080' })).status).toBe(200);
  });
});

describe('a page of another origin', () => {
  const foreign = 'https://evil.example.com';

  it('may ask nothing of the API and MCP, logged in or not, nor ask whether it may', async () => {
    const authorization = `Bearer ${ada.token}`;
    const refused = { status: 403, body: { code: 'forbidden' } };
    for (const [path, method] of [
      ['/mcp', 'POST'],
      ['/rest/main/operations', 'GET'],
      ['/rest/main/-/events', 'GET'],
      ['/rest/main/login', 'POST'],
      ['/agent/history-messages/x', 'GET'],
    ] as const) {
      for (const origin of [foreign, 'null', 'http://localhost:3000'])
        expect(
          await ask(path, { origin, authorization }, method),
          `${method} ${path} ${origin}`,
        ).toMatchObject(refused);
      const preflight = { origin: foreign, 'access-control-request-method': 'POST' };
      const answer = await ask(path, preflight, 'OPTIONS');
      expect(answer).toMatchObject(refused);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('may send nothing to public pages, files and webhooks, which it may name', async () => {
    for (const path of ['/bk/x/waitlist', '/webhooks/twilio'])
      expect((await ask(path, { origin: foreign }, 'POST')).status, path).toBe(403);
    expect((await ask('/files/a/b', { origin: foreign }, 'PUT')).status).toBe(403);
    const picture = await ask('/files/public/none', { origin: foreign });
    expect(picture).toMatchObject({
      status: 404,
      headers: { 'cross-origin-resource-policy': 'same-origin' },
    });
    expect(picture.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('of our own may ask everything', async () => {
    const { url } = server;
    const { storeId, token } = ada;
    const own = await server.api('/web/stores/me', { token, headers: { origin: url } });
    expect(own).toMatchObject({ status: 200, body: { id: storeId } });
    const local = url.replace('127.0.0.1', 'localhost');
    expect((await ask('/rest/main/operations', { host: new URL(local).host, origin: local })).status).toBe(
      200,
    );
  });
});
