import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { confirmEmailChange } from '@brandwright/contract/store/account/confirm-email-change.ts';
import { openEmailChange } from '@brandwright/contract/store/account/open-email-change.ts';
import { ApiError } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';
import { EntryEnd } from '../entry-end.tsx';
import { DeadLink, EntryPage } from '../entry-page.tsx';
import { useFormCall } from '../use-form-call.ts';

/** The page of the link to a new address. It is confirmed by a press: what only looks at links confirms nothing. */
export default function ConfirmEmailScreen() {
  const token = useLocation().hash.slice(1);
  const change = useOperation(openEmailChange, { token }, { enabled: token !== '' });
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'New email · Brandwright';
  }, []);
  return (
    <EntryPage>
      {done !== null ? (
        <Done email={done} />
      ) : change.data ? (
        <Confirm token={token} email={change.data.email} onDone={setDone} />
      ) : change.isError || token === '' ? (
        <Failed error={change.error} onRetry={() => void change.refetch()} />
      ) : (
        <SkeletonCard height={180} />
      )}
    </EntryPage>
  );
}

function Confirm({
  token,
  email,
  onDone,
}: {
  token: string;
  email: string;
  onDone: (email: string) => void;
}) {
  const { submit, busy, failures } = useFormCall(async () => {
    await callOperation(confirmEmailChange, { token });
    onDone(email);
  });
  return (
    <>
      <h1 className="text-lg font-semibold">Confirm your new email</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        From now on you log in with <span className="wrap-anywhere text-ink">{email}</span>. Your password
        stays the same.
      </p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <EntryEnd message={failures.message} busy={busy} label="Confirm email" />
      </form>
    </>
  );
}

const Done = ({ email }: { email: string }) => (
  <div role="status" className="flex flex-col items-start gap-3">
    <h1 className="text-lg font-semibold">Your email is changed</h1>
    <p className="text-ink-soft">
      Log in with <span className="wrap-anywhere text-ink">{email}</span> from now on.
    </p>
    <Button asChild look="accent" size="large">
      <Link to="/account-info">Go to your account</Link>
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
          <Link to="/account-info">Go to your account</Link>
        </Button>
      }
    />
  );
}
