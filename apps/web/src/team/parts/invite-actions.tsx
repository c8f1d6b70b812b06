import { Copy, Ellipsis, Send, UserCog, X } from 'lucide-react';
import { useState } from 'react';
import type { TeamInvite } from '@brandwright/contract/team/entities.ts';
import { cancelTeamInvite } from '@brandwright/contract/team/cancel-team-invite.ts';
import { changeTeamInvite } from '@brandwright/contract/team/change-team-invite.ts';
import { getTeamInviteLink } from '@brandwright/contract/team/get-team-invite-link.ts';
import { resendTeamInvite } from '@brandwright/contract/team/resend-team-invite.ts';
import { inviteRole, roleLabels } from '@brandwright/contract/team/roles.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAction } from '#api/use-action.ts';
import { IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import { toast } from '#ui/toast.ts';

async function copyLink(id: string) {
  try {
    const { url } = await callOperation(getTeamInviteLink, { id });
    await navigator.clipboard.writeText(url);
    toast.done('Link copied. It works only for the invited address.');
  } catch (error) {
    toast.failed(messageOf(error));
  }
}

/** What an admin can do with an open invite. */
export function InviteActions({ invite }: { invite: TeamInvite }) {
  const { id, email, isExpired } = invite;
  const [isAsking, setAsking] = useState(false);
  const cancel = useAction(cancelTeamInvite);
  const change = useAction(changeTeamInvite);
  const resend = useAction(resendTeamInvite, { onDone: () => setAsking(false) });
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for the invite to ${email}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          ...(isExpired
            ? []
            : [{ label: 'Copy link', icon: <Copy aria-hidden />, onSelect: () => void copyLink(id) }]),
          { label: 'Send again', icon: <Send aria-hidden />, onSelect: () => setAsking(true) },
          ...inviteRole.options
            .filter((role) => role !== invite.role)
            .map((role, at) => ({
              label: `Change to ${roleLabels[role].toLowerCase()}`,
              icon: <UserCog aria-hidden />,
              onSelect: () => void change.run({ id, role }),
              apart: at === 0,
            })),
          {
            label: 'Cancel invite',
            icon: <X aria-hidden />,
            onSelect: () => void cancel.run({ id }),
            apart: true,
            bad: true,
          },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Send this invite again?"
        busy={resend.isRunning}
        onConfirm={() => void resend.run({ id })}
        preview={{
          verb: 'Send again',
          what: `Emails ${email} a new link. The old link stops working.`,
          toWhom: email,
          cost: null,
          irreversible: 'An email that was sent can’t be taken back.',
          values: [],
          warnings: [],
        }}
      />
    </>
  );
}
