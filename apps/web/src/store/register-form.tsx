import { useState } from 'react';
import type { FormEvent } from 'react';
import { register } from '@brandwright/contract/store/register.ts';
import { callOperation } from '#api/call-operation.ts';
import { clearSessionNotice } from '#api/session-end.ts';
import { saveToken } from '#api/token.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { failuresOf } from './form-failures.ts';
import type { FormFailures } from './form-failures.ts';

export interface RegisterFormProps {
  initialEmail: string;
  /** With the id of who is logged in. */
  onEntered: (userId: string) => void;
}

export function RegisterForm({ initialEmail, onEntered }: RegisterFormProps) {
  const [values, setValues] = useState({ name: '', storeName: '', email: initialEmail, password: '' });
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<FormFailures>({ fields: {} });
  const change = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues((current) => ({ ...current, [name]: event.target.value }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailures({ fields: {} });
    try {
      const { storeName, ...rest } = values;
      const session = await callOperation(register, { ...rest, ...(storeName.trim() ? { storeName } : {}) });
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
      <Field label="Your name" error={failures.fields['name']}>
        {(tie) => (
          <Input {...tie} autoComplete="name" autoFocus value={values.name} onChange={change('name')} />
        )}
      </Field>
      <Field
        label="Brand"
        hint="Optional. Your name is used until you add one."
        error={failures.fields['storeName']}
      >
        {(tie) => (
          <Input
            {...tie}
            autoComplete="organization"
            value={values.storeName}
            onChange={change('storeName')}
          />
        )}
      </Field>
      <Field label="Email" error={failures.fields['email']}>
        {(tie) => (
          <Input
            {...tie}
            type="email"
            autoComplete="username"
            value={values.email}
            onChange={change('email')}
          />
        )}
      </Field>
      <Field label="Password" hint="At least 8 characters." error={failures.fields['password']}>
        {(tie) => (
          <Input
            {...tie}
            type="password"
            autoComplete="new-password"
            value={values.password}
            onChange={change('password')}
          />
        )}
      </Field>
      {failures.message && (
        <p role="alert" className="text-bad">
          {failures.message}
        </p>
      )}
      <Button type="submit" look="accent" size="large" busy={busy}>
        Create account
      </Button>
    </form>
  );
}
