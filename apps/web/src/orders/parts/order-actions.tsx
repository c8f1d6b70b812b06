import { Ban, ChevronDown, PackageOpen, Sparkles, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import type { ProductionStatus } from '@brandwright/contract/orders/enums.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { useAction } from '#api/use-action.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { nextStatus, statusVerb } from '../labels.ts';
import { HoldDialog } from './hold-dialog.tsx';

export interface OrderActionsProps {
  order: OrderDetail;
  mayAct: boolean;
  onCancel: () => void;
  onRefund: () => void;
  onReturn: () => void;
}

/** The next step of an order as the one warm button, every other allowed one behind a menu. */
export function OrderActions({ order, mayAct, onCancel, onRefund, onReturn }: OrderActionsProps) {
  const [isHolding, setHolding] = useState(false);
  const status = useAction(changeOrderStatus, { onDone: () => setHolding(false) });
  const mayReturn = order.fulfillmentStatus !== 'NONE';
  const next = nextStatus(order);
  const others = order.allowed.productionStatuses.filter((one) => one !== next);
  const move = (to: ProductionStatus) =>
    to === 'ON_HOLD' ? setHolding(true) : void status.run({ id: order.id, productionStatus: to });
  return (
    <>
      <Button look="quiet" onClick={() => askPartner(`How is order #${order.orderNumber} doing?`)}>
        <Sparkles aria-hidden />
        <span className="sr-only sm:not-sr-only">Ask about this order</span>
      </Button>
      {mayAct && (others.length > 0 || mayReturn || order.allowed.cancel || order.allowed.refund) && (
        <Menu
          trigger={
            <Button>
              Change
              <ChevronDown aria-hidden />
            </Button>
          }
          entries={[
            ...others.map((to) => ({
              label: statusVerb(order.productionStatus, to),
              onSelect: () => move(to),
            })),
            ...(mayReturn
              ? [
                  {
                    label: 'Return items',
                    icon: <PackageOpen aria-hidden />,
                    apart: others.length > 0,
                    onSelect: onReturn,
                  },
                ]
              : []),
            ...(order.allowed.refund
              ? [
                  {
                    label: 'Refund or give goodwill',
                    icon: <Undo2 aria-hidden />,
                    apart: others.length > 0 && !mayReturn,
                    onSelect: onRefund,
                  },
                ]
              : []),
            ...(order.allowed.cancel
              ? [
                  {
                    label: 'Cancel items or the order',
                    icon: <Ban aria-hidden />,
                    bad: true,
                    apart: others.length > 0 || mayReturn || order.allowed.refund,
                    onSelect: onCancel,
                  },
                ]
              : []),
          ]}
        />
      )}
      {mayAct && next && (
        <Button look="accent" busy={status.isRunning} onClick={() => move(next)}>
          {statusVerb(order.productionStatus, next)}
        </Button>
      )}
      <HoldDialog
        title={`Put order #${order.orderNumber} on hold`}
        open={isHolding}
        onClose={() => setHolding(false)}
        busy={status.isRunning}
        onHold={(reason) => void status.run({ id: order.id, productionStatus: 'ON_HOLD', reason })}
      />
    </>
  );
}
