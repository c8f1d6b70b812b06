import { catalogMessages } from '@brandwright/contract/kernel/errors.ts';
import { describe, expect, it } from 'vitest';
import { toApiError } from './api-error.ts';

describe('toApiError', () => {
  it.each([
    [401, { message: 'jwt expired' }, 'session', catalogMessages.sessionExpired],
    [403, { message: 'FEATURE_BLOCKED' }, 'feature_blocked', 'Your plan doesn’t include this yet.'],
    [403, { code: 'preview_blocked' as const, message: 'x' }, 'preview', catalogMessages.previewMode],
    [403, { message: 'Only an owner can.' }, 'denied', catalogMessages.noPermission],
    [500, { message: 'stack trace' }, 'network', catalogMessages.network],
    [400, { message: 'Order 9 does not exist.' }, 'refused', 'Order 9 does not exist.'],
    [423, { message: 'Locked while an import runs.' }, 'refused', 'Locked while an import runs.'],
    [404, {}, 'refused', catalogMessages.generic],
    [502, { message: '  ' }, 'refused', catalogMessages.generic],
  ])('%i %j is %s', (status, body, kind, message) => {
    const error = toApiError(status, body);
    expect([error.kind, error.message]).toEqual([kind, message]);
  });

  it('keeps what the server said, with the lines that were wrong', () => {
    const error = toApiError(400, {
      message: 'Bad.',
      details: [{ path: 'email', message: 'Not an address.' }],
      requestId: 'r1',
    });
    expect(error).toMatchObject({
      reason: 'Bad.',
      requestId: 'r1',
      details: [{ path: 'email', message: 'Not an address.' }],
    });
  });

  it.each([401, 403])('takes a %i of a public call as a plain refusal', (status) => {
    expect(toApiError(status, { message: 'Ask whoever invited you.' }, true)).toMatchObject({
      kind: 'refused',
      message: 'Ask whoever invited you.',
    });
  });
});
