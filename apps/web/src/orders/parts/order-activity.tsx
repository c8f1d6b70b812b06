import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { RecordActivity } from './record-activity.tsx';

/** What was done with an order, by whom and through what; what can be undone has a button for it. */
export function OrderActivity({ order, mayAct }: { order: OrderDetail; mayAct: boolean }) {
  return (
    <RecordActivity
      kind="order"
      id={order.id}
      stamp={order}
      mayUndo={mayAct}
      none="No changes to this order yet."
    />
  );
}
