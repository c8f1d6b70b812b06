import { useState } from 'react';
import { addWholesaleRequirements } from '@brandwright/contract/orders/add-wholesale-requirements.ts';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { AttachmentField } from './attachment-field.tsx';

/** Adds what the buyer of a wholesale order requires, with files. */
export function RequirementDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const [files, setFiles] = useState<{ id: string; name: string }[]>([]);
  const form = useOperationForm(addWholesaleRequirements, {
    initial: { instructions: '', purchaseOrderNumber: '', deliverBy: '' },
    toInput: ({ instructions, purchaseOrderNumber, deliverBy }) => ({
      id: order.id,
      instructions,
      attachmentFileIds: files.map((file) => file.id),
      ...(purchaseOrderNumber.trim() ? { purchaseOrderNumber } : {}),
      ...(deliverBy ? { deliverBy } : {}),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Requirements of order #${order.orderNumber}`}
      verb="Add requirements"
      leave="Cancel"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Packing and label instructions" error={form.errorOf('instructions')}>
        {(tie) => <Textarea {...tie} {...form.register('instructions')} autoFocus maxLength={5000} />}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="PO number" error={form.errorOf('purchaseOrderNumber')}>
          {(tie) => <Input {...tie} {...form.register('purchaseOrderNumber')} maxLength={100} />}
        </Field>
        <Field label="Deliver by" error={form.errorOf('deliverBy')}>
          {(tie) => <Input {...tie} {...form.register('deliverBy')} type="date" />}
        </Field>
      </div>
      <AttachmentField files={files} onChange={setFiles} />
    </FormDialog>
  );
}
