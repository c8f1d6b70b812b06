import { OperationError } from '@brandwright/contract';
import Stripe from 'stripe';
import type { Payments } from '../payments.ts';
import { readEvent } from '../webhook-event.ts';
import { createCards } from './cards.ts';
import { createCharges } from './charges.ts';
import { createClient, type StripeSettings } from './client.ts';
import { createPromotionCodes } from './promotion-codes.ts';
import { createSubscriptions } from './subscriptions.ts';

const toleranceSeconds = 300;

/** Payments through Stripe. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = createClient(settings);
  const now = settings.now ?? (() => new Date());
  const { defaultCardOf, ...cards } = createCards(stripe);
  return {
    kind: 'STRIPE',
    publishableKey: settings.publishableKey,
    ...cards,
    ...createCharges(stripe),
    billing: () => createSubscriptions(stripe, { defaultCardOf }, now),
    ...createPromotionCodes(stripe),
    readWebhook({ body, signature, now: at }) {
      try {
        return readEvent(
          stripe.webhooks.constructEvent(
            body,
            signature,
            settings.webhookSecret,
            toleranceSeconds,
            undefined,
            at.getTime(),
          ),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError)
          throw new OperationError(
            'forbidden',
            'This webhook isn’t signed by Stripe, or was signed too long ago.',
          );
        throw error;
      }
    },
  };
}
