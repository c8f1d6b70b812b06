import { useState } from 'react';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { requestPasswordReset } from '@brandwright/contract/store/account/request-password-reset.ts';
import { callOperation } from '#api/call-operation.ts';
import { EntryEnd } from './entry-end.tsx';
import { EmailField } from './entry-fields.tsx';
import { useFormCall } from './use-form-call.ts';

/** Asks for the link of a forgotten password. What it answers is the same for every address. */
export function ForgotForm({ initialEmail }: { initialEmail: string }) {
  const [email, setEmail] = useState(initialEmail);
  const [sent, setSent] = useState<OutputOf<typeof requestPasswordReset> | null>(null);
  const { submit, busy, failures } = useFormCall(async () =>
    setSent(await callOperation(requestPasswordReset, { email })),
  );

  if (sent)
    return (
      <div role="status" className="space-y-2 rounded-lg bg-good/10 px-3 py-3">
        <p className="font-medium">Check your email</p>
        <p className="text-ink-soft">
          If <span className="wrap-anywhere">{sent.email}</span> has an account, we’ve sent it a link. It
          works once, for {sent.minutes} minutes. Don’t see it? Check your spam folder.
        </p>
      </div>
    );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <EmailField value={email} onChange={setEmail} error={failures.fields['email']} autoFocus />
      <EntryEnd message={failures.message} busy={busy} label="Send the link" />
    </form>
  );
}
