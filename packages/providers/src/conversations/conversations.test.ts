import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProviders } from '../create-providers.ts';
import { twilioStandIn, type TwilioStandIn } from '../testing/twilio-stand-in.ts';
import { chooseConversations } from './choose-conversations.ts';
import type { Conversations, MessageRequest } from './conversations.ts';
import { createEmbeddedConversations } from './embedded-conversations.ts';
import { createTwilioConversations } from './twilio-conversations.ts';
import { twilioSignature } from './twilio-webhook.ts';

let count = 0;
const uniqueName = () => `test ${(count += 1)}`;
const brand = 'store_1';
const supplier = 'customer_1';

async function opened(carrier: Conversations, name = uniqueName()) {
  const { sid } = await carrier.open({
    uniqueName: name,
    friendlyName: 'Olaria do Vale',
    attributes: { subject: 'Mugs' },
    participants: [brand, supplier],
  });
  return sid;
}
const message = (conversationSid: string, more: Partial<MessageRequest> = {}): MessageRequest => ({
  conversationSid,
  key: 'first',
  author: brand,
  body: 'What is your MOQ?',
  attributes: { type: 'TEXT' },
  ...more,
});

/** What every carrier must do. */
function describeConversations(name: string, make: () => Conversations): void {
  describe(name, () => {
    it('opens one conversation for a name, also when asked at the same time', async () => {
      const carrier = make();
      const name = uniqueName();
      const [first, second] = await Promise.all([opened(carrier, name), opened(carrier, name)]);
      expect(first).toMatch(/^CH[0-9a-f]{32}$/);
      expect(second).toBe(first);
      expect(await opened(make(), name)).toBe(first);
      expect(await opened(carrier)).not.toBe(first);
    });

    it('delivers once for a key, also when asked at the same time', async () => {
      const carrier = make();
      const sid = await opened(carrier);
      const [first, second] = await Promise.all([carrier.send(message(sid)), carrier.send(message(sid))]);
      expect(first.sid).toMatch(/^IM[0-9a-f]{32}$/);
      expect(second).toEqual(first);
      expect(await make().send(message(sid))).toEqual(first);
      expect((await carrier.send(message(sid, { key: 'second' }))).sid).not.toBe(first.sid);
    });

    it('takes attributes and read marks', async () => {
      const carrier = make();
      const sid = await opened(carrier);
      const { index } = await carrier.send(message(sid));
      await expect(carrier.setAttributes(sid, { subject: 'Mugs, glazed' })).resolves.toBeUndefined();
      await expect(carrier.markRead(sid, supplier, index ?? 0)).resolves.toBeUndefined();
    });

    it('believes no webhook without a signature', () => {
      const webhook = {
        url: 'https://app.example.com/webhooks/twilio',
        headers: {},
        body: 'EventType=onMessageAdded',
      };
      expect(() => make().readWebhook(webhook)).toThrow();
    });
  });
}

let twilio: TwilioStandIn;
beforeAll(async () => {
  twilio = await twilioStandIn();
});
afterAll(() => twilio.stop());
const overTwilio = () => createTwilioConversations(twilio.settings);
const kept = (sid: string) => twilio.conversations.get(sid);

describeConversations('the embedded carrier', createEmbeddedConversations);
describeConversations('Twilio', overTwilio);

describe('Twilio', () => {
  it('keeps name, attributes and participants, and adds only who is missing', async () => {
    const name = uniqueName();
    const sid = await opened(overTwilio(), name);
    expect(kept(sid)).toMatchObject({
      unique_name: name,
      friendly_name: 'Olaria do Vale',
      attributes: '{"subject":"Mugs"}',
      participants: [{ identity: brand }, { identity: supplier }],
    });
    twilio.pageRows(1);
    await overTwilio().open({
      uniqueName: name,
      friendlyName: 'Olaria do Vale',
      attributes: {},
      participants: [brand, supplier, 'customer_2'],
    });
    twilio.pageRows(1000);
    expect(kept(sid)?.participants.map(({ identity }) => identity)).toEqual([brand, supplier, 'customer_2']);
  });

  it('delivers once when answers are lost', async () => {
    const sid = await opened(overTwilio());
    twilio.failAfterWork(2);
    const sent = await overTwilio().send(message(sid));
    expect(kept(sid)?.messages).toHaveLength(1);
    expect(sent).toEqual({ sid: kept(sid)?.messages[0]?.sid, index: 0 });
  });

  it('opens once when the answer is lost', async () => {
    const name = uniqueName();
    twilio.failAfterWork(1);
    const sid = await opened(overTwilio(), name);
    expect([...twilio.conversations.values()].filter((one) => one.unique_name === name)).toHaveLength(1);
    expect(kept(sid)?.participants).toHaveLength(2);
  });

  it('finds what it sent on a later page', async () => {
    const sid = await opened(overTwilio());
    const first = await overTwilio().send(message(sid));
    for (const key of ['b', 'c', 'd']) await overTwilio().send(message(sid, { key }));
    twilio.pageRows(2);
    const again = await overTwilio().send(message(sid));
    twilio.pageRows(1000);
    expect(again).toEqual(first);
    expect(kept(sid)?.messages).toHaveLength(4);
  });

  it('waits as long as it is told when there are too many requests, then goes on', async () => {
    const sid = await opened(overTwilio());
    twilio.waited.length = 0;
    twilio.beBusy(2);
    await overTwilio().setAttributes(sid, { subject: 'later' });
    expect(twilio.waited).toEqual([2000, 2000]);
    expect(kept(sid)?.attributes).toBe('{"subject":"later"}');
  });

  it('gives up in words when it stays busy', async () => {
    const sid = await opened(overTwilio());
    twilio.beBusy(100);
    await expect(overTwilio().send(message(sid))).rejects.toMatchObject({
      code: 'upstream',
      message: expect.stringContaining('isn’t responding'),
    });
    twilio.beBusy(0);
    expect(kept(sid)?.messages).toHaveLength(0);
  });

  it('carries a long message whole', async () => {
    const sid = await opened(overTwilio());
    const body = 'Glaze and clay. '.repeat(200);
    await overTwilio().send(message(sid, { body }));
    const row = kept(sid)?.messages[0];
    expect(row?.body).toHaveLength(1600);
    const url = 'https://app.example.com/webhooks/twilio';
    const webhook = twilio.webhook(url, {
      EventType: 'onMessageAdded',
      ConversationSid: sid,
      MessageSid: row?.sid ?? '',
      Index: '0',
      Author: brand,
      Body: row?.body ?? '',
      Attributes: row?.attributes ?? '',
      DateCreated: '2026-11-20T15:00:00.000Z',
    });
    expect(overTwilio().readWebhook({ url, ...webhook })).toMatchObject({
      body,
      attributes: { type: 'TEXT' },
    });
  });

  it('marks read for somebody who was not in the conversation yet', async () => {
    const sid = await opened(overTwilio());
    await overTwilio().markRead(sid, 'customer_9', 3);
    expect(kept(sid)?.participants.at(-1)).toMatchObject({
      identity: 'customer_9',
      last_read_message_index: 3,
    });
  });

  it('says which setting is wrong, and what Twilio does not know', async () => {
    const wrongKey = createTwilioConversations({ ...twilio.settings, apiSecret: 'wrong' });
    await expect(opened(wrongKey)).rejects.toThrow(/TWILIO_API_KEY/);
    await expect(overTwilio().send(message(`CH${'0'.repeat(32)}`))).rejects.toMatchObject({
      code: 'not_found',
    });
    const away = createTwilioConversations({ ...twilio.settings, baseUrl: 'http://127.0.0.1:9' });
    await expect(opened(away)).rejects.toMatchObject({ code: 'upstream' });
  });

  it('makes tokens that let one identity into one service for an hour', async () => {
    const made = await overTwilio().createToken(brand);
    const { token, expiresAt } = made ?? { token: '', expiresAt: '' };
    await jwtVerify(token, new TextEncoder().encode(twilio.settings.apiSecret));
    expect(decodeProtectedHeader(token)).toEqual({ typ: 'JWT', alg: 'HS256', cty: 'twilio-fpa;v=1' });
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({
      iss: twilio.settings.apiKey,
      sub: twilio.settings.accountSid,
      grants: { identity: brand, chat: { service_sid: twilio.settings.serviceSid } },
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
    expect(Date.parse(expiresAt)).toBe((claims.exp ?? 0) * 1000);
  });
});

describe('webhooks of Twilio', () => {
  const url = 'https://app.example.com/webhooks/twilio';
  const facts = {
    EventType: 'onMessageAdded',
    ConversationSid: 'CH1',
    MessageSid: 'IM1',
    Index: '7',
    Author: supplier,
    Body: 'We can do 300 pieces & more',
    Attributes: '{"type":"TEXT","isDemo":false}',
    DateCreated: '2026-11-20T15:00:00.123Z',
    Source: 'SDK',
  };
  const readSigned = (more: Record<string, string>, at = url) =>
    overTwilio().readWebhook({ url, ...twilio.webhook(at, { ...facts, ...more }) });

  it('signs as Twilio does in its own example', () => {
    // The example of twilio.com/docs/usage/security.
    const form = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    });
    expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', form)).toBe(
      'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
    );
  });

  it('reads a message', () => {
    expect(readSigned({})).toEqual({
      kind: 'message',
      conversationSid: 'CH1',
      messageSid: 'IM1',
      index: 7,
      author: supplier,
      body: 'We can do 300 pieces & more',
      attributes: { type: 'TEXT', isDemo: false },
      at: '2026-11-20T15:00:00.123Z',
    });
  });

  it('reads who has read, and attributes', () => {
    expect(
      readSigned({ EventType: 'onParticipantUpdated', Identity: supplier, LastReadMessageIndex: '4' }),
    ).toEqual({ kind: 'read', conversationSid: 'CH1', identity: supplier, index: 4 });
    expect(readSigned({ EventType: 'onConversationUpdated', Attributes: '{"subject":"Mugs"}' })).toEqual({
      kind: 'attributes',
      conversationSid: 'CH1',
      attributes: { subject: 'Mugs' },
    });
  });

  it.each([
    ['an event of no matter', { EventType: 'onUserAdded' }],
    ['a participant who read nothing', { EventType: 'onParticipantUpdated', Identity: supplier }],
    ['a message without a place', { Index: '', MessageSid: '' }],
    ['another service of the account', { ChatServiceSid: 'ISother' }],
  ])('tells nothing of %s', (_what, more) => {
    expect(readSigned(more)).toBeNull();
  });

  it('takes attributes that are no JSON for none', () => {
    expect(readSigned({ Attributes: 'not json' })).toMatchObject({ attributes: {} });
    expect(readSigned({ Attributes: '[1]' })).toMatchObject({ attributes: {} });
  });

  it('refuses another address, another body, another token and none', () => {
    expect(() => readSigned({}, 'https://evil.example.com/webhooks/twilio')).toThrow(/isn’t signed/);
    const signed = twilio.webhook(url, facts);
    const changed = { ...signed, body: signed.body.replace('300', '900') };
    expect(() => overTwilio().readWebhook({ url, ...changed })).toThrow(/isn’t signed/);
    const other = createTwilioConversations({ ...twilio.settings, authToken: 'another' });
    expect(() => other.readWebhook({ url, ...signed })).toThrow(/isn’t signed/);
    expect(() => overTwilio().readWebhook({ url, headers: {}, body: signed.body })).toThrow(/isn’t signed/);
  });

  it('takes a signature over the address with its usual port', () => {
    expect(readSigned({}, 'https://app.example.com:443/webhooks/twilio')).toMatchObject({ kind: 'message' });
  });
});

describe('the choice of a carrier', () => {
  const all = {
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_API_KEY: 'SK1',
    TWILIO_API_SECRET: 's',
    TWILIO_AUTH_TOKEN: 't',
    TWILIO_CONVERSATIONS_SERVICE_SID: 'IS1',
  };
  it('is the embedded one without settings, Twilio with all of them', () => {
    expect(
      createProviders({}, mkdtempSync(join(tmpdir(), 'brandwright-conversations-'))).conversations.kind,
    ).toBe('embedded');
    expect(chooseConversations(all).kind).toBe('twilio');
  });
  it('names what is missing or of another kind', () => {
    expect(() => chooseConversations({ ...all, TWILIO_AUTH_TOKEN: '', TWILIO_API_KEY: undefined })).toThrow(
      /so TWILIO_API_KEY, TWILIO_AUTH_TOKEN needed too/,
    );
    expect(() => chooseConversations({ ...all, TWILIO_API_KEY: 'AC1' })).toThrow(
      'TWILIO_API_KEY begins with SK.',
    );
  });
});
