import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { longestTag } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { checkSupplierList } from '@brandwright/contract/sourcing/network/my-suppliers/check-supplier-list.ts';
import { importSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/import-suppliers.ts';
import type { SupplierImport } from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAction } from '#api/use-action.ts';
import { FileDrop } from '#orders/parts/file-drop.tsx';
import { useUpload } from '#orders/use-upload.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { count } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { callByHand } from '../../../../card-props.ts';
import { CheckReport, SupplierImportCard } from '../cards/supplier-import-card.tsx';
import { ColumnMapping, type ChosenColumns } from './column-mapping.tsx';
import { SampleRows } from './sample-rows.tsx';

/** A list of suppliers, step by step: the file, its columns and what it holds, yes or no, what came of it. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenImport onClose={onClose} /> : null;
}

interface Checked {
  fileId: string;
  columns: ChosenColumns;
}

function OpenImport({ onClose }: { onClose: () => void }) {
  const upload = useUpload();
  const [asked, setAsked] = useState<Checked | null>(null);
  const [tag, setTag] = useState('');
  const [started, setStarted] = useState<SupplierImport | null>(null);
  const check = useMutation({
    mutationFn: ({ fileId, columns }: Checked) => callOperation(checkSupplierList, { fileId, ...columns }),
  });
  const action = useAction(importSuppliers, { onDone: setStarted });
  const look = (next: Checked) => {
    setAsked(next);
    check.mutate(next);
  };
  async function take(file: File) {
    const kept = await upload.run(file);
    if (kept) look({ fileId: kept.id, columns: {} });
  }
  const checked = check.data;
  const incoming = checked ? checked.newSuppliers + checked.merges : 0;
  const failure =
    upload.error ?? (check.error ? messageOf(check.error) : action.error ? messageOf(action.error) : null);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title={started ? 'Import' : 'Import a list of suppliers'}
      className="max-w-3xl"
      {...(asked
        ? {}
        : { description: 'A CSV file of up to 50,000 rows and 10 MB. Any column names, any encoding.' })}
      footer={
        started ? (
          <Button look="accent" onClick={onClose}>
            Done
          </Button>
        ) : checked && asked ? (
          <>
            <Button
              look="quiet"
              disabled={action.isRunning}
              onClick={() => {
                check.reset();
                setAsked(null);
              }}
            >
              Another file
            </Button>
            <Button
              look="accent"
              busy={action.isRunning || check.isPending}
              disabled={incoming === 0}
              onClick={() =>
                void action.run({
                  fileId: asked.fileId,
                  ...asked.columns,
                  ...(tag.trim() ? { tag: tag.trim() } : {}),
                })
              }
            >
              {incoming === 0 ? 'Nothing to import' : `Import ${count(incoming, 'supplier')}`}
            </Button>
          </>
        ) : undefined
      }
    >
      {started ? (
        <SupplierImportCard
          output={started}
          call={callByHand(importSuppliers, { fileId: asked?.fileId ?? started.importId })}
          density="panel"
        />
      ) : asked && checked ? (
        <div className="flex flex-col gap-5">
          <CheckReport check={checked} most={8} />
          <ColumnMapping
            check={checked}
            isBusy={check.isPending}
            onChange={(columns) => look({ ...asked, columns: { ...asked.columns, ...columns } })}
          />
          <SampleRows check={checked} />
          <Field label="Tag all of them (optional)" hint="For example, the trade fair the list is from.">
            {(tie) => (
              <Input
                {...tie}
                className="max-w-xs"
                maxLength={longestTag}
                value={tag}
                onChange={(event) => setTag(event.target.value)}
              />
            )}
          </Field>
        </div>
      ) : check.isPending ? (
        <SkeletonCard height={220} />
      ) : (
        <FileDrop share={upload.share} onFile={(file) => void take(file)} />
      )}
      {failure && !started && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {failure}
        </p>
      )}
    </Dialog>
  );
}
