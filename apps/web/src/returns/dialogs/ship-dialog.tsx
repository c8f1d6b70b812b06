import { changeReturnStatus } from '@brandwright/contract/returns/change-return-status.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Input } from '#ui/input.tsx';
import type { ShownReturn } from '../parts/return-facts.tsx';

/** The customer sent it: with which carrier, under which number. */
export function ShipDialog({ of: one, onClose }: { of: ShownReturn; onClose: () => void }) {
  const form = useOperationForm(changeReturnStatus, {
    initial: { carrier: '', trackingNumber: '', remoteOrderNumber: '' },
    toInput: ({ carrier, trackingNumber, remoteOrderNumber }) => ({
      id: one.id,
      status: 'SHIPPING',
      statusBefore: one.status,
      ...(carrier.trim() ? { carrier } : {}),
      ...(trackingNumber.trim() ? { trackingNumber } : {}),
      ...(remoteOrderNumber.trim() ? { remoteOrderNumber } : {}),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${one.handle} is on its way`}
      description="Add what you know about the package. Everything is optional."
      verb="Mark as shipping"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Carrier" error={form.errorOf('carrier')}>
        {(tie) => <Input {...tie} autoFocus placeholder="UPS" {...form.register('carrier')} />}
      </Field>
      <Field label="Tracking number" error={form.errorOf('trackingNumber')}>
        {(tie) => <Input {...tie} {...form.register('trackingNumber')} />}
      </Field>
      <Field label="Label number" hint="From the label provider" error={form.errorOf('remoteOrderNumber')}>
        {(tie) => <Input {...tie} {...form.register('remoteOrderNumber')} />}
      </Field>
    </FormDialog>
  );
}
