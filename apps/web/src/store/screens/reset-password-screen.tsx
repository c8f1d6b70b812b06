import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { openPasswordReset } from '@brandwright/contract/store/account/open-password-reset.ts';
import { resetPassword } from '@brandwright/contract/store/account/reset-password.ts';
import { ApiError } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { clearStorage } from '#api/token.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';
import { EntryEnd } from '../entry-end.tsx';
import { PasswordField } from '../entry-fields.tsx';
import { DeadLink, EntryPage } from '../entry-page.tsx';
import { useFormCall } from '../use-form-call.ts';

/** The page of a reset link: a new password for whoever opened it, or why the link doesn’t work. */
export default function ResetPasswordScreen() {
  const token = useLocation().hash.slice(1);
  const reset = useOperation(openPasswordReset, { token }, { enabled: token !== '' });
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'New password · Brandwright';
  }, []);
  return (
    <EntryPage>
      {done !== null ? (
        <Done email={done} />
      ) : reset.data ? (
        <NewPassword token={token} email={reset.data.email} onDone={setDone} />
      ) : reset.isError || token === '' ? (
        <Failed error={reset.error} onRetry={() => void reset.refetch()} />
      ) : (
        <SkeletonCard height={260} />
      )}
    </EntryPage>
  );
}

function NewPassword({
  token,
  email,
  onDone,
}: {
  token: string;
  email: string;
  onDone: (email: string) => void;
}) {
  const [password, setPassword] = useState('');
  const { submit, busy, failures } = useFormCall(async () => {
    await callOperation(resetPassword, { token, password });
    // A login that was open here has ended with all others.
    clearStorage();
    onDone(email);
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

const Done = ({ email }: { email: string }) => (
  <div role="status" className="flex flex-col items-start gap-3">
    <h1 className="text-lg font-semibold">Your new password is set</h1>
    <p className="text-ink-soft">Log in with it. You’ve been logged out everywhere else.</p>
    <Button asChild look="accent" size="large">
      <Link to={`/login?email=${encodeURIComponent(email)}`}>Log in</Link>
    </Button>
  </div>
);

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : 'locked';
  if (code !== 'locked' && code !== 'bad_input') return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <DeadLink
      title="This link doesn’t work"
      text={
        code === 'locked' && error instanceof ApiError
          ? error.message
          : 'Part of the link may be missing. Open it from the email again, or ask for a new one.'
      }
      action={
        <Button asChild look="accent">
          <Link to="/login?forgot=1">Ask for a new link</Link>
        </Button>
      }
    />
  );
}
