import { OperationError } from '@brandwright/contract';
import Stripe from 'stripe';
import { PaymentRefused } from '../payments.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** `https://api.stripe.com` unless a stand-in answers. */
  baseUrl: string;
  now?: () => Date;
}

const timeoutMs = 30_000;
const retries = 2;

/** Every POST carries an idempotency key, of ours or of the SDK's, so that trying again acts once. */
export function createClient({ secretKey, baseUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

/** Does something at Stripe; what it refuses comes as our errors. */
export async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

function refusalOf(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return new OperationError(
      'upstream',
      'The payment provider doesn’t accept our key. Check STRIPE_SECRET_KEY.',
    );
  }
  if (isMissing(error))
    return new OperationError('not_found', `The payment provider doesn’t know it: ${error.message}`);
  if (error instanceof errors.StripeCardError)
    return new PaymentRefused(`The bank refused the card: ${error.message}`);
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeIdempotencyError)
    return new PaymentRefused(`The payment provider refused: ${error.message}`);
  return new OperationError(
    'upstream',
    'The payment provider isn’t responding. Nothing is lost. Try again: nothing is paid twice.',
  );
}

/** Seconds of Stripe as an ISO instant. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

export const idOf = (object: string | { id: string }): string =>
  typeof object === 'string' ? object : object.id;
