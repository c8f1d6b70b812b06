import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { checkOrderImport } from '@brandwright/contract/orders/check-order-import.ts';
import { importOrders } from '@brandwright/contract/orders/import-orders.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { count } from '#ui/format.ts';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { callByHand } from '../../card-props.ts';
import { OrderImportCard } from '../cards/order-import-card.tsx';
import { useUpload } from '../use-upload.ts';
import { FileDrop } from './file-drop.tsx';

/** Shopify's order export, step by step: the file, what it holds, yes or no, what came of it. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenImport onClose={onClose} /> : null;
}

function OpenImport({ onClose }: { onClose: () => void }) {
  const upload = useUpload();
  const check = useMutation({ mutationFn: (fileId: string) => callOperation(checkOrderImport, { fileId }) });
  const action = useAction(importOrders, { announce: false });
  const [result, setResult] = useState<Awaited<ReturnType<typeof action.run>>>(null);
  const [skipBadRows, setSkip] = useState(false);
  const skipId = useId();

  async function take(file: File) {
    const kept = await upload.run(file);
    if (kept) check.mutate(kept.id);
  }
  async function run(fileId: string) {
    setResult(await action.run({ fileId, skipBadRows }));
  }
  function again() {
    check.reset();
    action.reset();
    setSkip(false);
  }

  const checked = check.data;
  const isBlocked = checked !== undefined && checked.badOrders > 0 && !skipBadRows;
  const failure =
    upload.error ?? (check.error ? messageOf(check.error) : action.error ? messageOf(action.error) : null);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title={result ? 'Import done' : 'Import orders from Shopify'}
      className="max-w-2xl"
      {...(checked
        ? {}
        : {
            description:
              'In Shopify: Orders, Export, “CSV for Excel, Numbers or other spreadsheet programs”.',
          })}
      footer={
        result ? (
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
              disabled={isBlocked || checked.newOrders === 0}
              onClick={() => void run(checked.fileId)}
            >
              {checked.newOrders === 0 ? 'Nothing to import' : `Import ${count(checked.newOrders, 'order')}`}
            </Button>
          </>
        ) : undefined
      }
    >
      {result && (
        <div
          role="presentation"
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
        >
          <OrderImportCard
            output={result}
            call={callByHand(importOrders, { fileId: result.id })}
            density="panel"
          />
        </div>
      )}
      {!result && checked && (
        <div className="flex flex-col gap-4">
          <OrderImportCard
            output={checked}
            call={callByHand(checkOrderImport, { fileId: checked.fileId })}
            density="panel"
          />
          {checked.badOrders > 0 && (
            <div className="flex items-start gap-2.5">
              <Checkbox
                id={skipId}
                className="mt-0.5"
                checked={skipBadRows}
                onCheckedChange={(state) => setSkip(state === true)}
              />
              <label htmlFor={skipId} className="text-sm">
                Leave out the {count(checked.badOrders, 'order')} with bad lines and import the rest
                <span className="block text-xs text-ink-soft">
                  Or fix the file and choose it again. Orders already here are never imported twice.
                </span>
              </label>
            </div>
          )}
        </div>
      )}
      {!checked &&
        (check.isPending ? (
          <SkeletonCard height={180} />
        ) : (
          <FileDrop share={upload.share} onFile={(file) => void take(file)} />
        ))}
      {failure && !result && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {failure}
        </p>
      )}
      {result && result.skippedOrders > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          Fix the lines above and import the file again. Orders already here aren’t imported twice.
        </p>
      )}
    </Dialog>
  );
}
