import { Ban, PackageCheck, Truck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { CancelReturnDialog } from '../dialogs/cancel-return-dialog.tsx';
import { ReceiveReturnDialog } from '../dialogs/receive-return-dialog.tsx';
import { RefundReturnDialog } from '../dialogs/refund-return-dialog.tsx';
import { ShipDialog } from '../dialogs/ship-dialog.tsx';
import type { ShownReturn } from './return-facts.tsx';

type Opened = 'ship' | 'receive' | 'refund' | 'cancel';

/**
 * What may be done with a return now; the next step is the warm one. Where refunds are automatic, receiving offers the
 * refund at once.
 */
export function ReturnActions({ of: one, most = 4 }: { of: ShownReturn; most?: number }) {
  const { mayAct } = usePermissions();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!mayAct) return null;
  const { statuses, refund, receiveAndRefund } = one.allowed;
  const refundsAtOnce = receiveAndRefund && one.refundMethod === 'AUTOMATIC';
  const verb = one.destination === 'STORE_CREDIT' ? 'Give store credit' : 'Refund';
  const actions = [
    refund && { key: 'refund' as const, label: verb, icon: <Undo2 aria-hidden /> },
    refundsAtOnce && {
      key: 'refund' as const,
      label: `Receive and ${verb.toLowerCase()}`,
      icon: <PackageCheck aria-hidden />,
    },
    statuses.includes('RECEIVED') &&
      !refundsAtOnce && { key: 'receive' as const, label: 'Receive', icon: <PackageCheck aria-hidden /> },
    statuses.includes('SHIPPING') && {
      key: 'ship' as const,
      label: 'Mark as shipping',
      icon: <Truck aria-hidden />,
    },
    statuses.includes('CANCELED') && { key: 'cancel' as const, label: 'Cancel', icon: <Ban aria-hidden /> },
  ]
    .filter((action) => action !== false)
    .slice(0, most);
  const close = () => setOpened(null);
  return (
    <>
      {actions.map(({ key, label, icon }, at) => (
        <Button key={key} look={at === 0 ? 'accent' : 'outline'} onClick={() => setOpened(key)}>
          {icon}
          {label}
        </Button>
      ))}
      {opened === 'ship' && <ShipDialog of={one} onClose={close} />}
      {opened === 'receive' && <ReceiveReturnDialog of={one} onClose={close} />}
      {opened === 'refund' && <RefundReturnDialog of={one} onClose={close} />}
      {opened === 'cancel' && <CancelReturnDialog of={one} onClose={close} />}
    </>
  );
}
