import { useState } from 'react';
import { register } from '@brandwright/contract/store/register.ts';
import { callOperation } from '#api/call-operation.ts';
import { Field, Input } from '#ui/input.tsx';
import { EntryEnd } from './entry-end.tsx';
import { EmailField, PasswordField } from './entry-fields.tsx';
import { useEntry } from './use-entry.ts';

export interface RegisterFormProps {
  initialEmail: string;
  /** With the id of who is logged in. */
  onEntered: (userId: string) => void;
}

export function RegisterForm({ initialEmail, onEntered }: RegisterFormProps) {
  const [values, setValues] = useState({ name: '', storeName: '', email: initialEmail, password: '' });
  const change = (name: keyof typeof values) => (value: string) =>
    setValues((current) => ({ ...current, [name]: value }));
  const { submit, busy, failures } = useEntry(() => {
    const { storeName, ...rest } = values;
    return callOperation(register, { ...rest, ...(storeName.trim() ? { storeName } : {}) });
  }, onEntered);

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label="Your name" error={failures.fields['name']}>
        {(tie) => (
          <Input
            {...tie}
            autoComplete="name"
            autoFocus
            value={values.name}
            onChange={(event) => change('name')(event.target.value)}
          />
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
            onChange={(event) => change('storeName')(event.target.value)}
          />
        )}
      </Field>
      <EmailField value={values.email} onChange={change('email')} error={failures.fields['email']} />
      <PasswordField
        kind="new"
        value={values.password}
        onChange={change('password')}
        error={failures.fields['password']}
      />
      <EntryEnd message={failures.message} busy={busy} label="Create account" />
    </form>
  );
}
