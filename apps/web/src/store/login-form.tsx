import { useState } from 'react';
import type { FormEvent } from 'react';
import { logIn } from '@brandwright/contract/store/log-in.ts';
import { callOperation } from '#api/call-operation.ts';
import { clearSessionNotice } from '#api/session-end.ts';
import { saveToken } from '#api/token.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { failuresOf } from './form-failures.ts';
import type { FormFailures } from './form-failures.ts';

export interface LoginFormProps {
  initial: { email: string; password: string };
  /** With the id of who is logged in. */
  onEntered: (userId: string) => void;
}

export function LoginForm({ initial, onEntered }: LoginFormProps) {
  const [email, setEmail] = useState(initial.email);
  const [password, setPassword] = useState(initial.password);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<FormFailures>({ fields: {} });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailures({ fields: {} });
    try {
      const session = await callOperation(logIn, { email, password });
      saveToken(session.token);
      clearSessionNotice();
      onEntered(session.user.id);
    } catch (error) {
      setFailures(failuresOf(error));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <Field label="Email" error={failures.fields['email']}>
        {(tie) => (
          <Input
            {...tie}
            type="email"
            autoComplete="username"
            autoFocus
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password" error={failures.fields['password']}>
        {(tie) => (
          <Input
            {...tie}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {failures.message && (
        <p role="alert" className="text-bad">
          {failures.message}
        </p>
      )}
      <Button type="submit" look="accent" size="large" busy={busy}>
        Log in
      </Button>
    </form>
  );
}
