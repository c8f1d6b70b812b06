import { KittingDialog, type RequestDialogProps } from './kitting-dialog.tsx';
import { PreSaleDialog } from './pre-sale-dialog.tsx';
import { QualityCheckDialog } from './quality-check-dialog.tsx';
import { SendInventoryDialog } from './send-inventory-dialog.tsx';

/** Keys of the `open` parameter on Fulfillment Home; the first is the specification’s. */
export const serviceDialogs = ['SEND_MY_INVENTORY', 'kitting', 'pre_sale', 'quality_check'] as const;
export type ServiceDialogKey = (typeof serviceDialogs)[number];

/** The dialog that the address opens. */
export function ServiceDialog({ dialog, ...props }: RequestDialogProps & { dialog: ServiceDialogKey }) {
  switch (dialog) {
    case 'SEND_MY_INVENTORY':
      return <SendInventoryDialog onClose={props.onClose} />;
    case 'kitting':
      return <KittingDialog {...props} />;
    case 'pre_sale':
      return <PreSaleDialog {...props} />;
    case 'quality_check':
      return <QualityCheckDialog {...props} />;
  }
}
