import { improveShippingAddress } from '@brandwright/contract/purchasing/improve-shipping-address.ts';
import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ShipToForm } from '../parts/ship-to-form.tsx';

/** Where a purchase order goes. */
export function PurchaseAddressDialog({ item, onClose }: { item: PurchaseItem; onClose: () => void }) {
  const action = useAction(improveShippingAddress, { failures: 'kept', onDone: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !action.isRunning && onClose()}
      title="Shipping address"
      description={item.title}
      className="max-w-xl"
    >
      <ShipToForm
        initial={item.shippingAddress}
        failure={action.error ? messageOf(action.error) : undefined}
        onSubmit={(shippingAddress) =>
          void action.run({ purchaseItemId: item.purchaseItemId, shippingAddress })
        }
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button look="accent" type="submit" busy={action.isRunning}>
            Save address
          </Button>
        </div>
      </ShipToForm>
    </Dialog>
  );
}
