import { OperationError } from '@brandwright/contract';
import type { GivenLabelAddress } from '@brandwright/contract/fulfillment/entities.ts';
import type { RateChoice, ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import {
  mostLabelsAtOnce,
  mostOrdersNamed,
  type Unlabeled,
  unlabeledWords,
} from '@brandwright/contract/fulfillment/label-batch.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { planFulfillment } from '@brandwright/contract/orders/plan-fulfillment.ts';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { payments } from '../../kernel/payments/tables.ts';
import type { Context } from '../../kernel/request/context.ts';
import { declarationOf } from '../customs/customs-declaration.ts';
import { linesOfPlan } from '../customs/customs-lines.ts';
import { wantedOf, wholeAddresses, type Plan } from './parcel-wanted.ts';
import { contentKeyOf, type Purchase } from './purchase-label.ts';
import { chooseRate, ratesOf } from './rates.ts';
import { shippingLabels } from '../tables.ts';

export interface LabelWish {
  service?: ShippingService | undefined;
  prefer?: RateChoice | undefined;
  fromAddress?: GivenLabelAddress | undefined;
  notifyShopper: boolean;
}

/** One label of several as it would be bought. */
export interface PlannedLabel {
  plan: Plan;
  purchase: Purchase;
}

type OrderName = { id: string } | { orderNumber: number };

/**
 * What was planned for an order, looked at again: with the same rate unless the order changed since. Errors: those of shipping it,
 * and conflict while a label of it is being made.
 */
export async function planAgain(
  context: Context,
  { id }: { id: string },
  wish: LabelWish,
  earlier: PlannedLabel | undefined,
): Promise<PlannedLabel> {
  const plan = await context.call(planFulfillment, { id });
  if (!earlier || !isDeepStrictEqual(plan, earlier.plan)) return planLabel(context, plan, wish);
  await refuseBeingMade(context, plan, earlier.purchase);
  return earlier;
}

/** What would be bought for all that is left of an order. Errors: those of shipping it, and conflict while a label of it is being made. */
async function planLabel(context: Context, plan: Plan, wish: LabelWish): Promise<PlannedLabel> {
  const wanted = await wantedOf(context, { fromAddress: wish.fromAddress }, plan);
  const customs = declarationOf(context, wanted, linesOfPlan(plan), {}, 'customsLines');
  const rate = chooseRate(
    await ratesOf(context, wanted, customs),
    { service: wish.service, prefer: wish.prefer, method: plan.shippingMethod },
    wanted,
  );
  const purchase: Purchase = {
    ...wholeAddresses(wanted),
    parcel: wanted.parcel,
    rate,
    customs,
    notes: null,
    order: {
      id: plan.id,
      orderNumber: plan.orderNumber,
      items: plan.items.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })),
      notifyShopper: wish.notifyShopper && plan.email !== null,
    },
  };
  await refuseBeingMade(context, plan, purchase);
  return { plan, purchase };
}

/** The same label resumes where it left off; no second one is bought alongside one that is paid for, or may be. */
async function refuseBeingMade({ db, storeId }: Context, plan: Plan, purchase: Purchase): Promise<void> {
  const open = sql`exists (select from ${payments} where ${payments.storeId} = ${storeId} and ${payments.subjectId} = ${shippingLabels.id} and ${payments.status} in ('STARTED', 'PENDING'))`;
  const [begun] = await db
    .select({ id: shippingLabels.id })
    .from(shippingLabels)
    .where(
      and(
        eq(shippingLabels.storeId, storeId),
        eq(shippingLabels.orderId, plan.id),
        ne(shippingLabels.contentKey, contentKeyOf(purchase)),
        or(eq(shippingLabels.status, 'PAID'), and(eq(shippingLabels.status, 'UNPAID'), open)),
      ),
    )
    .limit(1);
  if (begun)
    throw new OperationError(
      'conflict',
      'Another label for it is being paid for or created. Wait for that one, or void it first.',
    );
}

/** What would be bought for each order that is meant, and those that get none, with why. Errors: bad_input without an order. */
export async function planLabels(
  context: Context,
  orders: {
    orderNumbers?: number[] | undefined;
    allOf?: 'OUTSTANDING' | 'PROCESSING' | undefined;
    ids?: string[] | undefined;
  },
  wish: LabelWish,
): Promise<{ planned: PlannedLabel[]; unlabeled: Unlabeled[] }> {
  const names = await namesOf(context, orders);
  const planned = new Map<string, PlannedLabel>();
  const unlabeled: Unlabeled[] = [];
  for (const { name, orderNumber, orderId } of names) {
    if (planned.size === mostLabelsAtOnce) {
      unlabeled.push({
        orderNumber,
        orderId,
        reason: `Over the limit of ${mostLabelsAtOnce} at once. Buy the rest after these.`,
      });
      continue;
    }
    try {
      const plan = await context.call(planFulfillment, name);
      refuseOtherWays(plan);
      planned.set(plan.id, await planLabel(context, plan, wish));
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      if (names.length === 1) throw error;
      unlabeled.push({ orderNumber, orderId, reason: error.message });
    }
  }
  if (planned.size === 0)
    throw new OperationError(
      'conflict',
      names.length === 0
        ? 'No orders are waiting for a label.'
        : `None of these orders can be labeled: ${unlabeledWords(unlabeled)}.`,
    );
  return { planned: [...planned.values()], unlabeled };
}

/** What doesn't go by parcel isn't swept up with the rest; ship_order still does it when it is asked for. */
function refuseOtherWays({ shippingMethod }: Plan): void {
  if (shippingMethod === 'LOCAL_PICKUP') throw new OperationError('conflict', 'The shopper picks it up.');
  if (shippingMethod === 'FREIGHT') throw new OperationError('conflict', 'It ships by freight.');
}

async function namesOf(
  context: Context,
  { orderNumbers = [], allOf, ids = [] }: Parameters<typeof planLabels>[1],
): Promise<{ name: OrderName; orderNumber: number; orderId: string | null }[]> {
  if (allOf) {
    const { orders } = await context.call(
      listOrders,
      listOrders.input.parse({ tab: allOf, sort: 'placedAt', size: mostOrdersNamed, counts: false }),
    );
    return orders.map(({ id, orderNumber }) => ({ name: { id }, orderNumber, orderId: id }));
  }
  if (orderNumbers.length === 0 && ids.length === 0)
    throw new OperationError(
      'bad_input',
      'Which orders? Give their numbers, or say "everything outstanding".',
      [{ path: 'orderNumbers', message: 'Needed.' }],
    );
  const ticked = [];
  for (const id of new Set(ids)) {
    const { orderNumber } = await context.call(getOrder, { id });
    ticked.push({ name: { id }, orderNumber, orderId: id });
  }
  return [
    ...ticked,
    ...[...new Set(orderNumbers)].map((orderNumber) => ({
      name: { orderNumber },
      orderNumber,
      orderId: null,
    })),
  ];
}
