import type { DemoPart } from '../kernel/demo/demo.ts';
import { paymentCards } from '../kernel/payments/tables.ts';
import { addPayouts } from './demo-payouts.ts';

const dayMs = 86_400_000;

/** Well-known test cards, which the test bank knows by these tokens. The last one is declined when it is charged. */
// prettier-ignore
const founderCards = [
  { methodId: 'pm_card_visa', brand: 'VISA', last4: '4242', expiresMonth: 8, inYears: 3, isDefault: true, daysAgo: 210 },
  { methodId: 'pm_card_mastercard', brand: 'MASTERCARD', last4: '4444', expiresMonth: 2, inYears: 2, isDefault: false, daysAgo: 120 },
  { methodId: 'pm_card_chargeCustomerFail', brand: 'AMEX', last4: '0341', expiresMonth: 11, inYears: 1, isDefault: false, daysAgo: 30 },
] as const;

/** The cards that the demo stores pay with, and what the founder's shop was paid out. */
export const paymentsDemo: DemoPart = {
  async seedStore(store, tools) {
    const cards = store.key === 'founder' ? founderCards : founderCards.slice(0, 1);
    await tools.db.insert(paymentCards).values(
      cards.map(({ inYears, daysAgo, ...card }) => ({
        ...card,
        storeId: store.storeId,
        id: tools.id('payment card', store.key, card.last4),
        bank: 'TEST_BANK',
        expiresYear: tools.now.getUTCFullYear() + inYears,
        createdAt: new Date(tools.now.getTime() - daysAgo * dayMs),
      })),
    );
    if (store.key === 'founder') await addPayouts(store, tools);
  },
};
