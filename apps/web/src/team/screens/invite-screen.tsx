import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { openTeamInvite } from '@brandwright/contract/team/open-team-invite.ts';
import { roleWithArticle } from '@brandwright/contract/team/roles.ts';
import { ApiError } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { home } from '#routes/patterns.ts';
import { DeadLink, EntryPage } from '#store/entry-page.tsx';
import { Button } from '#ui/button.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';
import { Day } from '#ui/text.tsx';
import { AcceptForm } from '../parts/accept-form.tsx';

/** The page of an invite link: who invited whom to which store, and the form to join. */
export default function InviteScreen() {
  const { inviteId = '' } = useParams();
  const token = useLocation().hash.slice(1);
  const invite = useOperation(openTeamInvite, { id: inviteId, token }, { enabled: token !== '' });
  useEffect(() => {
    document.title = 'Team invite · Brandwright';
  }, []);
  return (
    <EntryPage>
      {invite.data ? (
        <Invited invite={invite.data} secret={{ id: inviteId, token }} />
      ) : invite.isError || token === '' ? (
        <Failed error={invite.error} onRetry={() => void invite.refetch()} />
      ) : (
        <SkeletonCard height={320} />
      )}
    </EntryPage>
  );
}

function Invited({
  invite,
  secret,
}: {
  invite: OutputOf<typeof openTeamInvite>;
  secret: { id: string; token: string };
}) {
  const navigate = useNavigate();
  const { storeName, email, role, invitedBy, expiresAt, hasAccount } = invite;
  return (
    <>
      <h1 className="text-lg font-semibold">Join {storeName}</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        {invitedBy} invited <span className="wrap-anywhere">{email}</span> as {roleWithArticle(role)}. The
        link works until <Day at={expiresAt} />.
      </p>
      <AcceptForm
        secret={secret}
        email={email}
        hasAccount={hasAccount}
        onEntered={() => void navigate(home, { replace: true })}
      />
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : 'not_found';
  if (code !== 'not_found' && code !== 'bad_input' && code !== 'locked' && code !== 'conflict')
    return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <DeadLink
      title={code === 'conflict' ? 'This invite has already been used' : 'This invite doesn’t work'}
      text={
        code !== 'bad_input' && error instanceof ApiError
          ? error.message
          : 'Part of the link may be missing. Open it from the email again, or ask whoever invited you.'
      }
      action={
        code === 'conflict' && (
          <Button asChild look="accent">
            <a href="/login">Log in</a>
          </Button>
        )
      }
    />
  );
}
