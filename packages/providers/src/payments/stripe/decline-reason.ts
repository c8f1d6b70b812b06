import type { DeclineReason } from '../payments.ts';

/** Source: docs.stripe.com/error-codes and docs.stripe.com/declines/codes. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired_card: 'EXPIRED_CARD',
  incorrect_cvc: 'INCORRECT_CVC',
  invalid_cvc: 'INCORRECT_CVC',
  processing_error: 'PROCESSING_ERROR',
  authentication_required: 'AUTHENTICATION_FAILED',
  payment_intent_authentication_failure: 'AUTHENTICATION_FAILED',
};

/** The reason in an error of Stripe's; the bank's own code says more than the error's. */
export const declineReasonOf = (error: {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
}): DeclineReason => reasons[error.decline_code ?? ''] ?? reasons[error.code ?? ''] ?? 'CARD_DECLINED';
