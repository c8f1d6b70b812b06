import { OperationError } from '@brandwright/contract';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { PaymentRefused, type Payments, type SavedCard } from '../payments.ts';
import { keptRecords, nameOf } from './kept-records.ts';
import { findTestMethod, type TestMethod } from './test-methods.ts';

const savedCard = z.object({
  id: z.string(),
  token: z.string(),
  expiresMonth: z.int(),
  expiresYear: z.int(),
  isAttached: z.boolean(),
});
const customer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The oldest first. */
  cards: z.array(savedCard),
  defaultCardId: z.string().nullable(),
});
type Customer = z.infer<typeof customer>;

type CardMethods = Pick<
  Payments,
  'createCustomer' | 'attachCard' | 'detachCard' | 'listCards' | 'setDefaultCard'
>;

export interface Customers extends CardMethods {
  /** What a card that a customer pays with does. Throws not_found, and PaymentRefused for a detached one. */
  methodOf(customerId: string, cardId: string): Promise<TestMethod>;
  /** The same of the default card; undefined when there is none. */
  defaultMethodOf(customerId: string): Promise<TestMethod | undefined>;
}

const listed = 10;
const yearsValid = 4;
const unknownCustomer = () =>
  new OperationError('not_found', 'The test bank doesn’t know this customer. Add the card again.');
const unknownCard = () => new OperationError('not_found', 'The test bank doesn’t know this card.');

/** Customers and their cards. A card's id names its customer, so that one record holds both. */
export function createCustomers(folder: string, now: () => Date): Customers {
  const customers = keptRecords(join(folder, 'customers'), customer);
  const customerOf = (cardId: string) => `demo_cus_${/^pm_demo_([0-9a-f]{24})/.exec(cardId)?.[1] ?? ''}`;

  async function known(customerId: string): Promise<Customer> {
    const found = await customers.read(customerId);
    if (!found) throw unknownCustomer();
    return found;
  }

  return {
    async createCustomer({ idempotencyKey, name, email }) {
      const id = `demo_cus_${nameOf(idempotencyKey)}`;
      await customers.create(id, { id, name, email, cards: [], defaultCardId: null });
      return id;
    },
    async attachCard({ customerId, token }) {
      const id = token.startsWith('pm_demo_')
        ? token
        : `pm_demo_${customerId.slice('demo_cus_'.length)}${randomBytes(6).toString('hex')}`;
      const changed = await customers.change(customerId, (before) => {
        const again = before.cards.find((card) => card.id === id);
        if (again?.isAttached) return before;
        if (again) throw detached();
        const method = findTestMethod(token);
        if (!method)
          throw new OperationError(
            'not_found',
            'The test bank takes test cards only, such as 4242 4242 4242 4242.',
          );
        const expiresYear = now().getUTCFullYear() + yearsValid;
        const card = { id, token: method.token, expiresMonth: 12, expiresYear, isAttached: true };
        return { ...before, cards: [...before.cards, card] };
      });
      const card = changed && shownCards(changed).find((one) => one.id === id);
      if (!card) throw unknownCustomer();
      return card;
    },
    async detachCard(cardId) {
      await customers.change(customerOf(cardId), (before) => {
        if (!before.cards.some((card) => card.id === cardId && card.isAttached)) return before;
        const cards = before.cards.map((card) =>
          card.id === cardId ? { ...card, isAttached: false } : card,
        );
        return {
          ...before,
          cards,
          defaultCardId: before.defaultCardId === cardId ? null : before.defaultCardId,
        };
      });
    },
    async listCards(customerId) {
      return shownCards(await known(customerId)).slice(0, listed);
    },
    async setDefaultCard({ customerId, cardId }) {
      const changed = await customers.change(customerId, (before) => {
        methodIn(before, cardId);
        return before.defaultCardId === cardId ? before : { ...before, defaultCardId: cardId };
      });
      if (!changed) throw unknownCustomer();
    },
    methodOf: async (customerId, cardId) => methodIn(await known(customerId), cardId),
    async defaultMethodOf(customerId) {
      const found = await known(customerId);
      return found.defaultCardId === null ? undefined : methodIn(found, found.defaultCardId);
    },
  };
}

const detached = () =>
  new PaymentRefused('This card was removed and can’t be used again. Choose another card, or add it again.');

function methodIn({ cards }: Customer, cardId: string): TestMethod {
  const card = cards.find((one) => one.id === cardId);
  if (card && !card.isAttached) throw detached();
  // As at Stripe, a payment method that was never saved can pay once.
  const method = findTestMethod(card?.token ?? cardId);
  if (!method) throw unknownCard();
  return method;
}

/** The newest first. */
function shownCards({ cards, defaultCardId }: Customer): SavedCard[] {
  return cards
    .filter((card) => card.isAttached)
    .toReversed()
    .map((card) => {
      const method = findTestMethod(card.token);
      return {
        id: card.id,
        brand: method?.brand ?? 'OTHER',
        last4: method?.last4 ?? '',
        expiresMonth: card.expiresMonth,
        expiresYear: card.expiresYear,
        isDefault: card.id === defaultCardId,
      };
    });
}
