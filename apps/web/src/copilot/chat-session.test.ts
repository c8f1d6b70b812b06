import { catalogMessages, blockedFeatureCode } from '@brandwright/contract/kernel/errors.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSessionNotice, onSessionEnd, sessionNotice } from '#api/session-end.ts';
import { memoryStorage } from '#api/testing.ts';
import { saveToken, storedToken } from '#api/token.ts';
import { openSession } from './chat-session.ts';

const ended = vi.fn<() => void>();
const encode = (value: unknown) => btoa(JSON.stringify(value));
const token = `${encode({ alg: 'HS256' })}.${encode({ exp: 4_000_000_000, sub: 'viewer-1' })}.c2ln`;
const reason = "Your role (viewer) can't do this. Ask someone who is owner.";
const refuse = (status: number, body: { code: string; message: string }) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

let stop: () => void;
beforeEach(() => {
  clearSessionNotice();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('window', { location: { pathname: '/homebase', search: '' } });
  saveToken(token);
  ended.mockClear();
  stop = onSessionEnd(ended);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('a chat whose request is refused', () => {
  it('ends the session after a 403 with the message of the catalog, and keeps why', async () => {
    refuse(403, { code: 'forbidden', message: reason });
    const { chat, say } = openSession({ conversationId: null });
    await say('Good morning', []);
    expect(storedToken()).toBeNull();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(sessionNotice()).toEqual({
      message: catalogMessages.noPermission,
      reason,
      deniedUserId: 'viewer-1',
    });
    expect(chat.error?.message).toBe(catalogMessages.noPermission);
  });

  it('ends it after a 401', async () => {
    refuse(401, { code: 'unauthenticated', message: 'jwt expired' });
    await openSession({ conversationId: null }).say('Good morning', []);
    expect(storedToken()).toBeNull();
    expect(sessionNotice()).toEqual({ message: catalogMessages.sessionExpired });
  });

  it.each([
    ['a blocked feature', 403, { code: 'feature_blocked', message: blockedFeatureCode }],
    ['preview mode', 403, { code: 'preview_blocked', message: catalogMessages.previewMode }],
    ['a fault of the server', 500, { code: 'internal', message: 'stack' }],
  ])('goes on after %s', async (_, status, body) => {
    refuse(status, body);
    const { chat, say } = openSession({ conversationId: null });
    await say('Good morning', []);
    expect(storedToken()).toBe(token);
    expect(ended).not.toHaveBeenCalled();
    expect(chat.error).toBeDefined();
  });
});

describe('a chat that is opened while it is answered', () => {
  it('reads the answer when it has ended before it could be followed', async () => {
    const conversation = { id: crypto.randomUUID(), isAnswering: false };
    const asked = { id: crypto.randomUUID(), role: 'user' as const, parts: [{ type: 'text', text: 'Hi' }] };
    const answered = {
      id: crypto.randomUUID(),
      role: 'assistant' as const,
      parts: [{ type: 'text', text: 'Hello' }],
    };
    const metadata = { createdAt: '2026-11-20T15:00:00.000Z' };
    const messages = [asked, answered].map((message) => ({ ...message, metadata }));
    vi.stubGlobal('fetch', async (url: string) =>
      String(url).endsWith('/stream')
        ? new Response(null, { status: 204 })
        : Response.json({ conversation, messages, pendingActions: [] }),
    );
    const session = openSession({ conversationId: conversation.id, messages: messages.slice(0, 1) });
    await session.resume();
    expect(session.chat.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  });
});
