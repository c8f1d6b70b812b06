import { count } from '@brandwright/contract/kernel/words.ts';
import { tellPeople } from '../kernel/notifications/tell-people.ts';
import type { Context } from '../kernel/request/context.ts';

interface HeldOrder {
  id: string;
  orderNumber: number;
}

/** Tells that orders were put on hold, several at once in one. Why is in the order: a reason may quote a shopper. */
export async function tellHeld(context: Context, held: readonly HeldOrder[]): Promise<void> {
  const [only] = held;
  if (!only) return;
  const isOne = held.length === 1;
  await tellPeople(context, {
    kind: 'ORDER_HELD',
    key: `held:${only.id}:${held.length}:${context.clock.now().toISOString()}`,
    ...(isOne ? { topic: `held:${only.id}` } : {}),
    title: isOne
      ? `Order #${only.orderNumber} was put on hold`
      : `${count(held.length, 'order was', 'orders were')} put on hold`,
    path: isOne ? `/order-details/${only.id}` : '/orders?activeTabKey=ON_HOLD',
  });
}
