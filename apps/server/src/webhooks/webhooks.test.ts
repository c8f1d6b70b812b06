import { twilioStandIn, type TwilioStandIn } from '@brandwright/providers/testing/twilio-stand-in.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';

const publicUrl = 'https://app.example.com';
const path = '/webhooks/twilio';

let twilio: TwilioStandIn;
let server: TestServer;
let person: Person;
let conversationSid: string;
let supplier: string;

beforeAll(async () => {
  twilio = await twilioStandIn();
  const { accountSid, apiKey, apiSecret, authToken, serviceSid, baseUrl } = twilio.settings;
  server = await startTestServer({
    PUBLIC_URL: publicUrl,
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_API_KEY: apiKey,
    TWILIO_API_SECRET: apiSecret,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_CONVERSATIONS_SERVICE_SID: serviceSid,
    TWILIO_BASE_URL: baseUrl,
  });
  person = await server.register();
  const supplierId = randomUUID();
  supplier = `customer_${supplierId}`;
  conversationSid = `CH${randomUUID().replaceAll('-', '')}`;
  await server.sql(
    `insert into supplier_conversations
       (store_id, id, sid, supplier_id, supplier_name, name, origin, attributes, last_time, created_at)
     values ($1, $2, $3, $4, 'Olaria do Vale', 'Olaria do Vale', 'PERSONAL', '{}', now(), now())`,
    [person.storeId, randomUUID(), conversationSid, supplierId],
  );
});
afterAll(async () => {
  await server.stop();
  await twilio.stop();
});

const added = (more: Record<string, string> = {}) => ({
  EventType: 'onMessageAdded',
  ConversationSid: conversationSid,
  MessageSid: `IM${randomUUID().replaceAll('-', '')}`,
  Index: '0',
  Author: supplier,
  Body: 'MOQ is 300 pieces & the sample is free',
  Attributes: '{"type":"TEXT"}',
  DateCreated: '2026-11-20T14:59:00.000Z',
  ...more,
});
const post = (signed: { body: string; headers: Record<string, string> }) =>
  server.ask(path, { method: 'POST', body: signed.body, headers: signed.headers });
const messages = async () => {
  const rows = await server.sql(
    'select text, author, is_own from supplier_messages where store_id = $1 order by message_index',
    [person.storeId],
  );
  return rows.map((row) => row['text']);
};

describe('the webhook of Twilio', () => {
  it('records a signed message once, however often it comes', async () => {
    const signed = twilio.webhook(`${publicUrl}${path}`, added());
    expect((await post(signed)).status).toBe(204);
    expect(await messages()).toEqual(['MOQ is 300 pieces & the sample is free']);
    const again = await Promise.all([post(signed), post(signed)]);
    expect(again.map(({ status }) => status)).toEqual([204, 204]);
    expect(await messages()).toHaveLength(1);
    const { body } = await server.api(`/web/inbox/conversations/${conversationSid}`, { token: person.token });
    expect(body).toMatchObject({ isUnread: true, messageCount: 1 });
  });

  it.each([
    [
      'isn’t signed',
      () => ({
        ...twilio.webhook(`${publicUrl}${path}`, added()),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ],
    ['signed for another address', () => twilio.webhook(`https://evil.example.com${path}`, added())],
    [
      'changed on its way',
      () => {
        const signed = twilio.webhook(`${publicUrl}${path}`, added());
        return { ...signed, body: signed.body.replace('300', '30') };
      },
    ],
  ])('refuses what is %s, and nothing changes', async (_how, make) => {
    const before = await messages();
    const answer = await post(make());
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'forbidden' });
    expect(await messages()).toEqual(before);
  });

  it('takes no message of somebody who takes no part, nor of a conversation that is nobody’s', async () => {
    const before = await messages();
    const stranger = twilio.webhook(`${publicUrl}${path}`, added({ Author: `customer_${randomUUID()}` }));
    expect((await post(stranger)).status).toBe(204);
    const nowhere = twilio.webhook(`${publicUrl}${path}`, added({ ConversationSid: `CH${'0'.repeat(32)}` }));
    expect((await post(nowhere)).status).toBe(204);
    expect(await messages()).toEqual(before);
  });

  it('takes no book', async () => {
    const long = twilio.webhook(`${publicUrl}${path}`, added({ Body: 'x'.repeat(300 * 1024) }));
    expect((await post(long)).status).toBe(413);
  });

  it('is not there where conversations are not carried by Twilio', async () => {
    const plain = await startTestServer();
    const answer = await plain.ask(path, { method: 'POST', body: 'EventType=onMessageAdded' });
    await plain.stop();
    expect(answer.status).toBe(404);
  });
});

it('lets the client speak with Twilio', async () => {
  const policy = (await server.ask('/healthz')).headers.get('content-security-policy');
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.twilio\.com wss:\/\/\*\.twilio\.com/);
});

describe('the token of the chat', () => {
  it('is for who may write, and of the store', async () => {
    const answer = await server.api('/commons/twilio/token', { token: person.token });
    expect(answer.body).toMatchObject({ kind: 'twilio', identity: `store_${person.storeId}` });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((await server.api('/commons/twilio/token')).status).toBe(401);
  });
});
