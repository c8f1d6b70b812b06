import type { CreditMovementKind } from '@brandwright/contract/orders/credits/entities.ts';
import { dayMs, dayOf } from '../../kernel/data/days.ts';
import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { searchTextOf } from '../credits/new-credit.ts';
import { storeCreditMovements, storeCredits } from '../credits/tables.ts';
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

/** Store credit that the founder gave for trouble, one canceled again. What returns gave is written with the returns. */
export async function seedCredits(
  store: DemoStore,
  { db, id, now }: DemoTools,
  told: readonly DemoOrder[],
): Promise<void> {
  if (store.key !== 'founder') return;
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
