import { useState } from 'react';
import type { OrderRow } from '@brandwright/contract/orders/entities.ts';
import { getPackingSlips } from '@brandwright/contract/fulfillment/get-packing-slips.ts';
import { getPickList } from '@brandwright/contract/fulfillment/get-pick-list.ts';
import { mostOrdersToPack } from '@brandwright/contract/fulfillment/orders-to-pack.ts';
import { mostOrdersNamed } from '@brandwright/contract/fulfillment/label-batch.ts';
import { BuyLabelsDialog } from '#fulfillment/parts/buy-labels-dialog.tsx';
import { usePaymentPermissions } from '#payments/use-payment-permissions.ts';
import { useDownload } from '#kit/use-download.ts';
import { SelectionBar } from '#kit/selection-bar.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { holdable } from '../order-view.ts';
import { useBulkStatus } from '../use-bulk-status.ts';
import { HoldDialog } from './hold-dialog.tsx';

/** What can be done with the chosen orders. */
export function OrderSelectionBar({ orders, onClear }: { orders: readonly OrderRow[]; onClear: () => void }) {
  const [isHolding, setHolding] = useState(false);
  const [isLabeling, setLabeling] = useState(false);
  const { mayPay } = usePaymentPermissions();
  const bulk = useBulkStatus();
  const slips = useDownload(getPackingSlips);
  const picks = useDownload(getPickList);
  const { toHold, toRelease } = holdable(orders);
  return (
    <SelectionBar chosen={orders.length} noun="order" onClear={onClear}>
      {toHold.length > 0 && (
        <Button size="small" busy={bulk.isRunning} onClick={() => setHolding(true)}>
          Put {toHold.length} on hold
        </Button>
      )}
      {toRelease.length > 0 && (
        <Button
          size="small"
          busy={bulk.isRunning}
          onClick={() => void bulk.run(toRelease, 'OUTSTANDING').then(onClear)}
        >
          Release {toRelease.length}
        </Button>
      )}
      {mayPay && (
        <Button size="small" onClick={() => setLabeling(true)}>
          Buy labels
        </Button>
      )}
      <Button
        size="small"
        busy={slips.isRunning}
        onClick={() => slips.start({ ids: orders.slice(0, mostOrdersToPack).map(({ id }) => id) })}
      >
        Packing slips
      </Button>
      <Button
        size="small"
        busy={picks.isRunning}
        onClick={() => picks.start({ ids: orders.slice(0, mostOrdersToPack).map(({ id }) => id) })}
      >
        Pick list
      </Button>
      {isLabeling && (
        <BuyLabelsDialog
          orders={{ ids: orders.slice(0, mostOrdersNamed).map(({ id }) => id) }}
          onClose={() => setLabeling(false)}
        />
      )}
      <HoldDialog
        title={
          toHold.length === 1
            ? `Put order #${toHold[0]?.orderNumber} on hold`
            : `Put ${count(toHold.length, 'order')} on hold`
        }
        open={isHolding}
        onClose={() => setHolding(false)}
        busy={bulk.isRunning}
        onHold={(reason) =>
          void bulk.run(toHold, 'ON_HOLD', reason).then(() => {
            setHolding(false);
            onClear();
          })
        }
      />
    </SelectionBar>
  );
}
