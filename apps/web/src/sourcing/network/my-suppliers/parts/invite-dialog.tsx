import { longestName } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { inviteSupplier } from '@brandwright/contract/sourcing/network/my-suppliers/invite-supplier.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.ts';

/** Invites a supplier who is not in the marketplace. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenInvite onClose={onClose} /> : null;
}

const fields = [
  { name: 'name', label: 'Name', type: 'text', hint: undefined },
  { name: 'email', label: 'Email', type: 'email', hint: undefined },
  { name: 'website', label: 'Website', type: 'text', hint: 'Optional. For example, annaspottery.com' },
  {
    name: 'phoneNumber',
    label: 'Phone',
    type: 'tel',
    hint: 'Optional. Include the country code: +351 912 345 678',
  },
] as const;

function OpenInvite({ onClose }: { onClose: () => void }) {
  const form = useOperationForm(inviteSupplier, {
    initial: { name: '', email: '', website: '', phoneNumber: '' },
    toInput: ({ website, phoneNumber, ...needed }) => ({
      ...needed,
      ...(website.trim() ? { website } : {}),
      ...(phoneNumber.trim() ? { phoneNumber } : {}),
    }),
    announce: false,
    onDone: ({ name }) => {
      toast.done(`Invited ${name}. They’re in your list now.`);
      onClose();
    },
  });
  const name = form.watch('name').trim();
  return (
    <FormDialog
      title="Invite a supplier"
      description="Our team writes to them and helps them set up. They’ll be in your list right away."
      verb={name ? `Invite ${name.slice(0, 30)}` : 'Invite'}
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      {fields.map((field) => (
        <Field key={field.name} label={field.label} hint={field.hint} error={form.errorOf(field.name)}>
          {(tie) => (
            <Input
              {...tie}
              {...form.register(field.name)}
              type={field.type}
              autoComplete="off"
              maxLength={field.name === 'name' ? longestName : 300}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  );
}
