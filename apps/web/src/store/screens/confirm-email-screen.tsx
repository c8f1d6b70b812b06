import { confirmEmailChange } from '@brandwright/contract/store/account/confirm-email-change.ts';
import { openEmailChange } from '@brandwright/contract/store/account/open-email-change.ts';
import { callOperation } from '#api/call-operation.ts';
import { EntryEnd } from '../entry-end.tsx';
import { LinkPage } from '../link-page.tsx';
import { useFormCall } from '../use-form-call.ts';

const account = { to: '/account-info', label: 'Go to your account' };

/** The page of the link to a new address. It is confirmed by a press: what only looks at links confirms nothing. */
export default function ConfirmEmailScreen() {
  return (
    <LinkPage
      title="New email"
      opens={openEmailChange}
      inputOf={(token) => ({ token })}
      height={180}
      askAgain={account}
      done={({ email }) => ({
        title: 'Your email is changed',
        text: (
          <>
            Log in with <span className="wrap-anywhere text-ink">{email}</span> from now on.
          </>
        ),
        next: account,
      })}
    >
      {({ token, link, onDone }) => <Confirm token={token} email={link.email} onDone={onDone} />}
    </LinkPage>
  );
}

function Confirm({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const { submit, busy, failures } = useFormCall(async () => {
    await callOperation(confirmEmailChange, { token });
    onDone();
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
