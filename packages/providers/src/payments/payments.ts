import { OperationError } from '@brandwright/contract';

/** A refund of (part of) an earlier charge. */
export interface RefundRequest {
  /** The provider's id of the charge; embedded charges start with `demo_ch_` or `manual_`. */
  chargeId: string;
  /** Integer minor units, more than 0. */
  amountMinor: number;
  currency: string;
  /** The same key pays back once, however often it is asked. */
  idempotencyKey: string;
}

export interface Refund {
  id: string;
  amountMinor: number;
  currency: string;
  status: 'SUCCEEDED' | 'PENDING';
}

export interface Payments {
  /** Throws PaymentRefused when it can never succeed as asked, an `upstream` error when it may later. */
  refund(request: RefundRequest): Promise<Refund>;
}

/** The provider said no; nothing was paid. Asking the same again would not help. */
export class PaymentRefused extends OperationError {
  constructor(message: string) {
    super('bad_input', message);
  }
}

export const isEmbeddedCharge = (chargeId: string): boolean => /^(demo_ch_|manual_)/.test(chargeId);

/** Throws PaymentRefused for an amount that is no positive whole number of minor units. */
export function checkRefund(request: RefundRequest): void {
  if (!Number.isSafeInteger(request.amountMinor) || request.amountMinor <= 0) {
    throw new PaymentRefused('A refund needs an amount above zero.');
  }
}
