import { catalogMessages } from '@brandwright/contract/kernel/errors.ts';
import type { ErrorBody } from '@brandwright/contract/kernel/errors.ts';
import { askPartner } from '@brandwright/contract/sourcing/marketplace/partners/ask-partner.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { logIn } from '@brandwright/contract/store/log-in.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callOperation } from './call-operation.ts';
import { queryClient } from './query-client.ts';
import { clearSessionNotice, onSessionEnd, sessionNotice } from './session-end.ts';
import { memoryStorage } from './testing.ts';
import { saveToken, storedToken } from './token.ts';

const ended = vi.fn<() => void>();
const encode = (value: unknown) => btoa(JSON.stringify(value));
const token = `${encode({ alg: 'HS256' })}.${encode({ exp: 4_000_000_000, sub: 'viewer-1' })}.c2ln`;
const answer = (status: number, body: Partial<ErrorBody>) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const viewerReason = "Your role (viewer) can't do this. Ask someone who is owner.";

let stop: () => void;
beforeEach(() => {
  clearSessionNotice();
  queryClient.clear();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  saveToken(token);
  ended.mockClear();
  stop = onSessionEnd(ended);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('ends with the catalog message after a 403, and keeps why', async () => {
  answer(403, { code: 'forbidden', message: viewerReason });
  await expect(callOperation(getStore, {})).rejects.toMatchObject({ kind: 'denied' });
  expect(storedToken()).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(sessionNotice()).toEqual({
    message: "This account doesn't have the permission to view this page.",
    reason: viewerReason,
    deniedUserId: 'viewer-1',
  });
});

it('lasts when the role is known to be too low: nothing is sent', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ role: 'viewer', owners: ['Nora Vale'] });
  });
  await expect(callOperation(askPartner, { partnerId: 'x', message: 'Hello' })).rejects.toMatchObject({
    kind: 'denied',
    message: 'You need member access. Ask Nora Vale.',
  });
  expect(asked.every((url) => url.endsWith('/web/stores/me'))).toBe(true);
  expect(storedToken()).not.toBeNull();
  expect(ended).not.toHaveBeenCalled();
});

it('keeps why when calls that were under way fail after it', async () => {
  answer(403, { code: 'forbidden', message: viewerReason });
  await expect(callOperation(getStore, {})).rejects.toThrow();
  const first = sessionNotice();
  await expect(callOperation(getStore, {})).rejects.toThrow();
  answer(401, { code: 'unauthenticated', message: 'x' });
  await expect(callOperation(getStore, {})).rejects.toThrow();
  expect(sessionNotice()).toEqual(first);
});

it('ends after a 401', async () => {
  answer(401, { code: 'unauthenticated', message: 'jwt expired' });
  await expect(callOperation(getStore, {})).rejects.toThrow();
  expect(sessionNotice()).toEqual({ message: catalogMessages.sessionExpired });
});

it.each([
  ['a blocked feature', { code: 'feature_blocked', message: 'FEATURE_BLOCKED' }],
  ['preview mode', { code: 'preview_blocked', message: catalogMessages.previewMode }],
] as const)('stays after %s', async (_, body) => {
  answer(403, body);
  await expect(callOperation(getStore, {})).rejects.toThrow();
  expect(storedToken()).toBe(token);
  expect(ended).not.toHaveBeenCalled();
});

it('stays after a refused login, whose reason is shown', async () => {
  answer(403, { code: 'forbidden', message: 'This account belongs to no store. Ask whoever invited you.' });
  await expect(callOperation(logIn, { email: 'a@b.co', password: 'x' })).rejects.toMatchObject({
    kind: 'refused',
    message: 'This account belongs to no store. Ask whoever invited you.',
  });
  expect(ended).not.toHaveBeenCalled();
});
