import { useState } from 'react';
import { longestName } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { inviteSupplier } from '@brandwright/contract/sourcing/network/my-suppliers/invite-supplier.ts';
import { ApiError, messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.ts';

type Values = { name: string; email: string; website: string; phoneNumber: string };
const blank: Values = { name: '', email: '', website: '', phoneNumber: '' };

/** Invites a supplier who is not in the marketplace. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenInvite onClose={onClose} /> : null;
}

const fields = [
  { name: 'name', label: 'Name', type: 'text', hint: undefined, isNeeded: true },
  { name: 'email', label: 'Email', type: 'email', hint: undefined, isNeeded: true },
  { name: 'website', label: 'Website', type: 'text', hint: 'Like annaspottery.com', isNeeded: false },
  {
    name: 'phoneNumber',
    label: 'Phone',
    type: 'tel',
    hint: 'With the country code, like +351 912 345 678',
    isNeeded: false,
  },
] as const;

function OpenInvite({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState<Values>(blank);
  const action = useAction(inviteSupplier, {
    // What was refused stands at its field.
    announce: false,
    onDone: ({ name }) => {
      toast.done(`Invited ${name}. It is in your list now.`);
      onClose();
    },
  });
  const problems = problemsOf(action.error);
  const isReady = values.name.trim() !== '' && values.email.trim() !== '';
  const send = () =>
    void action.run({
      name: values.name.trim(),
      email: values.email.trim(),
      ...(values.website.trim() ? { website: values.website.trim() } : {}),
      ...(values.phoneNumber.trim() ? { phoneNumber: values.phoneNumber.trim() } : {}),
    });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title="Invite a supplier"
      description="Our team writes to them and helps them set up. You see them in your list from now on."
      footer={
        <>
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Not now
          </Button>
          <Button
            look="accent"
            type="submit"
            form="invite-supplier"
            busy={action.isRunning}
            disabled={!isReady}
          >
            {values.name.trim() ? `Invite ${values.name.trim().slice(0, 30)}` : 'Invite'}
          </Button>
        </>
      }
    >
      <form
        id="invite-supplier"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) send();
        }}
      >
        {fields.map(({ name, label, type, hint, isNeeded }) => (
          <Field
            key={name}
            label={isNeeded ? label : `${label} (optional)`}
            hint={hint}
            error={problems.of[name]}
          >
            {(tie) => (
              <Input
                {...tie}
                type={type}
                autoComplete="off"
                maxLength={name === 'name' ? longestName : 300}
                value={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {problems.whole && (
          <p role="alert" className="text-sm text-bad">
            {problems.whole}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What the server refused, at its fields; what belongs to none below them. */
function problemsOf(error: Error | null): { of: Record<string, string | undefined>; whole: string | null } {
  if (!error) return { of: {}, whole: null };
  const details = error instanceof ApiError ? (error.details ?? []) : [];
  const of = Object.fromEntries(details.map((detail) => [detail.path, detail.message]));
  return { of, whole: details.length === 0 ? messageOf(error) : null };
}
