import { OperationError } from '@brandwright/contract';
import Stripe from 'stripe';
import type { CardBrand, Payments, SavedCard } from '../payments.ts';
import { ask, idOf, isMissing } from './client.ts';

type CardMethods = Pick<
  Payments,
  'createCustomer' | 'attachCard' | 'detachCard' | 'listCards' | 'setDefaultCard'
>;

export interface StripeCards extends CardMethods {
  /** Undefined when no card was made the default one. */
  defaultCardOf(customerId: string): Promise<string | undefined>;
}

const listed = 10;

const brands: Readonly<Record<string, CardBrand>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  amex: 'AMEX',
  discover: 'DISCOVER',
  diners: 'DINERS',
  jcb: 'JCB',
  unionpay: 'UNIONPAY',
};

export function createCards(stripe: Stripe): StripeCards {
  async function defaultCardOf(customerId: string): Promise<string | undefined> {
    const customer = await ask(() => stripe.customers.retrieve(customerId));
    if (customer.deleted)
      throw new OperationError(
        'not_found',
        'The payment provider doesn’t know this customer any more. Add the card again.',
      );
    const chosen = customer.invoice_settings.default_payment_method;
    return chosen ? idOf(chosen) : undefined;
  }

  async function isAttached(cardId: string): Promise<boolean> {
    try {
      return (await stripe.paymentMethods.retrieve(cardId)).customer !== null;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  return {
    defaultCardOf,
    async createCustomer({ idempotencyKey, name, email }) {
      const options = { idempotencyKey: `customer:${idempotencyKey}` };
      return (await ask(() => stripe.customers.create({ name, email }, options))).id;
    },
    async attachCard({ customerId, token }) {
      const method = await ask(() => stripe.paymentMethods.attach(token, { customer: customerId }));
      return shownCard(method, await defaultCardOf(customerId));
    },
    detachCard: (cardId) =>
      ask(async () => {
        try {
          await stripe.paymentMethods.detach(cardId);
        } catch (error) {
          const refused = error instanceof Stripe.errors.StripeInvalidRequestError;
          if (!refused || (await isAttached(cardId))) throw error;
        }
      }),
    async listCards(customerId) {
      const chosen = await defaultCardOf(customerId);
      const page = await ask(() =>
        stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: listed }),
      );
      return page.data.map((method) => shownCard(method, chosen));
    },
    async setDefaultCard({ customerId, cardId }) {
      await ask(() =>
        stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } }),
      );
    },
  };
}

function shownCard(method: Stripe.PaymentMethod, defaultCardId: string | undefined): SavedCard {
  const { card } = method;
  if (!card)
    throw new OperationError('upstream', 'The payment provider answered with something that is no card.');
  return {
    id: method.id,
    brand: brands[card.brand] ?? 'OTHER',
    last4: card.last4,
    expiresMonth: card.exp_month,
    expiresYear: card.exp_year,
    isDefault: method.id === defaultCardId,
  };
}
