import { eventStream } from '@brandwright/copilot/stream/read-events.ts';
import type { CallToolResult, Progress } from '@modelcontextprotocol/sdk/types.js';
import {
  CallToolResultSchema,
  ElicitRequestSchema,
  ElicitationCompleteNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectMcp, placeOrder, postMessage } from '../testing/mcp-client.ts';
import { startTestServer, startTwoServers, type Person, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
/** On the same database and secret: any request may come to either. */
let other: TestServer;
let ada: Person;
beforeAll(async () => {
  [server, other] = await startTwoServers();
  ada = await server.register();
});
afterAll(() => Promise.all([server.stop(), other.stop()]));

const newOrder = () => placeOrder(server, ada);

const cancelStatus = async (orderNumber: number) =>
  (await server.api(`/web/orders/${orderNumber}`, { token: ada.token })).body['cancelStatus'];

const decide = (id: string, approved: boolean) =>
  server.api(`/copilot/actions/${id}/decision`, { token: ada.token, body: { approved } });

/** A client that opens addresses; `visit` is what its person does there, and its answer whether they went. */
async function connectVisitor(visit: (id: string) => Promise<'accept' | 'decline' | 'cancel'>) {
  const { client, transport } = await connectMcp(server.url, ada.token, { elicitation: { url: {} } });
  const asked: { url: string; message: string; elicitationId: string }[] = [];
  const completed: string[] = [];
  client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
    if (params.mode !== 'url') throw new Error('Only addresses are asked.');
    asked.push(params);
    return { action: await visit(params.elicitationId) };
  });
  client.setNotificationHandler(ElicitationCompleteNotificationSchema, ({ params }) => {
    completed.push(params.elicitationId);
  });
  return { client, transport, asked, completed };
}

describe('an approval, for a client that opens addresses', { timeout: 60_000 }, () => {
  it('is asked at its page and answered with what came of it', async () => {
    const orderNumber = await newOrder();
    const { client, asked, completed } = await connectVisitor(async (id) => {
      expect(await cancelStatus(orderNumber)).toBe('NONE');
      expect((await decide(id, true)).status).toBe(200);
      return 'accept';
    });
    const result = await client.callTool({ name: 'cancel_order', arguments: { orderNumber } });
    expect(asked).toMatchObject([{ url: `${server.url}/approve/${asked[0]?.elicitationId}` }]);
    expect(asked[0]?.message).toContain(String(orderNumber));
    expect(completed).toEqual([asked[0]?.elicitationId]);
    expect(result.isError).toBeFalsy();
    expect(result.structuredContent).not.toHaveProperty('approveAt');
    expect(JSON.stringify(result.content)).toContain(String(orderNumber));
    expect(await cancelStatus(orderNumber)).toBe('CANCELED');
    await client.close();
  });

  it('that is refused there does nothing and says so', async () => {
    const orderNumber = await newOrder();
    const { client } = await connectVisitor(async (id) => {
      await decide(id, false);
      return 'accept';
    });
    const result = await client.callTool({ name: 'cancel_order', arguments: { orderNumber } });
    expect(result).toMatchObject({ structuredContent: { status: 'denied' } });
    expect(await cancelStatus(orderNumber)).toBe('NONE');
    await client.close();
  });

  it('is no yes when the client only says that its person went there, or did not', async () => {
    const orderNumber = await newOrder();
    for (const action of ['decline', 'cancel'] as const) {
      const { client, completed } = await connectVisitor(() => Promise.resolve(action));
      const result = await client.callTool({ name: 'cancel_order', arguments: { orderNumber } });
      expect(result).toMatchObject({ structuredContent: { status: 'approval_required' } });
      expect(completed).toEqual([]);
      await client.close();
    }
    const { client, asked } = await connectVisitor(() => Promise.resolve('accept'));
    const waiting = client.callTool({ name: 'cancel_order', arguments: { orderNumber } });
    await expect.poll(() => asked.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await cancelStatus(orderNumber)).toBe('NONE');
    await decide(String(asked[0]?.elicitationId), true);
    expect((await waiting).isError).toBeFalsy();
    expect(await cancelStatus(orderNumber)).toBe('CANCELED');
    await client.close();
  });

  it('hears the answer that came to another server', async () => {
    const orderNumber = await newOrder();
    const { client, transport } = await connectVisitor(() => new Promise(() => undefined));
    const body = {
      jsonrpc: '2.0',
      id: 7,
      method: 'tools/call',
      params: { name: 'cancel_order', arguments: { orderNumber } },
    };
    const line = await postMessage(server.url, ada.token, transport.sessionId, body);
    expect(line.headers.get('content-type')).toContain('text/event-stream');
    const reader = line.body && eventStream(line.body).getReader();
    const question = JSON.parse((await reader?.read())?.value?.data ?? '{}') as { id: string };
    const declined = { jsonrpc: '2.0', id: question.id, result: { action: 'decline' } };
    const told = await postMessage(other.url, ada.token, transport.sessionId, declined);
    expect(told.status).toBe(202);
    expect((await reader?.read())?.value?.data).toContain('approval_required');
    await client.close();
  });

  it('does not hold up a server that stops', async () => {
    const SESSION_SECRET = 'one secret for both of the servers of this test';
    const third = await startTestServer({ SESSION_SECRET });
    const orderNumber = await newOrder();
    const { client } = await connectMcp(third.url, ada.token, { elicitation: { url: {} } });
    const asked = new Promise<void>((resolve) => {
      client.setRequestHandler(ElicitRequestSchema, () => {
        resolve();
        return { action: 'accept' };
      });
    });
    const call = client.callTool({ name: 'cancel_order', arguments: { orderNumber } });
    await asked;
    await third.stop();
    expect(await call).toMatchObject({ isError: true });
    expect(await cancelStatus(orderNumber)).toBe('NONE');
    await client.close();
  });

  it('of someone who may not do it cannot be given by who asked', async () => {
    const orderNumber = await newOrder();
    const { client } = await connectVisitor(async (id) => {
      const eve = await server.register('Eve');
      const tried = await server.api(`/copilot/actions/${id}/decision`, {
        token: eve.token,
        body: { approved: true },
      });
      expect(tried.status).toBe(404);
      return 'cancel';
    });
    await client.callTool({ name: 'cancel_order', arguments: { orderNumber } });
    expect(await cancelStatus(orderNumber)).toBe('NONE');
    await client.close();
  });
});

describe('long work', { timeout: 60_000 }, () => {
  it('is followed to its end by who asks how far it is', async () => {
    await newOrder();
    const { client } = await connectMcp(server.url, ada.token);
    const steps: Progress[] = [];
    const result = await client.callTool(
      { name: 'start_financial_export', arguments: {} },
      CallToolResultSchema,
      {
        onprogress: (step) => steps.push(step),
        resetTimeoutOnProgress: true,
      },
    );
    expect(JSON.stringify(result.content)).toContain('Your order export is ready.');
    expect(steps.at(-1)).toMatchObject({ progress: 100, total: 100 });
    await client.close();
  });

  it('of several pieces is followed through all of them', { timeout: 60_000 }, async () => {
    const body = { productDescription: 'A calming tea for nurses', category: 'Tea', generate: false };
    const { body: kit } = await server.api('/web/brand-kits', { token: ada.token, body });
    const { client } = await connectMcp(server.url, ada.token);
    const steps: Progress[] = [];
    const options = { onprogress: (step: Progress) => steps.push(step), resetTimeoutOnProgress: true };
    // Words, then pictures.
    const input = { brandKit: kit['id'], type: 'PRODUCT_SKU', count: 1 };
    const part = { name: 'generate_brand_kit_part', arguments: input };
    const made = await client.callTool(part, CallToolResultSchema, options);
    expect(JSON.stringify(made.content)).toContain('Your brand kit is ready.');
    const done = steps.map(({ progress }) => progress);
    expect(done).toEqual([...new Set(done)].toSorted((a, b) => a - b));
    expect(steps.at(-1)).toMatchObject({ progress: 200, total: 200 });
    const after = await server.api(`/web/brand-kits/${String(kit['id'])}`, { token: ada.token });
    expect(after.text).not.toContain('"result":"PENDING"');
    await client.close();
  });

  it('goes on by itself when nobody asked', async () => {
    const { client } = await connectMcp(server.url, ada.token);
    const result = (await client.callTool({
      name: 'start_financial_export',
      arguments: {},
    })) as CallToolResult;
    expect(JSON.stringify(result.content)).not.toContain('is ready');
    await client.close();
  });
});

describe('a request that is given up', () => {
  it('waits for nothing any more, and what it asked stays to be decided', async () => {
    const orderNumber = await newOrder();
    const { client, asked } = await connectVisitor(() => new Promise(() => undefined));
    const giveUp = new AbortController();
    const waiting = client.callTool(
      { name: 'cancel_order', arguments: { orderNumber } },
      CallToolResultSchema,
      {
        signal: giveUp.signal,
      },
    );
    await expect.poll(() => asked.length).toBe(1);
    giveUp.abort('not needed');
    await expect(waiting).rejects.toThrow();
    expect((await decide(String(asked[0]?.elicitationId), true)).body['status']).toBe('DONE');
    expect(await cancelStatus(orderNumber)).toBe('CANCELED');
    await client.close();
  });

  it('leaves nothing of a change that was still being made', async () => {
    const orderNumber = await newOrder();
    const { transport, client } = await connectMcp(server.url, ada.token);
    const db = new pg.Client({ connectionString: inject('adminUrl') });
    await db.connect();
    try {
      await db.query('begin');
      await db.query('select 1 from orders where store_id = $1 for update', [ada.storeId]);
      const input = { orderNumber, productionStatus: 'PROCESSING' };
      const params = { name: 'change_order_status', arguments: input };
      const call = { jsonrpc: '2.0', id: 'held', method: 'tools/call', params };
      const answer = postMessage(server.url, ada.token, transport.sessionId, call);
      await new Promise((resolve) => setTimeout(resolve, 700));
      const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'held' } };
      await postMessage(other.url, ada.token, transport.sessionId, cancel);
      expect((await answer).status).toBe(202);
    } finally {
      await db.query('rollback');
      await db.end();
    }
    await new Promise((resolve) => setTimeout(resolve, 700));
    const { body } = await server.api(`/web/orders/${orderNumber}`, { token: ada.token });
    expect(body['productionStatus']).toBe('OUTSTANDING');
    await client.close();
  });

  it('closes its line, whichever server hears of it', async () => {
    const orderNumber = await newOrder();
    const { client, transport } = await connectVisitor(() => new Promise(() => undefined));
    const call = {
      jsonrpc: '2.0',
      id: 'mine',
      method: 'tools/call',
      params: { name: 'cancel_order', arguments: { orderNumber } },
    };
    const line = await postMessage(server.url, ada.token, transport.sessionId, call);
    const reader = line.body && eventStream(line.body).getReader();
    await reader?.read();
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'mine' } };
    // Another person's session hears nothing of it.
    const eve = await server.register('Eve');
    const tellAs = async ({ token }: Person) =>
      (await postMessage(other.url, token, transport.sessionId, cancel)).status;
    expect(await tellAs(eve)).toBe(404);
    expect(await tellAs(ada)).toBe(202);
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
    await client.close();
  });
});
