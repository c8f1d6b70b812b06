import { useState } from 'react';
import type { Facet, MySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { longestTag } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { tagSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/tag-suppliers.ts';
import { useAction } from '#api/use-action.ts';
import { SelectionBar } from '#kit/selection-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { ContactButton } from '../../../outreach/contact-button.tsx';

/** Tags the chosen suppliers, or writes to them. */
export function SupplierSelectionBar({
  suppliers,
  tags,
  onClear,
}: {
  suppliers: readonly MySupplier[];
  tags: readonly Facet[];
  onClear: () => void;
}) {
  const [tag, setTag] = useState('');
  const action = useAction(tagSuppliers, { onDone: onClear });
  return (
    <SelectionBar chosen={suppliers.length} noun="supplier" onClear={onClear}>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (tag.trim())
            void action.run({ supplierIds: suppliers.map((one) => one.supplierId), tag: tag.trim() });
        }}
      >
        <Input
          aria-label="Tag"
          placeholder="Tag"
          list="my-supplier-tags"
          maxLength={longestTag}
          className="h-8 w-36"
          value={tag}
          onChange={(event) => setTag(event.target.value)}
        />
        <datalist id="my-supplier-tags">
          {tags.map(({ value }) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
        <Button type="submit" size="small" look="solid" busy={action.isRunning} disabled={tag.trim() === ''}>
          Tag them
        </Button>
      </form>
      <ContactButton factories={suppliers} size="small" />
    </SelectionBar>
  );
}
