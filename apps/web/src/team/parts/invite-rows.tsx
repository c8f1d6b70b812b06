import type { ReactNode } from 'react';
import type { TeamInvite } from '@brandwright/contract/team/entities.ts';
import { roleLabels } from '@brandwright/contract/team/roles.ts';
import { Day } from '#ui/text.tsx';
import { InviteStatus } from './invite-status.tsx';

/** Invites with role, status and date; `actions` go at the end of each row. */
export function InviteRows({
  invites,
  actions,
}: {
  invites: readonly TeamInvite[];
  actions?: (invite: TeamInvite) => ReactNode;
}) {
  return (
    <ul aria-label="Invites" className="divide-y divide-line">
      {invites.map((invite) => (
        <li key={invite.id} className="flex items-center gap-3 py-3 text-sm">
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">{invite.email}</p>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
              <InviteStatus invite={invite} />
              <span>
                {invite.status === 'PENDING' ? (
                  <>
                    {invite.isExpired ? 'Link expired' : 'Link works until'} <Day at={invite.expiresAt} />
                  </>
                ) : (
                  <>
                    Invited by {invite.invitedBy}, <Day at={invite.createdAt} />
                  </>
                )}
              </span>
            </p>
          </div>
          <span className="shrink-0 text-ink-soft">{roleLabels[invite.role]}</span>
          {actions?.(invite)}
        </li>
      ))}
    </ul>
  );
}
