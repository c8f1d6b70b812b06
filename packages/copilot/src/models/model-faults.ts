import { APICallError } from 'ai';

/** A model that stopped sending in the middle of an answer, or sent nothing for too long. */
export class ModelStalled extends Error {
  override readonly name = 'ModelStalled';
}

/** Whether asking again may help: busy, a fault on the other side, no connection, a broken or stalled stream. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ModelStalled) return true;
  if (isOutOfCredit(error)) return false;
  if (APICallError.isInstance(error)) return error.isRetryable;
  // Errors that providers send inside a stream say themselves whether they pass.
  if (
    typeof error === 'object' &&
    error !== null &&
    'isRetryable' in error &&
    error.isRetryable !== undefined
  )
    return error.isRetryable === true;
  // A socket that closes in the middle of a body.
  return error instanceof TypeError;
}

const saidBy = (error: unknown) =>
  APICallError.isInstance(error) ? `${error.message} ${error.responseBody ?? ''}` : '';

/** A spent quota comes as 429 too, and no pause helps against it. */
export function isOutOfCredit(error: unknown): boolean {
  return /insufficient_quota|billing_hard_limit/.test(saidBy(error));
}

/** Ollama, vLLM and llama.cpp refuse tools where the model, or the way they were started, knows none. */
export function knowsNoTools(error: unknown): boolean {
  return /does not support tools|enable-auto-tool-choice|tools? (?:param )?requires? --jinja/i.test(
    saidBy(error),
  );
}

/** The request is longer than what the server lets the model read. */
export function isTooLong(error: unknown): boolean {
  return /context_length_exceeded|exceed_context_size|maximum context length|exceeds? the (?:available )?context|context (?:size|length|window)[^.]{0,60}exceed|greater than the context length/i.test(
    saidBy(error),
  );
}

/** How long the provider asks to wait, in milliseconds; undefined when it does not say. */
export function retryAfterMs(error: unknown): number | undefined {
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
  const precise = Number.parseFloat(headers?.['retry-after-ms'] ?? '');
  if (precise >= 0) return precise;
  const said = headers?.['retry-after'];
  if (said === undefined) return undefined;
  const seconds = Number(said);
  if (seconds >= 0) return seconds * 1000;
  // The header may hold a date; the machine's clock is the one it is meant for.
  const until = Date.parse(said) - Date.now();
  return Number.isNaN(until) ? undefined : Math.max(0, until);
}
