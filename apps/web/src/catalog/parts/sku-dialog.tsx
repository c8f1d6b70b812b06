import type { SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { AdjustStockDialog } from './adjust-stock-dialog.tsx';
import { EditSkuDialog } from './edit-sku-dialog.tsx';
import { LowStockDialog } from './low-stock-dialog.tsx';
import { MergeSkusDialog } from './merge-skus-dialog.tsx';
import { MoveStockDialog } from './move-stock-dialog.tsx';
import type { SkuAction } from './sku-actions.tsx';

const dialogs = {
  adjust: AdjustStockDialog,
  move: MoveStockDialog,
  low: LowStockDialog,
  edit: EditSkuDialog,
  merge: MergeSkusDialog,
} as const;

/** The dialog of what was picked for a SKU. */
export function SkuDialog({
  sku,
  action,
  onClose,
}: {
  sku: SkuStock;
  action: SkuAction;
  onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog sku={sku} onClose={onClose} />;
}
