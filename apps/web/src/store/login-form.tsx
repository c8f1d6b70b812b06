import { useState } from 'react';
import { logIn } from '@brandwright/contract/store/log-in.ts';
import { callOperation } from '#api/call-operation.ts';
import { EntryEnd } from './entry-end.tsx';
import { EmailField, PasswordField } from './entry-fields.tsx';
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
      <EmailField value={email} onChange={setEmail} error={failures.fields['email']} autoFocus />
      <PasswordField
        kind="current"
        value={password}
        onChange={setPassword}
        error={failures.fields['password']}
      />
      <EntryEnd message={failures.message} busy={busy} label="Log in" />
    </form>
  );
}
