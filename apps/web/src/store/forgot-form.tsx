import { useState } from 'react';
import type { FormEvent } from 'react';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { requestPasswordReset } from '@brandwright/contract/store/account/request-password-reset.ts';
import { callOperation } from '#api/call-operation.ts';
import { Field, Input } from '#ui/input.tsx';
import { EntryEnd } from './entry-end.tsx';
import { failuresOf, type FormFailures } from './form-failures.ts';

/** Asks for the link of a forgotten password. What it answers is the same for every address. */
export function ForgotForm({ initialEmail }: { initialEmail: string }) {
  const [email, setEmail] = useState(initialEmail);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<FormFailures>({ fields: {} });
  const [sent, setSent] = useState<OutputOf<typeof requestPasswordReset> | null>(null);

  async function ask(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailures({ fields: {} });
    try {
      setSent(await callOperation(requestPasswordReset, { email }));
    } catch (error) {
      setFailures(failuresOf(error));
    }
    setBusy(false);
  }

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
    <form onSubmit={(event) => void ask(event)} noValidate className="flex flex-col gap-4">
      <Field label="Email" error={failures.fields['email']}>
        {(tie) => (
          <Input
            {...tie}
            type="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <EntryEnd message={failures.message} busy={busy} label="Send the link" />
    </form>
  );
}
