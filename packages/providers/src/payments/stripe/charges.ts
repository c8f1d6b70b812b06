import Stripe from 'stripe';
import { checkAmount, PaymentRefused, type Charge, type Payments } from '../payments.ts';
import { ask, secondsOf } from './client.ts';
import { declineReasonOf } from './decline-reason.ts';

type ChargeMethods = Pick<Payments, 'charge' | 'getCharge' | 'findCharge' | 'cancelCharge' | 'refund'>;

const expand = ['latest_charge'];
/** How far the provider's clock and ours may be apart when a charge is looked for. */
const clockSkewMs = 3_600_000;

/**
 * Charges are payment intents that are confirmed when they are made. The reference travels as the idempotency key, which
 * Stripe holds for a day at least, and in the metadata, by which the charge is found for ever.
 */
export function createCharges(stripe: Stripe): ChargeMethods {
  const retrieve = (chargeId: string) => ask(() => stripe.paymentIntents.retrieve(chargeId, { expand }));

  return {
    async charge(request) {
      checkAmount(request.amountMinor, 'payment');
      return ask(async () => {
        try {
          const intent = await stripe.paymentIntents.create(
            {
              amount: request.amountMinor,
              currency: request.currency.toLowerCase(),
              customer: request.customerId,
              payment_method: request.cardId,
              allowed_payment_method_types: ['card'],
              confirm: true,
              off_session: false,
              return_url: request.returnUrl,
              description: request.description,
              metadata: { reference: request.reference },
              expand,
            },
            { idempotencyKey: `charge:${request.reference}` },
          );
          return shownCharge(intent);
        } catch (error) {
          // A card that is declined is told as an error, with the intent that it was made for.
          if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
            return shownCharge(error.payment_intent, error);
          throw error;
        }
      });
    },
    getCharge: async (chargeId) => shownCharge(await retrieve(chargeId)),
    async findCharge({ customerId, reference, since }) {
      return ask(async () => {
        // By listing: what was made a moment ago is not in Stripe's search yet.
        const created = { gte: secondsOf(new Date(since.getTime() - clockSkewMs)) };
        const intents = stripe.paymentIntents.list({
          customer: customerId,
          created,
          limit: 100,
          expand: ['data.latest_charge'],
        });
        for await (const intent of intents)
          if (intent.metadata['reference'] === reference) return shownCharge(intent);
        return undefined;
      });
    },
    async cancelCharge(chargeId) {
      const before = shownCharge(await retrieve(chargeId));
      if (before.status !== 'REQUIRES_ACTION' && before.status !== 'PENDING') return before;
      return ask(async () => {
        try {
          return shownCharge(await stripe.paymentIntents.cancel(chargeId, { expand }));
        } catch (error) {
          const isDecided =
            error instanceof Stripe.errors.StripeInvalidRequestError &&
            error.code === 'payment_intent_unexpected_state';
          if (isDecided) return shownCharge(await stripe.paymentIntents.retrieve(chargeId, { expand }));
          throw error;
        }
      });
    },
    async refund({ chargeId, amountMinor, idempotencyKey }) {
      checkAmount(amountMinor, 'refund');
      const of = chargeId.startsWith('pi_') ? { payment_intent: chargeId } : { charge: chargeId };
      const refund = await ask(() =>
        stripe.refunds.create({ ...of, amount: amountMinor }, { idempotencyKey }),
      );
      if (refund.status === 'failed' || refund.status === 'canceled')
        throw new PaymentRefused('The refund failed at the payment provider.');
      return {
        id: refund.id,
        amountMinor: refund.amount,
        currency: refund.currency.toUpperCase(),
        status: refund.status === 'succeeded' ? 'SUCCEEDED' : 'PENDING',
      };
    },
  };
}

const statuses: Readonly<Record<string, Charge['status']>> = {
  succeeded: 'COMPLETED',
  requires_action: 'REQUIRES_ACTION',
  // Ours are confirmed when they are made, so one that wants another card was declined.
  requires_payment_method: 'INSTRUMENT_DECLINED',
  canceled: 'CANCELED',
};

function shownCharge(intent: Stripe.PaymentIntent, decline?: Stripe.errors.StripeCardError): Charge {
  const status = statuses[intent.status] ?? 'PENDING';
  const charged = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    reference: intent.metadata['reference'] ?? '',
    status,
    amountMinor: intent.amount,
    currency: intent.currency.toUpperCase(),
    refundedMinor: charged?.amount_refunded ?? 0,
    declineReason:
      status === 'INSTRUMENT_DECLINED' ? declineReasonOf(decline ?? intent.last_payment_error ?? {}) : null,
    actionUrl: status === 'REQUIRES_ACTION' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
  };
}
