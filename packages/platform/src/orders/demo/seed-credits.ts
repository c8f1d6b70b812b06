import type { CreditMovementKind } from '@brandwright/contract/orders/credits/entities.ts';
import { and, eq } from 'drizzle-orm';
import { dayMs, dayOf } from '../../kernel/data/days.ts';
import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { searchTextOf } from '../credits/new-credit.ts';
import { methodOf } from '../credits/movements.ts';
import { storeCreditMovements, storeCredits } from '../credits/tables.ts';
import { orderPayments, orders } from '../tables.ts';
import type { DemoOrder } from './story.ts';

interface GivenCredit {
  code: string;
  reason: string;
  amountMinor: number;
  daysAgo: number;
  goodForDays: number;
  canceledDaysAgo: number | null;
}

const given: readonly GivenCredit[] = [
  {
    code: 'CREDIT-7KQ2M4XR',
    reason: 'Her parcel sat in a depot for a week',
    amountMinor: 2000,
    daysAgo: 16,
    goodForDays: 180,
    canceledDaysAgo: null,
  },
  {
    code: 'CREDIT-B3N8WZ5T',
    reason: 'Box arrived dented',
    amountMinor: 1500,
    daysAgo: 34,
    goodForDays: 180,
    canceledDaysAgo: 33,
  },
];

/** Store credit that the founder gave for trouble, one canceled again and one used up. What returns gave is written with the returns. */
export async function seedCredits(
  store: DemoStore,
  tools: DemoTools,
  told: readonly DemoOrder[],
): Promise<void> {
  if (store.key !== 'founder') return;
  const { db, id, now } = tools;
  await seedUsedCredit(store, tools, told);
  const people = [...new Map(told.map(({ person }) => [person.email, person])).values()];
  const maya = people.find(({ name }) => name === 'Maya Chen');
  const lucky = [maya, ...people.filter((person) => person !== maya)].filter((one) => one !== undefined);
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const [at, credit] of given.entries()) {
    const person = lucky[at];
    if (!person) continue;
    const { code, reason, amountMinor } = credit;
    const createdAt = ago(credit.daysAgo);
    const canceledAt = credit.canceledDaysAgo === null ? null : ago(credit.canceledDaysAgo);
    const creditId = id('store credit', store.key, code);
    const customer = { id: id('customer', store.key, person.email), name: person.name, email: person.email };
    await db.insert(storeCredits).values({
      storeId: store.storeId,
      id: creditId,
      code,
      customerId: customer.id,
      customerName: customer.name,
      email: customer.email,
      source: 'GIVEN',
      reason,
      amountMinor,
      leftMinor: canceledAt === null ? amountMinor : 0,
      currency: 'USD',
      expiresOn: dayOf(new Date(createdAt.getTime() + credit.goodForDays * dayMs)),
      canceledAt,
      cancelReason: canceledAt === null ? null : 'Refunded to the card instead',
      createdBy: 'Nora Whitfield',
      searchText: searchTextOf({ code, customer, returned: null, reason }),
      createdAt,
      updatedAt: canceledAt ?? createdAt,
    });
    const moves: { kind: CreditMovementKind; amountMinor: number; at: Date }[] = [
      { kind: 'GIVEN', amountMinor, at: createdAt },
      ...(canceledAt === null
        ? []
        : [{ kind: 'CANCELED' as const, amountMinor: -amountMinor, at: canceledAt }]),
    ];
    await db.insert(storeCreditMovements).values(
      moves.map((move) => ({
        ...move,
        storeId: store.storeId,
        id: id('store credit movement', store.key, code, move.kind),
        creditId,
        by: 'Nora Whitfield',
      })),
    );
  }
}

const used = {
  code: 'CREDIT-Q6PV4HJD',
  reason: 'Two bowls were missing from the last order',
  amountMinor: 4000,
};

/** Used at a wholesale order that is not paid yet, so that no money of the demo changes. */
async function seedUsedCredit(
  { storeId, key }: DemoStore,
  { db, id }: DemoTools,
  told: readonly DemoOrder[],
): Promise<void> {
  const order = told.find(
    ({ origin, paid, cancelReason }) => origin === 'MANUAL_WHOLESALE' && !paid && cancelReason === null,
  );
  if (!order) return;
  const { person, orderNumber, placedAt } = order;
  const { code, reason, amountMinor } = used;
  const createdAt = new Date(placedAt.getTime() - 9 * dayMs);
  const usedAt = new Date(placedAt.getTime() + dayMs);
  const creditId = id('store credit', key, code);
  const orderId = id('order', key, orderNumber);
  const customer = { id: id('customer', key, person.email), name: person.name, email: person.email };
  await db.insert(storeCredits).values({
    storeId,
    id: creditId,
    code,
    customerId: customer.id,
    customerName: customer.name,
    email: customer.email,
    source: 'GIVEN',
    reason,
    amountMinor,
    leftMinor: 0,
    currency: 'USD',
    createdBy: 'Nora Whitfield',
    searchText: searchTextOf({ code, customer, returned: null, reason }),
    createdAt,
    updatedAt: usedAt,
  });
  const paymentId = id('order payment', key, code);
  await db.insert(orderPayments).values({
    storeId,
    id: paymentId,
    orderId,
    method: methodOf(code),
    chargeId: `credit_${paymentId}`,
    creditId,
    amountMinor,
    capturedAt: usedAt,
  });
  const common = { storeId, creditId, by: 'Nora Whitfield' };
  await db.insert(storeCreditMovements).values([
    {
      ...common,
      id: id('store credit movement', key, code, 'GIVEN'),
      kind: 'GIVEN',
      amountMinor,
      at: createdAt,
    },
    {
      ...common,
      id: id('store credit movement', key, code, 'USED'),
      kind: 'USED',
      amountMinor: -amountMinor,
      at: usedAt,
      orderId,
      orderNumber,
      paymentId,
    },
  ]);
  await db
    .update(orders)
    .set({ creditMinor: amountMinor })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, orderId)));
}
