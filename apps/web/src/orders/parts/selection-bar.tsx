import { X } from 'lucide-react';
import { useState } from 'react';
import type { OrderRow } from '@brandwright/contract/orders/entities.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { holdable } from '../order-view.ts';
import { useBulkStatus } from '../use-bulk-status.ts';
import { HoldDialog } from './hold-dialog.tsx';

/** What can be done with the chosen orders; stands at the foot of the list while any are chosen. */
export function SelectionBar({ orders, onClear }: { orders: readonly OrderRow[]; onClear: () => void }) {
  const [isHolding, setHolding] = useState(false);
  const bulk = useBulkStatus();
  const { toHold, toRelease } = holdable(orders);
  return (
    <section
      aria-label="Chosen orders"
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full animate-enter flex-wrap items-center gap-2 rounded-xl border border-line bg-raised py-2 pr-2 pl-4 shadow-float"
    >
      <p className="figures text-sm">{count(orders.length, 'order')} chosen</p>
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
      {toHold.length + toRelease.length === 0 && (
        <p className="text-sm text-ink-soft">None of them can be held or released.</p>
      )}
      <IconButton label="Choose none" onClick={onClear}>
        <X aria-hidden />
      </IconButton>
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
    </section>
  );
}
