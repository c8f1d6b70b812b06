import { useState } from 'react';
import { changeReturnStatus } from '@brandwright/contract/returns/change-return-status.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import type { ShownReturn } from '../parts/return-facts.tsx';
import { DamagedFields, damagedOf, type DamagedDraft } from './damaged-fields.tsx';

/** Receives a return without paying yet. */
export function ReceiveReturnDialog({ of: one, onClose }: { of: ShownReturn; onClose: () => void }) {
  const [draft, setDraft] = useState<DamagedDraft>({});
  const action = useAction(changeReturnStatus, { failures: 'kept', onDone: onClose });
  const lines = damagedOf(one.lines, draft);
  return (
    <FormDialog
      title={`Receive return ${one.handle}`}
      verb="Receive"
      leave="Not now"
      onClose={onClose}
      onSubmit={() =>
        lines && void action.run({ id: one.id, status: 'RECEIVED', statusBefore: one.status, lines })
      }
      isSaving={action.isRunning}
      canSave={lines !== undefined}
      failure={action.error ? messageOf(action.error) : undefined}
    >
      <DamagedFields lines={one.lines} draft={draft} onDraft={setDraft} />
    </FormDialog>
  );
}
