import { readEvents } from '@brandwright/copilot/stream/read-events.ts';
import { CallToolResultSchema, ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectMcp, placeOrder, postMessage } from '../testing/mcp-client.ts';
import { startTwoServers, type Person, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
/** On the same database and secret: a stream is read on there as well. */
let other: TestServer;
let ada: Person;
beforeAll(async () => {
  [server, other] = await startTwoServers();
  ada = await server.register();
});
afterAll(() => Promise.all([server.stop(), other.stop()]));

const opensUrls = { elicitation: { url: {} } };

/** Session of a client that opens addresses. */
async function openSession(): Promise<string> {
  const { client, transport } = await connectMcp(server.url, ada.token, opensUrls);
  await client.close();
  return transport.sessionId ?? '';
}

const cancelOrder = (id: string, orderNumber: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'cancel_order', arguments: { orderNumber } },
});

const readOn = (url: string, session: string, lastEventId: string, token = ada.token) =>
  fetch(`${url}/mcp`, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'mcp-session-id': session,
      'last-event-id': lastEventId,
    },
  });

const idsOf = (text: string) => readEvents(text).flatMap(({ id }) => id ?? []);
const messagesOf = (text: string) =>
  readEvents(text)
    .filter(({ data }) => data !== '')
    .map(({ data }) => JSON.parse(data) as Record<string, never>);

/** The first that tells a client at once where to read on. */
const version = { 'mcp-protocol-version': '2025-11-25' };

/** Asks and goes away at the question whether a person would approve; answers what was said until then. */
async function askAndLeave(session: string, orderNumber: number): Promise<string> {
  const line = await postMessage(server.url, ada.token, session, cancelOrder('mine', orderNumber), version);
  const reader = line.body?.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  while (messagesOf(said).every(({ method }) => method !== 'elicitation/create'))
    said += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  return said;
}

const actionOf = (said: string) => /"elicitationId":"([^"]+)"/.exec(said)?.[1];

const approve = (said: string) =>
  server.api(`/copilot/actions/${actionOf(said)}/decision`, { token: ada.token, body: { approved: true } });

describe('a stream that broke off', { timeout: 60_000 }, () => {
  it('is read on at any server, each event once, to the answer', async () => {
    const [session, orderNumber] = [await openSession(), await placeOrder(server, ada)];
    const said = await askAndLeave(session, orderNumber);
    expect(said).toMatch(/^id: \S+\nretry: 1000\ndata: \n\n/);
    const [first = ''] = idsOf(said);
    expect((await approve(said)).status).toBe(200);
    const rest = await (await readOn(other.url, session, idsOf(said).at(-1) ?? '')).text();
    const [complete, answer] = messagesOf(rest);
    expect(complete).toMatchObject({ method: 'notifications/elicitation/complete' });
    expect(answer).toMatchObject({ id: 'mine', result: { content: expect.any(Array) } });
    expect(JSON.stringify(answer)).not.toContain('isError');
    // From its beginning, once more: the same events under the same ids.
    const whole = await (await readOn(server.url, session, first)).text();
    expect(whole).toContain(rest);
    expect(new Set(idsOf(whole)).size).toBe(idsOf(whole).length);
    expect(messagesOf(whole)[0]).toMatchObject({ method: 'elicitation/create' });
  });

  it('is waited on when the work still goes on, and told as it comes', async () => {
    const [session, orderNumber] = [await openSession(), await placeOrder(server, ada)];
    const said = await askAndLeave(session, orderNumber);
    const line = await readOn(other.url, session, idsOf(said).at(-1) ?? '');
    expect(line.headers.get('content-type')).toContain('text/event-stream');
    const rest = line.text();
    await approve(said);
    expect(messagesOf(await rest).at(-1)).toMatchObject({ id: 'mine', result: {} });
  });

  it('is picked up by a client by itself', async () => {
    const orderNumber = await placeOrder(server, ada);
    let cuts = 0;
    /** Cuts the line of the first call after its first message. */
    const flaky: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (cuts > 0 || !String(init?.body).includes('tools/call') || !response.body) return response;
      cuts += 1;
      const reader = response.body.getReader();
      let said = '';
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const { value } = await reader.read();
          if (value) controller.enqueue(value);
          said += new TextDecoder().decode(value);
          if (!said.includes('elicitation/create')) return;
          await reader.cancel();
          controller.close();
        },
      });
      return new Response(body, response);
    };
    const { client } = await connectMcp(server.url, ada.token, opensUrls, flaky);
    client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
      if (params.mode === 'url') setTimeout(() => void approve(JSON.stringify(params)), 500);
      return Promise.resolve({ action: 'accept' });
    });
    const result = await client.callTool(
      { name: 'cancel_order', arguments: { orderNumber } },
      CallToolResultSchema,
    );
    expect(cuts).toBe(1);
    expect(result.isError).toBeFalsy();
    expect(JSON.stringify(result.content)).toContain(String(orderNumber));
    await client.close();
  });

  it('ends when its request is given up', async () => {
    const [session, orderNumber] = [await openSession(), await placeOrder(server, ada)];
    const said = await askAndLeave(session, orderNumber);
    const rest = (await readOn(other.url, session, idsOf(said).at(-1) ?? '')).text();
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'mine' } };
    await postMessage(other.url, ada.token, session, cancel);
    expect(messagesOf(await rest)).toEqual([]);
  });

  it('is nobody else’s, and is not kept for ever', async () => {
    const [session, orderNumber] = [await openSession(), await placeOrder(server, ada)];
    const said = await askAndLeave(session, orderNumber);
    const last = idsOf(said).at(-1) ?? '';
    const eve = await server.register('Eve');
    expect((await readOn(server.url, session, last, eve.token)).status).toBe(404);
    expect((await readOn(server.url, await openSession(), last)).status).toBe(400);
    for (const wrong of ['x', `${randomUUID()}.0`, last.replace(/\d+$/, '99')])
      expect((await readOn(server.url, session, wrong)).status, wrong).toBe(400);
    const [streamId] = last.split('.');
    await server.sql(
      `update stream_events set created_at = created_at - interval '1 hour' where stream_id = $1`,
      [streamId],
    );
    await askAndLeave(session, await placeOrder(server, ada));
    expect((await readOn(server.url, session, last)).status).toBe(400);
  });

  it('is kept for clients of a session alone', async () => {
    const orderNumber = await placeOrder(server, ada);
    const call = {
      ...cancelOrder('mine', orderNumber),
      params: { ...cancelOrder('mine', orderNumber).params, _meta: { progressToken: 1 } },
    };
    const line = await postMessage(server.url, ada.token, undefined, call);
    expect(idsOf(await line.text())).toEqual([]);
    const asked = await server.ask('/mcp', { token: ada.token, headers: { 'last-event-id': 'x' } });
    expect(asked.status).toBe(404);
    const plain = await server.ask('/mcp', { token: ada.token });
    expect([plain.status, plain.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
