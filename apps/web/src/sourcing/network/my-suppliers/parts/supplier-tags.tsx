import { useState } from 'react';
import {
  longestTag,
  type MySupplierDetail,
} from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { tagSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/tag-suppliers.ts';
import { untagSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/untag-suppliers.ts';
import { useAction } from '#api/use-action.ts';
import { Badge, Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

/** The tags of a supplier; each comes off by its cross. */
export function SupplierTags({ supplier, mayAct }: { supplier: MySupplierDetail; mayAct: boolean }) {
  const [tag, setTag] = useState('');
  const add = useAction(tagSuppliers, { onDone: () => setTag('') });
  const remove = useAction(untagSuppliers);
  const supplierIds = [supplier.supplierId];
  return (
    <section aria-label="Tags" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">Tags</h3>
      <div className="flex flex-wrap items-center gap-1.5">
        {supplier.tags.map((one) =>
          mayAct ? (
            <Chip
              key={one}
              removeLabel={`Remove tag ${one}`}
              onRemove={() => void remove.run({ supplierIds, tag: one })}
            >
              {one}
            </Chip>
          ) : (
            <Badge key={one}>{one}</Badge>
          ),
        )}
        {supplier.tags.length === 0 && !mayAct && <p className="text-sm text-ink-soft">No tags yet.</p>}
      </div>
      {mayAct && (
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (tag.trim()) void add.run({ supplierIds, tag: tag.trim() });
          }}
        >
          <Input
            aria-label="New tag"
            placeholder="backup, preferred, samples ordered"
            maxLength={longestTag}
            value={tag}
            onChange={(event) => setTag(event.target.value)}
          />
          <Button type="submit" busy={add.isRunning} disabled={tag.trim() === ''}>
            Add tag
          </Button>
        </form>
      )}
    </section>
  );
}
