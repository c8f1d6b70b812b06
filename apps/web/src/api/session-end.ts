import type { ApiError } from './api-error.ts';
import { clearStorage, readToken, storedToken } from './token.ts';

/** Why the last session ended. */
export interface SessionNotice {
  message: string;
  /** What the server itself said: who may, what to do. */
  reason?: string;
  /** Who was denied: the same page would deny them again. */
  deniedUserId?: string | null;
}

/** Shown once on the login screen. */
let notice: SessionNotice | null = null;
const listeners = new Set<(notice: SessionNotice | null) => void>();

/** Ends the session: storage cleared, listeners (router, query cache) told. `told` null for a log-out by choice. */
export function endSession(told: SessionNotice | null): void {
  clearStorage();
  notice = told;
  for (const listener of listeners) listener(told);
}

/**
 * Ends the session after a failure that costs it (error catalog, overview §8: 401, and 403 but for a blocked feature).
 * What was still under way when it ended fails too, and does not take the place of why.
 */
export function endSessionAfter({ kind, message, reason }: ApiError): void {
  const claims = readToken(storedToken(), Date.now());
  if (kind === 'session') endSession(claims || !notice ? { message } : notice);
  if (kind === 'denied' && claims)
    endSession({
      message,
      ...(reason && reason !== message ? { reason } : {}),
      deniedUserId: claims.userId,
    });
}

/** Runs when a session ends. Answers how to stop listening. */
export function onSessionEnd(listener: (notice: SessionNotice | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notice of the last ended session. */
export function sessionNotice(): SessionNotice | null {
  return notice;
}

export function clearSessionNotice(): void {
  notice = null;
}
