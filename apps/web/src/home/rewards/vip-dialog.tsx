import { createVipRequest } from '@brandwright/contract/subscriptions/vip/create-vip-request.ts';
import { vipKinds, type VipKind } from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Textarea } from '#ui/input.tsx';

/** Asks Brandwright's people for one kind of help. */
export function VipDialog({ kind, onClose }: { kind: VipKind; onClose: () => void }) {
  const { label, does } = vipKinds[kind];
  const form = useOperationForm(createVipRequest, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ kind, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={label}
      description={`${does} We’ll email your request to the Brandwright team, and they’ll reply to your email address.`}
      verb="Send request"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="What is it about?" error={form.errorOf('reason')}>
        {(tie) => <Textarea {...tie} rows={4} {...form.register('reason')} />}
      </Field>
    </FormDialog>
  );
}
