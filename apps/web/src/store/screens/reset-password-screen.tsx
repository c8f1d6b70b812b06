import { useState } from 'react';
import { openPasswordReset } from '@brandwright/contract/store/account/open-password-reset.ts';
import { resetPassword } from '@brandwright/contract/store/account/reset-password.ts';
import { callOperation } from '#api/call-operation.ts';
import { clearStorage } from '#api/token.ts';
import { EntryEnd } from '../entry-end.tsx';
import { PasswordField } from '../entry-fields.tsx';
import { LinkPage } from '../link-page.tsx';
import { useFormCall } from '../use-form-call.ts';

/** The page of a reset link: a new password for whoever opened it, or why the link doesn’t work. */
export default function ResetPasswordScreen() {
  return (
    <LinkPage
      title="New password"
      opens={openPasswordReset}
      inputOf={(token) => ({ token })}
      height={260}
      askAgain={{ to: '/login?forgot=1', label: 'Ask for a new link' }}
      done={({ email }) => ({
        title: 'Your new password is set',
        text: 'Log in with it. You’ve been logged out everywhere else.',
        next: { to: `/login?email=${encodeURIComponent(email)}`, label: 'Log in' },
      })}
    >
      {({ token, link, onDone }) => <NewPassword token={token} email={link.email} onDone={onDone} />}
    </LinkPage>
  );
}

function NewPassword({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const { submit, busy, failures } = useFormCall(async () => {
    await callOperation(resetPassword, { token, password });
    // A login that was open here has ended with all others.
    clearStorage();
    onDone();
  });

  return (
    <>
      <h1 className="text-lg font-semibold">Set a new password</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        For <span className="wrap-anywhere">{email}</span>. This ends all your logins and API tokens.
      </p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <PasswordField
          kind="new"
          label="New password"
          value={password}
          onChange={setPassword}
          error={failures.fields['password']}
          autoFocus
        />
        <EntryEnd message={failures.message} busy={busy} label="Set password" />
      </form>
    </>
  );
}
