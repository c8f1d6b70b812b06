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
  refund(request: RefundRequest): Promise<Refund>;
}
