import type { TestOutcome } from './cards.ts';

/** An error object of Stripe's, with its status. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, error: { type: string; message: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });

/** `kind` as Stripe says it: `customer`, `PaymentMethod`. Objects in parameters are missed with 400, those of the address with 404. */
export const missing = (kind: string, id: string, param: string, status = 400) =>
  new StripeRefusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const declined = (outcome: TestOutcome, more: Record<string, unknown> = {}) =>
  new StripeRefusal(402, { type: 'card_error', ...outcome, ...more });
