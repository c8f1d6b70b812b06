import { OperationError, type OutputOf } from '@brandwright/contract';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import type { Context } from '../../kernel/request/context.ts';

export type PackedOrder = OutputOf<typeof getOrder>;

/** The orders that are named, each once, in the order in which they are. Errors: bad_input, not_found. */
export async function ordersToPack(
  context: Context,
  {
    orderNumber,
    orderNumbers = [],
    ids = [],
  }: { orderNumber?: number | undefined; orderNumbers?: number[] | undefined; ids?: string[] | undefined },
): Promise<PackedOrder[]> {
  const names = [
    ...(orderNumber === undefined ? [] : [{ orderNumber }]),
    ...orderNumbers.map((number) => ({ orderNumber: number })),
    ...ids.map((id) => ({ id })),
  ];
  if (names.length === 0)
    throw new OperationError('bad_input', 'Which orders? Give their numbers, such as 1042 and 1043.', [
      { path: 'orderNumber', message: 'Needed.' },
    ]);
  const orders = new Map<string, PackedOrder>();
  for (const name of names) {
    const order = await context.call(getOrder, name);
    orders.set(order.id, order);
  }
  return [...orders.values()];
}
