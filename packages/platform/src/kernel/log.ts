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

// The query builder's message ends with the values of the query: passwords' hashes, addresses, what people wrote.
const values = /\nparams: [\s\S]*?(?=\n {4}at |$)/;

/** The fields of a log line, with errors of queries cut before the values. */
export function withoutValues(fields: Record<string, unknown>): Record<string, unknown> {
  const { error } = fields;
  if (typeof error === 'string') return { ...fields, error: error.replace(values, '') };
  if (typeof error !== 'object' || error === null) return fields;
  const parts = Object.entries(error).map(([name, part]) => [
    name,
    typeof part === 'string' ? part.replace(values, '') : part,
  ]);
  return { ...fields, error: Object.fromEntries(parts) };
}

/** Logs to standard output as JSON lines; `level` as pino's. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    formatters: { log: withoutValues },
    redact: {
      paths: [...redacted, ...redacted.map((name) => `*.${name}`), 'headers.authorization'],
      censor: '[secret]',
    },
  });
}

export const silentLog: Log = pino({ level: 'silent' });
