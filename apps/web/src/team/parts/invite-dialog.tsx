import { inviteRole, roleLabels, type InviteRole } from '@brandwright/contract/team/roles.ts';
import { inviteTeamMember } from '@brandwright/contract/team/invite-team-member.ts';
import { inviteDays } from '@brandwright/contract/team/entities.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Field, Input } from '#ui/input.tsx';

interface Draft {
  email: string;
  role: InviteRole;
}

const hints: Readonly<Record<InviteRole, string>> = {
  viewer: 'Can see everything but change nothing.',
  member: 'Can do the day-to-day work: orders, products, suppliers, designs.',
  admin: 'Can also invite people and change settings.',
};

/** Invites someone by email, with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const initial: Draft = { email: '', role: 'member' };
  const form = useOperationForm(inviteTeamMember, {
    initial,
    toInput: ({ email, role }) => ({ email, role }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Invite someone"
      description={`We’ll email them a link that works for ${inviteDays} days, and only for that address.`}
      verb="Send invite"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Email" error={form.errorOf('email')}>
        {(tie) => <Input {...tie} type="email" autoComplete="off" {...form.register('email')} />}
      </Field>
      <Field label="Role" hint={hints[form.watch('role')]} error={form.errorOf('role')}>
        {(tie) => (
          <NativeSelect {...tie} {...form.register('role')}>
            {[...inviteRole.options].reverse().map((role) => (
              <option key={role} value={role}>
                {roleLabels[role]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </FormDialog>
  );
}
