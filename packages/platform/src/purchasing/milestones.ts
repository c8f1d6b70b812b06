import { OperationError } from '@brandwright/contract';
import { dayWords } from '@brandwright/contract/orders/words.ts';
import type { Milestone } from '@brandwright/contract/purchasing/entities.ts';
import { milestones as order, type MilestoneKind } from '@brandwright/contract/purchasing/enums.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { dayOf, nextPayment, planMilestones } from './rules.ts';
import { purchaseMilestones, type purchaseItems } from './tables.ts';

/** What happens on the way to the goods of a purchase, in its order. */
export async function milestonesOf(context: Context, purchaseItemId: string): Promise<Milestone[]> {
  const rows = await context.db
    .select()
    .from(purchaseMilestones)
    .where(
      and(
        eq(purchaseMilestones.storeId, context.storeId),
        eq(purchaseMilestones.purchaseItemId, purchaseItemId),
      ),
    );
  return rows
    .map(({ kind, dueOn, doneOn, amountMinor }) => ({ kind, dueOn, doneOn, amountMinor }))
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** Plans the milestones of a purchase that begins today. `withDeposit`: only a part was paid. */
export async function beginMilestones(
  context: Context,
  item: typeof purchaseItems.$inferSelect,
  today: string,
  withDeposit: boolean,
): Promise<void> {
  const deposit = nextPayment(item, 0).amountMinor;
  const amounts: Partial<Record<MilestoneKind, number>> = withDeposit
    ? { DEPOSIT: deposit, BALANCE: item.totalMinor - deposit }
    : {};
  const planned = planMilestones(item.orderType, today, item.leadTimeDays, withDeposit);
  if (planned.length === 0) return;
  await context.db
    .insert(purchaseMilestones)
    .values(
      planned.map(({ kind, dueOn }) => ({
        storeId: context.storeId,
        id: randomUUID(),
        purchaseItemId: item.id,
        kind,
        dueOn,
        doneOn: null,
        amountMinor: amounts[kind] ?? null,
      })),
    )
    .onConflictDoNothing();
}

/** Writes down when a milestone happened, also one that nobody had planned; null: it did not happen after all. */
export async function setMilestone(
  context: Context,
  purchaseItemId: string,
  kind: MilestoneKind,
  doneOn: string | null,
): Promise<void> {
  await context.db
    .insert(purchaseMilestones)
    .values({
      storeId: context.storeId,
      id: randomUUID(),
      purchaseItemId,
      kind,
      dueOn: null,
      doneOn,
      amountMinor: null,
    })
    .onConflictDoUpdate({
      target: [purchaseMilestones.storeId, purchaseMilestones.purchaseItemId, purchaseMilestones.kind],
      set: { doneOn },
    });
}

/** The day on which something happened, today when none is said. Errors: bad_input when it is still to come. */
export function dayThatWas(context: Context, on: string | undefined): string {
  const today = dayOf(context.clock.now());
  if (on !== undefined && on > today)
    throw new OperationError(
      'bad_input',
      `${dayWords(on)} is still to come. Record it when it has happened.`,
      [{ path: 'on', message: 'Today or earlier.' }],
    );
  return on ?? today;
}
