import { useState } from 'react';
import { requestEmailChange } from '@brandwright/contract/store/account/request-email-change.ts';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { mayCall } from '#api/may-call.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';

/** The address that the person logs in with, and a link to another one. */
export function EmailSetting({ profile }: { profile: StoreProfile }) {
  const [isChanging, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm wrap-anywhere">{profile.user.email}</p>
        {mayCall(requestEmailChange, profile) && (
          <Button onClick={() => setChanging(true)}>Change email</Button>
        )}
      </div>
      {sentTo !== null && (
        <p role="status" className="text-sm text-ink-soft">
          We’ve sent a link to <span className="wrap-anywhere text-ink">{sentTo}</span>. Until you open it,
          your address stays as it is.
        </p>
      )}
      {isChanging && (
        <EmailDialog
          onClose={() => setChanging(false)}
          onSent={(email) => {
            setSentTo(email);
            setChanging(false);
          }}
        />
      )}
    </>
  );
}

function EmailDialog({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
  const form = useOperationForm(requestEmailChange, {
    initial: { email: '', password: '' },
    toInput: (values) => values,
    announce: false,
    onDone: ({ email }) => onSent(email),
  });
  return (
    <FormDialog
      title="Change your email"
      description="We send a link to the new address. It becomes the one you log in with once you open the link, and we tell the old address."
      verb="Send the link"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="New email" error={form.errorOf('email')}>
        {(tie) => <Input {...tie} type="email" autoComplete="email" {...form.register('email')} />}
      </Field>
      <Field label="Your password" hint="The one you log in with." error={form.errorOf('password')}>
        {(tie) => (
          <Input {...tie} type="password" autoComplete="current-password" {...form.register('password')} />
        )}
      </Field>
    </FormDialog>
  );
}
