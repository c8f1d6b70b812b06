import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startTestServer,
  type Answer,
  type Asked,
  type Person,
  type TestServer,
} from '../testing/test-server.ts';

// The scenarios of the published conformance suite that need no fixtures of the suite's own, and what is beside them.

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.register();
});
afterAll(() => server.stop());

const accept = { accept: 'application/json, text/event-stream' };
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' };

const send = (body: unknown, headers: Record<string, string> = {}, asked: Asked = {}): Promise<Answer> =>
  server.ask('/mcp', { token: ada.token, body, headers: { ...accept, ...headers }, ...asked });

async function openSession(): Promise<string> {
  const { headers } = await send(initialize);
  return headers.get('mcp-session-id') ?? '';
}

describe('the protocol', () => {
  it('begins with what both can do', async () => {
    const begun = await send(initialize);
    expect(begun.status).toBe(200);
    expect(begun.body['result']).toMatchObject({
      protocolVersion: '2025-11-25',
      capabilities: { tools: {}, prompts: {}, resources: {}, completions: {} },
      serverInfo: { name: 'brandwright' },
    });
    // What is not kept is not promised.
    expect(JSON.stringify(begun.body)).not.toMatch(/subscribe|listChanged|logging/);
    expect(begun.headers.get('mcp-session-id')).toMatch(/^[\x21-\x7e]+$/);
    const old = { ...initialize, params: { ...initialize.params, protocolVersion: '1999-01-01' } };
    expect((await send(old)).body['result']).toMatchObject({ protocolVersion: '2025-11-25' });
  });

  it('answers a ping, takes notices with 202, and knows no other method', async () => {
    expect((await send({ jsonrpc: '2.0', id: 3, method: 'ping' })).body).toEqual({
      jsonrpc: '2.0',
      id: 3,
      result: {},
    });
    const notice = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([notice.status, notice.text]).toEqual([202, '']);
    for (const method of ['resources/subscribe', 'logging/setLevel', 'nothing'])
      expect((await send({ jsonrpc: '2.0', id: 4, method })).body['error'], method).toMatchObject({
        code: -32601,
      });
  });

  it('refuses a version that it does not speak, and what is no message', async () => {
    expect((await send(list, { 'mcp-protocol-version': '2025-06-18' })).status).toBe(200);
    expect((await send(list, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
    expect((await send({ hello: 1 })).status).toBe(400);
    expect((await send('[]'.repeat(2))).status).toBe(400);
    expect((await send(list, { accept: 'application/json' })).status).toBe(406);
    expect((await send(list, { 'content-type': 'text/plain' })).status).toBe(415);
    const many = Array.from({ length: 500 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
    expect((await send(many)).status).toBe(400);
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect((await send(deep)).status).toBe(400);
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_store","arguments":{"x":${deep}}}}`;
    expect((await send(call)).status).toBeLessThan(500);
  });

  it('offers no line of its own, and ends no session, since none is kept', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await server.ask('/mcp', { method, token: ada.token, headers: accept });
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST']);
    }
  });
});

describe('a session', () => {
  it('is optional, and good for the person and the store that opened it', async () => {
    const session = await openSession();
    expect((await send(list)).status).toBe(200);
    expect((await send(list, { 'mcp-session-id': session })).status).toBe(200);
    const eve = await server.register('Eve');
    const [id, flags, signature] = session.split('.');
    const others = [
      send(list, { 'mcp-session-id': session }, { token: eve.token }),
      send(list, { 'mcp-session-id': `${id}.u.${signature}` }),
      send(list, { 'mcp-session-id': `${id}.${flags}.${'A'.repeat(43)}` }),
      send(list, { 'mcp-session-id': 'x' }),
    ];
    for (const answer of await Promise.all(others))
      expect(answer).toMatchObject({ status: 404, body: { error: { code: -32001 } } });
  });
});

describe('a login', () => {
  it('is needed, and one that is over is told apart from none', async () => {
    const none = await server.ask('/mcp', { body: initialize, headers: accept });
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const bad = await send(initialize, {}, { token: 'nonsense' });
    expect([bad.status, bad.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
    const inAddress = await server.ask(`/mcp?access_token=${ada.token}`, {
      body: initialize,
      headers: accept,
    });
    expect(inAddress.status).toBe(401);
  });

  it('is not by OAuth, which those who look for it are told', async () => {
    for (const name of [
      'oauth-protected-resource',
      'oauth-protected-resource/mcp',
      'oauth-authorization-server',
    ])
      for (const type of ['application/json', 'text/html'])
        expect((await server.ask(`/.well-known/${name}`, { headers: { accept: type } })).status, name).toBe(
          404,
        );
  });
});

it('refuses a page that points a name of its own at this machine', async () => {
  const ask = (host: string, origin: string) =>
    new Promise<number>((resolve, reject) => {
      const authorization = `Bearer ${ada.token}`;
      const headers = { ...accept, host, origin, authorization, 'content-type': 'application/json' };
      const sent = request(new URL('/mcp', server.url), { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end(JSON.stringify(initialize));
    });
  const { host } = new URL(server.url);
  expect(await ask('evil.example.com', 'http://evil.example.com')).toBe(421);
  expect(await ask(host, 'http://evil.example.com')).toBe(403);
  expect(await ask(host, `http://${host}`)).toBe(200);
});
