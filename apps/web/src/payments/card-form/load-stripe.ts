import type { Stripe } from '@stripe/stripe-js';

export type StripeLoader = (publishableKey: string) => Promise<Stripe | null>;

/** Stripe.js, which Stripe serves itself. Neither it nor what fetches it is loaded where the test bank is used. */
export const loadStripe: StripeLoader = async (publishableKey) => {
  const { loadStripe: load } = await import('@stripe/stripe-js/pure');
  return load(publishableKey);
};
