import { OperationError, recordKinds } from '@brandwright/contract';
import { cardBrandLabels, type CardBrand } from '@brandwright/contract/payments/enums.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { resolveRecord, type RecordKindDeclaration } from '../records/resolve-record.ts';
import type { Context } from '../request/context.ts';
import { paymentCards, paymentCustomers } from './tables.ts';

export type CardRow = typeof paymentCards.$inferSelect;

/** "Visa ending in 4242". */
export const cardName = ({ brand, last4 }: { brand: CardBrand; last4: string }): string =>
  `${cardBrandLabels[brand]} ending in ${last4}`;

/** Cards on file, the default first, then the newest; at most 10, as the bank keeps. */
export const cardsOnFile = (context: Context): Promise<CardRow[]> =>
  context.db
    .select()
    .from(paymentCards)
    .where(
      and(
        eq(paymentCards.storeId, context.storeId),
        eq(paymentCards.bank, context.providers.payments.kind),
        isNull(paymentCards.removedAt),
      ),
    )
    .orderBy(desc(paymentCards.isDefault), desc(paymentCards.createdAt), paymentCards.id)
    .limit(10);

export const hasExpired = ({ expiresMonth, expiresYear }: CardRow, now: Date) =>
  expiresYear * 12 + expiresMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;

const cardKind: RecordKindDeclaration<CardRow> = {
  called: recordKinds.payment_card,
  nameOf: cardName,
  likeness: (card, said) => likenessOf(card, said),
  lookUp: 'Say "show my cards" to see them.',
  noneYet: 'There’s no card on file. Add one under Payments, then try again.',
  byId: async (context, id) => (await cardsOnFile(context)).find((card) => card.id === id),
  named: cardsOnFile,
};

/** "the visa", "4242", "visa 4242", "my amex", "the default one". */
function likenessOf(card: CardRow, said: string): number {
  const words = said.toLowerCase();
  const last4 = /\b\d{4}\b/.exec(words)?.[0];
  if (last4 !== undefined) return last4 === card.last4 ? 1 : 0;
  if (/\b(?:default|usual|main|primary)\b/.test(words)) return card.isDefault ? 1 : 0;
  return isBrand(card.brand, words) ? 0.9 : 0;
}

/** Whether words in lower case say a brand. */
export const isBrand = (brand: CardBrand, words: string): boolean =>
  brandWords[brand].some((word) => words.includes(word));

const brandWords: Readonly<Record<CardBrand, readonly string[]>> = {
  VISA: ['visa'],
  MASTERCARD: ['mastercard', 'master card'],
  AMEX: ['amex', 'american express'],
  DISCOVER: ['discover'],
  DINERS: ['diners'],
  JCB: ['jcb'],
  UNIONPAY: ['unionpay', 'union pay'],
  OTHER: ['other card'],
};

/** The card that words mean. Errors: not_found, conflict names those that fit. */
export const findCard = (context: Context, said: string): Promise<CardRow> =>
  resolveRecord(context, cardKind, said);

/** The card to pay with: the one that is named, else the default. Errors: not_found, conflict, bad_input for an expired one. */
export async function cardToPayWith(context: Context, said: string | undefined): Promise<CardRow> {
  const card = said === undefined ? (await cardsOnFile(context))[0] : await findCard(context, said);
  if (!card)
    throw new OperationError('not_found', 'There’s no card on file. Add one under Payments, then try again.');
  if (hasExpired(card, context.clock.now()))
    throw new OperationError(
      'bad_input',
      `${cardName(card)} has expired. Use another card, or add one under Payments.`,
    );
  return card;
}

/** Who the store is at the bank; made there the first time. */
export async function customerAtBank(context: Context): Promise<string> {
  const bank = context.providers.payments;
  const [known] = await context.db
    .select()
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.storeId, context.storeId), eq(paymentCustomers.bank, bank.kind)));
  if (known) return known.customerId;
  const { actor } = context;
  const customerId = await bank.createCustomer({
    idempotencyKey: `customer:${context.storeId}`,
    name: actor.kind === 'user' ? actor.name : 'Store',
    email: actor.kind === 'user' ? actor.email : '',
  });
  // Another call may have been first: the bank answers both the same.
  await context.db
    .insert(paymentCustomers)
    .values({
      storeId: context.storeId,
      id: randomUUID(),
      bank: bank.kind,
      customerId,
      createdAt: context.clock.now(),
    })
    .onConflictDoNothing();
  return customerId;
}
