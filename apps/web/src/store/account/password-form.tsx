import { useState } from 'react';
import { changePassword } from '@brandwright/contract/store/account/change-password.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';

/** Changes the password with the current one. Starts empty again when it is done. */
export function PasswordForm() {
  const [times, setTimes] = useState(0);
  return <Fields key={times} onDone={() => setTimes(times + 1)} />;
}

function Fields({ onDone }: { onDone: () => void }) {
  const form = useOperationForm(changePassword, {
    initial: { currentPassword: '', newPassword: '' },
    toInput: (values) => values,
    onDone,
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-sm flex-col gap-4">
      <Field label="Current password" error={form.errorOf('currentPassword')}>
        {(tie) => (
          <Input
            {...tie}
            type="password"
            autoComplete="current-password"
            {...form.register('currentPassword')}
          />
        )}
      </Field>
      <Field label="New password" hint="At least 8 characters." error={form.errorOf('newPassword')}>
        {(tie) => (
          <Input {...tie} type="password" autoComplete="new-password" {...form.register('newPassword')} />
        )}
      </Field>
      {form.failure && (
        <p role="alert" className="text-sm text-bad">
          {form.failure}
        </p>
      )}
      <Button type="submit" busy={form.isRunning} className="self-start">
        Change password
      </Button>
    </form>
  );
}
