import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import { checkRefund, PaymentRefused, type Payments, type RefundRequest } from './payments.ts';

export interface StripeSettings {
  secretKey: string;
  /** `https://api.stripe.com` unless a stand-in answers. */
  baseUrl: string;
}

const refundAnswer = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['succeeded', 'pending', 'requires_action', 'failed', 'canceled']),
});
const refusal = z.object({ error: z.object({ message: z.string().optional() }) });

const timeoutMs = 30_000;
const attempts = 3;

/** Refunds through Stripe's REST interface. The key travels as Stripe's Idempotency-Key, so trying again is safe. */
export function createStripePayments(settings: StripeSettings): Payments {
  async function post(request: RefundRequest): Promise<Response> {
    const isIntent = request.chargeId.startsWith('pi_');
    return fetch(`${settings.baseUrl.replace(/\/+$/, '')}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.secretKey}`, 'idempotency-key': request.idempotencyKey },
      body: new URLSearchParams({
        [isIntent ? 'payment_intent' : 'charge']: request.chargeId,
        amount: String(request.amountMinor),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  async function postUntilAnswered(request: RefundRequest): Promise<Response> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const response = await post(request).catch(() => undefined);
      if (response && response.status < 500 && response.status !== 429 && response.status !== 409)
        return response;
      await response?.body?.cancel();
    }
    throw new OperationError(
      'upstream',
      'The payment provider isn’t responding. Nothing is lost. Try again; the refund is paid only once.',
    );
  }

  return {
    async refund(request) {
      checkRefund(request);
      const response = await postUntilAnswered(request);
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) {
        const said = refusal.safeParse(body).data?.error.message;
        if (response.status === 401 || response.status === 403) {
          throw new OperationError(
            'upstream',
            'The payment provider doesn’t accept our key. Check STRIPE_SECRET_KEY.',
          );
        }
        throw new PaymentRefused(
          said ? `The payment provider refused: ${said}` : 'The payment provider refused the refund.',
        );
      }
      const refund = refundAnswer.safeParse(body).data;
      if (!refund) throw new OperationError('upstream', 'The payment provider’s answer can’t be read.');
      if (refund.status === 'failed' || refund.status === 'canceled')
        throw new PaymentRefused('The refund failed at the payment provider.');
      const status = refund.status === 'succeeded' ? 'SUCCEEDED' : 'PENDING';
      return { id: refund.id, amountMinor: refund.amount, currency: refund.currency.toUpperCase(), status };
    },
  };
}
