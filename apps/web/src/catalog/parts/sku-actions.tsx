import { Ellipsis } from 'lucide-react';
import type { SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { IconButton } from '#ui/button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';

/** What can be done with a SKU. */
export type SkuAction = 'adjust' | 'move' | 'low' | 'edit' | 'merge';

export function SkuActions({
  sku,
  mayManage,
  onPick,
}: {
  sku: SkuStock;
  mayManage: boolean;
  onPick: (action: SkuAction) => void;
}) {
  const isStocked = !sku.isBundle && sku.level !== 'MADE_TO_ORDER';
  const entry = (label: string, action: SkuAction, more: Partial<MenuEntry> = {}): MenuEntry => ({
    label,
    onSelect: () => onPick(action),
    ...more,
  });
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${sku.code}`} size="icon-small">
          <Ellipsis aria-hidden />
        </IconButton>
      }
      entries={[
        ...(isStocked
          ? [entry('Adjust stock', 'adjust'), entry('Move stock', 'move'), entry('Low-stock point', 'low')]
          : []),
        entry('Edit SKU', 'edit'),
        ...(isStocked && mayManage ? [entry('Merge into another', 'merge', { apart: true })] : []),
      ]}
    />
  );
}
