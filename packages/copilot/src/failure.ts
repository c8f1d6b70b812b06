import { OperationError } from '@brandwright/contract';
import { APICallError, RetryError } from 'ai';
import { CassetteLacks } from './cassette.ts';
import { isOutOfCredit, ModelStalled, retryAfterMs } from './model-faults.ts';

export interface Failure {
  message: string;
  retryable: boolean;
}

/**
 * What went wrong with an answer, in words that say what is safe and what to do. After something was changed it says
 * that this stands: trying again goes on from there.
 */
export function describeFailure(error: unknown, hasActed = false): Failure {
  const failure = describe(error);
  if (!hasActed) return failure;
  const kept = 'What was done stands';
  const message = failure.message.replace('Your message is kept;', `${kept};`);
  return { ...failure, message: message.includes(kept) ? message : `${message} ${kept}.` };
}

function describe(error: unknown): Failure {
  if (RetryError.isInstance(error)) return describe(error.lastError);
  if (error instanceof OperationError) return { message: error.message, retryable: false };
  if (error instanceof CassetteLacks) return { message: error.message, retryable: true };
  if (isOutOfCredit(error)) {
    return {
      message:
        "The language model's quota is used up. Your message is kept; try again when the account at the provider is topped up.",
      retryable: true,
    };
  }
  if (APICallError.isInstance(error)) return describeStatus(error.statusCode, retryAfterMs(error));
  if (error instanceof ModelStalled || isTimeout(error)) {
    return {
      message: 'The language model stopped answering. Your message is kept; try again.',
      retryable: true,
    };
  }
  if (error instanceof TypeError) return describeStatus(undefined);
  const status = statusOf(error);
  if (status !== undefined) return describeStatus(status);
  return { message: 'The answer could not be written. Your message is kept; try again.', retryable: true };
}

const isTimeout = (error: unknown) =>
  error instanceof Error && /timeout|timed out|TimeoutError/i.test(`${error.name} ${error.message}`);

/** The status that providers give an error which they send inside a stream. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** "in a minute", "in about 5 minutes": how long the provider asked to wait. */
function soon(waitMs: number | undefined): string {
  const minutes = Math.ceil((waitMs ?? 0) / 60_000);
  return minutes <= 1 ? 'in a minute' : `in about ${minutes} minutes`;
}

function describeStatus(status: number | undefined, waitMs?: number): Failure {
  if (status === 401 || status === 403) {
    return {
      message:
        'The language model refused the key. Check OPENAI_API_KEY in the settings of the server, then try again.',
      retryable: true,
    };
  }
  if (status === 429) {
    return {
      message: `The language model is busy. Your message is kept; try again ${soon(waitMs)}.`,
      retryable: true,
    };
  }
  if (status === 404) {
    return {
      message:
        'The language model is not known to its provider. Check COPILOT_MODEL in the settings of the server.',
      retryable: true,
    };
  }
  if (status !== undefined && status >= 500) {
    return {
      message: 'The language model has a fault on its side. Your message is kept; try again.',
      retryable: true,
    };
  }
  if (status === undefined) {
    return {
      message: 'The language model cannot be reached. Your message is kept; try again.',
      retryable: true,
    };
  }
  return {
    message: `The language model refused the request (${status}). Your message is kept; try again.`,
    retryable: true,
  };
}
