import { useState } from 'react';
import { logIn } from '@brandwright/contract/store/log-in.ts';
import { callOperation } from '#api/call-operation.ts';
import { Field, Input } from '#ui/input.tsx';
import { EntryEnd } from './entry-end.tsx';
import { useEntry } from './use-entry.ts';

export interface LoginFormProps {
  initial: { email: string; password: string };
  /** With the id of who is logged in. */
  onEntered: (userId: string) => void;
}

export function LoginForm({ initial, onEntered }: LoginFormProps) {
  const [email, setEmail] = useState(initial.email);
  const [password, setPassword] = useState(initial.password);
  const { submit, busy, failures } = useEntry(() => callOperation(logIn, { email, password }), onEntered);

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
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
      <EntryEnd message={failures.message} busy={busy} label="Log in" />
    </form>
  );
}
