import { OperationError } from '@brandwright/contract';
import { partnerModelPath } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { APICallError, RetryError } from 'ai';
import { CassetteLacks } from '../models/cassette.ts';
import {
  isOutOfCredit,
  isTooLong,
  knowsNoTools,
  ModelStalled,
  retryAfterMs,
} from '../models/model-faults.ts';

export interface Failure {
  message: string;
  retryable: boolean;
  /** The screen that mends it. */
  link?: { label: string; path: string };
}

export interface AboutFailure {
  /** Whether the turn has changed something already. */
  hasActed?: boolean;
  /** Host of the model's server when the store chose it; undefined when whoever runs the installation did. */
  storesOwn?: string | undefined;
  /** Whether who is told may choose another model. */
  mayChoose?: boolean;
}

/**
 * What went wrong with an answer, in words that say what is safe and what to do. After something was changed it says
 * that this stands: trying again goes on from there. A model that the store chose comes with the way to another.
 */
export function describeFailure(error: unknown, about: AboutFailure = {}): Failure {
  const failure = advised(describe(error, about.storesOwn), about);
  if (!about.hasActed) return failure;
  const kept = 'What was done stays done';
  const message = failure.message.replace('Your message is saved;', `${kept};`);
  return { ...failure, message: message.includes(kept) ? message : `${message} ${kept}.` };
}

function advised(failure: Failure, { storesOwn, mayChoose }: AboutFailure): Failure {
  if (storesOwn === undefined) return failure;
  if (mayChoose) return { ...failure, link: { label: 'Partner model', path: partnerModelPath } };
  return { ...failure, message: `${failure.message} The store’s owner can choose another model.` };
}

function describe(error: unknown, storesOwn: string | undefined): Failure {
  if (RetryError.isInstance(error)) return describe(error.lastError, storesOwn);
  if (error instanceof OperationError) return { message: error.message, retryable: false };
  if (error instanceof CassetteLacks) return { message: error.message, retryable: true };
  if (isOutOfCredit(error)) {
    return {
      message:
        'The language model’s quota is used up. Your message is saved; try again once the provider account is topped up.',
      retryable: true,
    };
  }
  if (knowsNoTools(error)) {
    return {
      message:
        'As its server runs it, this language model can’t call tools, which the partner needs. Choose one that can, such as qwen3 or llama3.1; vLLM needs --enable-auto-tool-choice, llama.cpp --jinja.',
      retryable: true,
    };
  }
  if (isTooLong(error)) {
    const where = storesOwn === undefined ? 'COPILOT_CONTEXT_TOKENS' : 'the context tokens of the model';
    return {
      message: `This chat is longer than the language model’s server can read. Give the server a longer context, or set ${where} to what it has. Your message is saved; try again.`,
      retryable: true,
    };
  }
  if (APICallError.isInstance(error)) return describeStatus(error.statusCode, storesOwn, retryAfterMs(error));
  if (error instanceof ModelStalled || isTimeout(error)) {
    return {
      message: 'The language model stopped answering. Your message is saved; try again.',
      retryable: true,
    };
  }
  if (error instanceof TypeError) return describeStatus(undefined, storesOwn);
  const status = statusOf(error);
  if (status !== undefined) return describeStatus(status, storesOwn);
  return { message: 'The answer couldn’t be written. Your message is saved; try again.', retryable: true };
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

function describeStatus(status: number | undefined, storesOwn: string | undefined, waitMs?: number): Failure {
  return { message: statusWords(status, storesOwn, waitMs), retryable: true };
}

function statusWords(status: number | undefined, storesOwn: string | undefined, waitMs?: number): string {
  if (status === 401 || status === 403)
    return storesOwn === undefined
      ? 'The language model refused the key. Check OPENAI_API_KEY in the server’s settings, then try again.'
      : `${storesOwn} refused the key of the language model. Enter a working one, then try again.`;
  if (status === 429) return `The language model is busy. Your message is saved; try again ${soon(waitMs)}.`;
  if (status === 404)
    return storesOwn === undefined
      ? 'The provider doesn’t know this language model. Check COPILOT_MODEL in the server’s settings.'
      : `${storesOwn} doesn’t know the chosen language model. Choose another, or load it there.`;
  if (status !== undefined && status >= 500)
    return 'The language model had an error. Your message is saved; try again.';
  if (status === undefined)
    return storesOwn === undefined
      ? 'The language model can’t be reached. Your message is saved; try again.'
      : `The language model at ${storesOwn} can’t be reached. Check that its server is running. Your message is saved; try again.`;
  return `The language model refused the request (${status}). Your message is saved; try again.`;
}
