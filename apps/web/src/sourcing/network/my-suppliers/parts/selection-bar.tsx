import { X } from 'lucide-react';
import { useState } from 'react';
import type { Facet, MySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { longestTag } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { tagSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/tag-suppliers.ts';
import { useAction } from '#api/use-action.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Input } from '#ui/input.tsx';
import { ContactButton } from '../../../outreach/contact-button.tsx';

/** Tags the chosen suppliers at once; stands at the foot of the list while any are chosen. */
export function SelectionBar({
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
    <section
      aria-label="Chosen suppliers"
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full animate-enter flex-wrap items-center gap-2 rounded-xl border border-line bg-raised py-2 pr-2 pl-4 shadow-float"
    >
      <p className="figures text-sm">{count(suppliers.length, 'supplier')} chosen</p>
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
      <IconButton label="Choose none" onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
