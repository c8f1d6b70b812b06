import { changeReturnStatus } from '@brandwright/contract/returns/change-return-status.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Textarea } from '#ui/input.tsx';
import type { ShownReturn } from '../parts/return-facts.tsx';

/** Calls a return off, with the reason that the customer’s page shows. */
export function CancelReturnDialog({ of: one, onClose }: { of: ShownReturn; onClose: () => void }) {
  const form = useOperationForm(changeReturnStatus, {
    initial: { cancelReason: '' },
    toInput: ({ cancelReason }) => ({
      id: one.id,
      status: 'CANCELED',
      statusBefore: one.status,
      ...(cancelReason.trim() ? { cancelReason } : {}),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Cancel return ${one.handle}`}
      description={`${one.customerName} isn’t refunded.`}
      verb="Cancel the return"
      leave="Keep it"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Reason" hint="The customer’s page shows it." error={form.errorOf('cancelReason')}>
        {(tie) => <Textarea {...tie} autoFocus maxLength={500} {...form.register('cancelReason')} />}
      </Field>
    </FormDialog>
  );
}
