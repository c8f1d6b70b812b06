import { OperationError } from '@brandwright/contract';
import { APICallError, RetryError } from 'ai';

export interface Failure {
  message: string;
  retryable: boolean;
}

/** What went wrong with an answer, in words that say what is safe and what to do. */
export function describeFailure(error: unknown): Failure {
  if (RetryError.isInstance(error)) return describeFailure(error.lastError);
  if (error instanceof OperationError) return { message: error.message, retryable: false };
  if (APICallError.isInstance(error)) return describeStatus(error.statusCode);
  if (error instanceof Error && /timeout|timed out|TimeoutError/i.test(`${error.name} ${error.message}`)) {
    return {
      message: 'The language model stopped answering. Your message is kept; try again.',
      retryable: true,
    };
  }
  return { message: 'The answer could not be written. Your message is kept; try again.', retryable: true };
}

function describeStatus(status: number | undefined): Failure {
  if (status === 401 || status === 403) {
    return {
      message:
        'The language model refused the key. Check OPENAI_API_KEY in the settings of the server, then try again.',
      retryable: true,
    };
  }
  if (status === 429) {
    return {
      message:
        'The language model is busy or its quota is used up. Your message is kept; try again in a minute.',
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
