import { pino } from 'pino';

/** Structured log. Secrets never reach it: only these fields are ever passed, and headers are redacted. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  debug(fields: object, message: string): void;
  child(fields: object): Log;
}

const redacted = ['authorization', 'cookie', 'password', 'token', 'idToken', 'secret', 'apiKey'];

/** Logs to standard output as JSON lines; `level` as pino's. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: [...redacted, ...redacted.map((name) => `*.${name}`), 'headers.authorization'],
      censor: '[secret]',
    },
  });
}

export const silentLog: Log = pino({ level: 'silent' });
