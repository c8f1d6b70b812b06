import { blockedFeatureCode, catalogMessages } from '@brandwright/contract/kernel/errors.ts';
import type { ErrorBody, ErrorCode, ErrorDetail } from '@brandwright/contract/kernel/errors.ts';

/** What the client does about a failed call (error catalog, overview §8). */
export type ApiErrorKind =
  /** Session over: message, log out, storage cleared. */
  | 'session'
  /** Plan or flag blocks the feature. */
  | 'feature_blocked'
  /** Role too low: message with the reason, log out. */
  | 'denied'
  /** A preview account may not act. */
  | 'preview'
  /** Server fault, no connection or time-out. */
  | 'network'
  /** Refusal with a reason that can be shown. */
  | 'refused';

/** A failed call. `message` is fit to show; `reason` is what the server itself said. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly reason: string | undefined;
  readonly details: ErrorDetail[];
  readonly requestId: string | undefined;

  constructor(kind: ApiErrorKind, message: string, status: number, body: Partial<ErrorBody> = {}) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = body.code;
    this.reason = body.message;
    this.details = body.details ?? [];
    this.requestId = body.requestId;
  }
}

/**
 * Maps a failed answer to what the client does. `isPublic` calls (log in, register) have no session to lose,
 * so their 401 and 403 are plain refusals.
 */
export function toApiError(status: number, body: Partial<ErrorBody>, isPublic = false): ApiError {
  const said = body.message?.trim();
  if (status === 401 && !isPublic)
    return new ApiError('session', catalogMessages.sessionExpired, status, body);
  if (status === 403 && said === blockedFeatureCode) {
    return new ApiError('feature_blocked', 'Your plan doesn’t include this yet.', status, body);
  }
  if (status === 403 && body.code === 'preview_blocked') {
    return new ApiError('preview', catalogMessages.previewMode, status, body);
  }
  if (status === 403 && !isPublic) return new ApiError('denied', catalogMessages.noPermission, status, body);
  if (status === 500) return new ApiError('network', catalogMessages.network, status, body);
  return new ApiError('refused', said || catalogMessages.generic, status, body);
}

/** No answer at all: the connection broke or 120 seconds passed. */
export function toConnectionError(): ApiError {
  return new ApiError('network', catalogMessages.network, 0);
}

/** The words to show for anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : catalogMessages.generic;
}

/** What a refusal says about fields of a form, by field; empty where it names none. */
export const refusedFields = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.details.map((one) => [one.path, one.message])) : {};
