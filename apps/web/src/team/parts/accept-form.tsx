import { useState } from 'react';
import { acceptTeamInvite } from '@brandwright/contract/team/accept-team-invite.ts';
import { callOperation } from '#api/call-operation.ts';
import { queryClient } from '#api/query-client.ts';
import { storedToken } from '#api/token.ts';
import { EntryEnd } from '#store/entry-end.tsx';
import { PasswordField } from '#store/entry-fields.tsx';
import { useEntry } from '#store/use-entry.ts';
import { Field, Input } from '#ui/input.tsx';

export interface AcceptFormProps {
  secret: { id: string; token: string };
  email: string;
  /** Whether the address has an account; if so, its password is asked for. */
  hasAccount: boolean;
  onEntered: () => void;
}

/** Joins the store: with one click when logged in, else with the account's password or a new account. */
export function AcceptForm({ secret, email, hasAccount, onEntered }: AcceptFormProps) {
  const isLoggedIn = hasAccount && storedToken() !== null;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { submit, busy, failures } = useEntry(
    () =>
      callOperation(
        acceptTeamInvite,
        isLoggedIn ? secret : { ...secret, password, ...(hasAccount ? {} : { name }) },
      ),
    () => {
      // What was read belongs to another store.
      queryClient.clear();
      onEntered();
    },
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {!isLoggedIn && (
        <>
          <Field label="Email">
            {(tie) => <Input {...tie} type="email" value={email} readOnly autoComplete="username" />}
          </Field>
          {!hasAccount && (
            <Field label="Your name" error={failures.fields['name']}>
              {(tie) => (
                <Input
                  {...tie}
                  autoComplete="name"
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
          )}
          <PasswordField
            kind={hasAccount ? 'current' : 'new'}
            value={password}
            onChange={setPassword}
            error={failures.fields['password']}
            {...(hasAccount ? { hint: 'The password of your Brandwright account.' } : {})}
          />
        </>
      )}
      <EntryEnd
        message={failures.message}
        busy={busy}
        label={isLoggedIn ? 'Accept invite' : hasAccount ? 'Log in and accept' : 'Create account and accept'}
      />
    </form>
  );
}
