import type { Call } from '../gateway.ts';

/** Input that a request's headers tell when the caller does not. */
export function callerFacts(call: Call, operation: string): Record<string, unknown> {
  const languages = call.req.header('accept-language')?.slice(0, 500);
  return operation === 'infer_country' && languages ? { languages } : {};
}
