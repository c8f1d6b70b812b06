import { clearStorage } from './token.ts';

/** Why the last session ended; shown once on the login screen. */
let notice: string | null = null;
const listeners = new Set<(message: string | null) => void>();

/** Ends the session: storage cleared, listeners (router, query cache) told. `message` null for a log-out by choice. */
export function endSession(message: string | null): void {
  clearStorage();
  notice = message;
  for (const listener of listeners) listener(message);
}

/** Runs when a session ends. Answers how to stop listening. */
export function onSessionEnd(listener: (message: string | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message of the last ended session. */
export function sessionNotice(): string | null {
  return notice;
}

export function clearSessionNotice(): void {
  notice = null;
}
