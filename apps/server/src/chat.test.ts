import { readChunks } from '@brandwright/copilot/stream/read-events.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Person, type TestServer } from './testing/test-server.ts';

let first: TestServer;
let second: TestServer;
let ada: Person;
beforeAll(async () => {
  const settings = { SESSION_SECRET: 'shared by both servers of this test, long enough' };
  [first, second] = await Promise.all([startTestServer(settings), startTestServer(settings)]);
  ada = await first.register();
});
afterAll(() => Promise.all([first.stop(), second.stop()]));

const message = (text: string) => ({ say: { kind: 'message', messageId: randomUUID(), text } });

const eventsOf = (text: string) =>
  readChunks(text) as { type: string; data?: Record<string, unknown>; delta?: string }[];

describe('a conversation over HTTP', () => {
  it('streams an answer made of the store, which another server shows too', async () => {
    const answer = await first.api('/copilot/chat', {
      token: ada.token,
      body: message('What plan am I on?'),
    });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events = eventsOf(answer.text);
    expect(events[0]?.type).toBe('start');
    const said = events.flatMap((event) => event.delta ?? []).join('');
    expect(said).toContain('Free plan');
    const conversationId = events.find((event) => event.type === 'data-turn')?.data?.['conversationId'];
    const kept = await second.api(`/copilot/conversations/${String(conversationId)}`, { token: ada.token });
    expect(kept.text).toContain('What plan am I on?');
    expect(
      (await second.api(`/copilot/conversations/${String(conversationId)}/stream`, { token: ada.token }))
        .status,
    ).toBe(204);
    expect(
      (await second.api(`/copilot/chat/${String(conversationId)}/stop`, { token: ada.token, body: {} })).body,
    ).toEqual({ stopped: false });
  });

  it('refuses words that cannot be kept, and changes nothing', async () => {
    for (const words of ['a \u0000 b', 'a \ud800 b'])
      expect(await first.api('/copilot/chat', { token: ada.token, body: message(words) })).toMatchObject({
        status: 400,
        body: { code: 'bad_input' },
      });
  });

  it('belongs to its people', async () => {
    const eve = await first.register('Eve');
    const { text } = await first.api('/copilot/chat', {
      token: ada.token,
      body: message('What plan am I on?'),
    });
    const conversationId = String(
      eventsOf(text).find((event) => event.type === 'data-turn')?.data?.['conversationId'],
    );
    for (const path of [
      `/copilot/conversations/${conversationId}/stream`,
      `/copilot/chat/${conversationId}/stream`,
    ]) {
      expect((await first.api(path, { token: eve.token })).status).toBe(404);
      expect((await first.api(path)).status).toBe(401);
    }
    expect(
      (await first.api(`/copilot/conversations/${conversationId}/stop`, { token: eve.token, body: {} }))
        .status,
    ).toBe(404);
    expect(
      (await first.api('/copilot/chat', { token: eve.token, body: { conversationId, ...message('hello') } }))
        .status,
    ).toBe(404);
  });

  it('refuses what is no message', async () => {
    const say = (body: unknown, token: string | undefined = ada.token) =>
      first.api('/copilot/chat', { token, body });
    expect((await say(message('hi'), 'nonsense')).status).toBe(401);
    for (const body of [
      '{',
      {},
      { say: { kind: 'history', messages: [] } },
      message('   '),
      message('x'.repeat(20_000)),
      { say: { kind: 'message', text: 'no id' } },
    ]) {
      expect(await say(body)).toMatchObject({ status: 400, body: { code: 'bad_input' } });
    }
    expect((await say(message('x'.repeat(2_000_000)))).status).toBe(413);
    expect((await first.api('/copilot/chat/not-an-id/stream', { token: ada.token })).status).toBe(404);
    expect(
      (
        await first.api(`/copilot/actions/${randomUUID()}/decision`, {
          token: ada.token,
          body: { approved: true },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await first.api(`/copilot/actions/${randomUUID()}/decision`, {
          token: ada.token,
          body: { approved: 'yes' },
        })
      ).status,
    ).toBe(400);
  });
});
