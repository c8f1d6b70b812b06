import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { checkProductImport } from '@brandwright/contract/catalog/check-product-import.ts';
import { importProducts } from '@brandwright/contract/catalog/import-products.ts';
import type { ProductImport } from '@brandwright/contract/catalog/imports.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAction } from '#api/use-action.ts';
import { FileDrop } from '#orders/parts/file-drop.tsx';
import { useUpload } from '#orders/use-upload.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { count } from '#ui/format.ts';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { callByHand } from '../../card-props.ts';
import { ProductImportCard } from '../cards/product-import-card.tsx';
import { ImportFromShop } from './import-from-shop.tsx';

/** Products of a file or of the connected shop, step by step: what it holds, yes or no, how far it is, what came of it. */
export function ImportProductsDialog({ onClose }: { onClose: () => void }) {
  const upload = useUpload();
  const check = useMutation({
    mutationFn: (fileId: string) => callOperation(checkProductImport, { fileId }),
  });
  const [started, setStarted] = useState<ProductImport | null>(null);
  const action = useAction(importProducts, { announce: false, onDone: setStarted });
  const [skipBadRows, setSkip] = useState(false);
  const skipId = useId();

  async function take(file: File) {
    const kept = await upload.run(file);
    if (kept) check.mutate(kept.id);
  }
  function again() {
    check.reset();
    action.reset();
    setSkip(false);
  }

  const checked = check.data;
  const all = checked ? checked.newProducts + checked.updatedProducts : 0;
  const isBlocked = checked !== undefined && checked.badProducts > 0 && !skipBadRows;
  const failure =
    upload.error ?? (check.error ? messageOf(check.error) : action.error ? messageOf(action.error) : null);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title="Import products"
      className="max-w-2xl"
      {...(checked || started
        ? {}
        : {
            description:
              'In Shopify: Products, Export, “CSV for Excel, Numbers or other spreadsheet programs”.',
          })}
      footer={
        started ? (
          <Button look="accent" onClick={onClose}>
            Done
          </Button>
        ) : checked ? (
          <>
            <Button look="quiet" disabled={action.isRunning} onClick={again}>
              Another file
            </Button>
            <Button
              look="accent"
              busy={action.isRunning}
              disabled={isBlocked || all === 0}
              onClick={() => void action.run({ fileId: checked.fileId, skipBadRows })}
            >
              {all === 0 ? 'Nothing to import' : `Import ${count(all, 'product')}`}
            </Button>
          </>
        ) : undefined
      }
    >
      {started ? (
        <div
          role="presentation"
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
        >
          <ProductImportCard output={started} call={callByHand(importProducts, {})} density="panel" />
        </div>
      ) : checked ? (
        <div className="flex flex-col gap-4">
          <ProductImportCard
            output={checked}
            call={callByHand(checkProductImport, { fileId: checked.fileId })}
            density="panel"
          />
          {checked.badProducts > 0 && (
            <div className="flex items-start gap-2.5">
              <Checkbox
                id={skipId}
                className="mt-0.5"
                checked={skipBadRows}
                onCheckedChange={(state) => setSkip(state === true)}
              />
              <label htmlFor={skipId} className="text-sm">
                Leave out {count(checked.badProducts, 'product')} with bad lines and import the others
              </label>
            </div>
          )}
        </div>
      ) : check.isPending ? (
        <SkeletonCard />
      ) : (
        <div className="flex flex-col gap-4">
          <FileDrop share={upload.share} onFile={(file) => void take(file)} />
          <ImportFromShop
            busy={action.isRunning}
            onImport={(leaveOut) => void action.run({ fromShop: true, skipBadRows: leaveOut })}
          />
        </div>
      )}
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
    </Dialog>
  );
}
