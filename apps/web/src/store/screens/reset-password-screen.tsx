import { Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { openPasswordReset } from '@brandwright/contract/store/account/open-password-reset.ts';
import { resetPassword } from '@brandwright/contract/store/account/reset-password.ts';
import { ApiError } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { clearStorage } from '#api/token.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';
import { EntryEnd } from '../entry-end.tsx';
import { failuresOf, type FormFailures } from '../form-failures.ts';

/** The page of a reset link: a new password for whoever opened it, or why the link doesn’t work. */
export default function ResetPasswordScreen() {
  const token = useLocation().hash.slice(1);
  const reset = useOperation(openPasswordReset, { token }, { enabled: token !== '' });
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'New password · Brandwright';
  }, []);
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-sm">
        <div className="mb-8 flex items-center gap-3">
          <img src="/mark.svg" alt="" className="size-9" />
          <span className="font-display text-xl tracking-tight">Brandwright</span>
        </div>
        {done !== null ? (
          <Done email={done} />
        ) : reset.data ? (
          <NewPassword token={token} email={reset.data.email} onDone={setDone} />
        ) : reset.isError || token === '' ? (
          <Failed error={reset.error} onRetry={() => void reset.refetch()} />
        ) : (
          <SkeletonCard height={260} />
        )}
      </div>
    </main>
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
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<FormFailures>({ fields: {} });

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailures({ fields: {} });
    try {
      await callOperation(resetPassword, { token, password });
      // A login that was open here has ended with all others.
      clearStorage();
      onDone(email);
    } catch (error) {
      setFailures(failuresOf(error));
      setBusy(false);
    }
  }

  return (
    <>
      <h1 className="text-lg font-semibold">Set a new password</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        For <span className="wrap-anywhere">{email}</span>. This ends all your logins and API tokens.
      </p>
      <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-4">
        <Field label="New password" hint="At least 8 characters." error={failures.fields['password']}>
          {(tie) => (
            <Input
              {...tie}
              type="password"
              autoComplete="new-password"
              autoFocus
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
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
    <div className="flex flex-col items-start gap-3">
      <Link2Off aria-hidden className="size-7 text-ink-soft" />
      <h1 className="text-lg font-semibold">This link doesn’t work</h1>
      <p className="text-ink-soft">
        {code === 'locked' && error instanceof ApiError
          ? error.message
          : 'Part of the link may be missing. Open it from the email again, or ask for a new one.'}
      </p>
      <Button asChild look="accent">
        <Link to="/login?forgot=1">Ask for a new link</Link>
      </Button>
    </div>
  );
}
