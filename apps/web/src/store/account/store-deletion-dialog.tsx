import { deletionDays, type StoreDeletion } from '@brandwright/contract/store/deletion/entities.ts';
import { scheduleStoreDeletion } from '@brandwright/contract/store/deletion/schedule-store-deletion.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Input } from '#ui/input.tsx';

/** The store’s name and the password, without which no store is deleted. */
export function StoreDeletionDialog({ deletion, onClose }: { deletion: StoreDeletion; onClose: () => void }) {
  const form = useOperationForm(scheduleStoreDeletion, {
    initial: { storeName: '', password: '' },
    toInput: (values) => values,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Delete this store"
      description={`In ${deletionDays} days everything in ${deletion.storeName} is deleted for good. We email its owners now. Export everything first if you might need it.`}
      verb="Delete store"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field
        label="Store name"
        hint={`Type “${deletion.storeName}” to confirm.`}
        error={form.errorOf('storeName')}
      >
        {(tie) => <Input {...tie} autoComplete="off" {...form.register('storeName')} />}
      </Field>
      <Field label="Your password" hint="The one you log in with." error={form.errorOf('password')}>
        {(tie) => (
          <Input {...tie} type="password" autoComplete="current-password" {...form.register('password')} />
        )}
      </Field>
    </FormDialog>
  );
}
