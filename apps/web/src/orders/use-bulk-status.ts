import { useState } from 'react';
import type { OrderRow } from '@brandwright/contract/orders/entities.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperationFully } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { undoEntry } from '#api/undo-entry.ts';
import { count } from '#ui/format.ts';
import { toast } from '#ui/toast.ts';

export interface BulkFailure {
  orderNumber: number;
  message: string;
}

/** Moves several orders at once, one call each; says how many went and, with one Undo, takes them all back. */
export function useBulkStatus() {
  const [isRunning, setRunning] = useState(false);

  async function run(
    orders: readonly Pick<OrderRow, 'id' | 'orderNumber'>[],
    productionStatus: 'ON_HOLD' | 'OUTSTANDING',
    reason?: string,
  ): Promise<BulkFailure[]> {
    setRunning(true);
    const undoIds: string[] = [];
    const failures: BulkFailure[] = [];
    for (const { id, orderNumber } of orders) {
      try {
        const { undoEntryId } = await callOperationFully(changeOrderStatus, {
          id,
          productionStatus,
          ...(reason ? { reason } : {}),
        });
        if (undoEntryId) undoIds.push(undoEntryId);
      } catch (error) {
        failures.push({ orderNumber, message: messageOf(error) });
      }
    }
    invalidateOperations(changeOrderStatus.invalidates ?? []);
    announce(orders.length - failures.length, productionStatus, failures, undoIds);
    setRunning(false);
    return failures;
  }

  return { run, isRunning };
}

function announce(
  done: number,
  status: 'ON_HOLD' | 'OUTSTANDING',
  failures: readonly BulkFailure[],
  undoIds: readonly string[],
): void {
  const undo = async () => {
    for (const entryId of undoIds) await undoEntry(entryId);
  };
  if (done > 0) {
    const what = status === 'ON_HOLD' ? 'put on hold' : 'released';
    toast.done(
      `${count(done, 'order')} ${what}.`,
      undoIds.length > 0 ? { label: 'Undo', run: undo } : undefined,
    );
  }
  const [first, ...more] = failures;
  if (first) {
    const rest = more.length > 0 ? ` ${count(more.length, 'more order')} stayed as they were.` : '';
    toast.failed(`#${first.orderNumber}: ${first.message}${rest}`);
  }
}
