import { useState } from 'react';
import { disableProduct } from '@brandwright/contract/catalog/disable-product.ts';
import { enableProduct } from '@brandwright/contract/catalog/enable-product.ts';
import type { ProductRow } from '@brandwright/contract/catalog/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperationFully } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { undoEntry } from '#api/undo-entry.ts';
import { count } from '#ui/format.ts';
import { toast } from '#ui/toast.ts';

/** Enables or disables several products, one call each; says how many went and, with one Undo, takes them all back. */
export function useBulkEnabled() {
  const [isRunning, setRunning] = useState(false);

  async function run(products: readonly Pick<ProductRow, 'id' | 'title'>[], enabled: boolean): Promise<void> {
    setRunning(true);
    const undoIds: string[] = [];
    const failures: string[] = [];
    for (const { id, title } of products) {
      try {
        const { undoEntryId } = await callOperationFully(enabled ? enableProduct : disableProduct, { id });
        if (undoEntryId) undoIds.push(undoEntryId);
      } catch (error) {
        failures.push(`${title}: ${messageOf(error)}`);
      }
    }
    invalidateOperations(enableProduct.invalidates ?? []);
    const done = products.length - failures.length;
    const undo = async () => {
      for (const entryId of undoIds) await undoEntry(entryId);
    };
    if (done > 0)
      toast.done(
        `${count(done, 'product')} ${enabled ? 'enabled' : 'disabled'}.`,
        undoIds.length > 0 ? { label: 'Undo', run: undo } : undefined,
      );
    const [first, ...more] = failures;
    if (first)
      toast.failed(
        `${first}${more.length > 0 ? ` ${count(more.length, 'more product')} stayed as they were.` : ''}`,
      );
    setRunning(false);
  }

  return { run, isRunning };
}
