import { Ellipsis, LogOut, UserCog, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { roles } from '@brandwright/contract/kernel/operation.ts';
import { changeMemberRole } from '@brandwright/contract/team/change-member-role.ts';
import type { TeamMember } from '@brandwright/contract/team/entities.ts';
import { leaveStore } from '@brandwright/contract/team/leave-store.ts';
import { removeMember } from '@brandwright/contract/team/remove-member.ts';
import { roleWithArticle } from '@brandwright/contract/team/roles.ts';
import { useAction } from '#api/use-action.ts';
import { endSession } from '#api/session-end.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';

/** What the reader can do with someone on the team: nothing above their own role; they can leave themselves. */
export function MemberActions({ member }: { member: TeamMember }) {
  const store = useStoreProfile().data;
  const [isAsking, setAsking] = useState(false);
  const change = useAction(changeMemberRole);
  const remove = useAction(removeMember, { onDone: () => setAsking(false) });
  const leave = useAction(leaveStore, { onDone: () => endSession(null) });
  if (!store || store.isPreviewAccount) return null;
  const mayManage = hasRole(store.role, 'admin') && hasRole(store.role, member.role);
  const ask = { onSelect: () => setAsking(true), apart: true, bad: true };
  const roleEntries = [...roles]
    .reverse()
    .filter((role) => role !== member.role && hasRole(store.role, role))
    .map((role): MenuEntry => ({
      label: `Make ${roleWithArticle(role)}`,
      icon: <UserCog aria-hidden />,
      onSelect: () => void change.run({ member: member.id, role }),
    }));
  const entries: MenuEntry[] = member.isYou
    ? [{ label: 'Leave the store', icon: <LogOut aria-hidden />, ...ask, apart: false }]
    : mayManage
      ? [...roleEntries, { label: 'Remove from the team', icon: <UserMinus aria-hidden />, ...ask }]
      : [];
  // Keeps the roles aligned.
  if (entries.length === 0) return <span aria-hidden className="size-9 shrink-0" />;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${member.name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={entries}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={member.isYou ? `Leave ${store.name}?` : `Remove ${member.name}?`}
        busy={remove.isRunning || leave.isRunning}
        onConfirm={() =>
          void (member.isYou ? leave.run({ storeId: store.id }) : remove.run({ member: member.id }))
        }
        preview={{
          verb: member.isYou ? 'Leave' : `Remove ${member.name}`,
          what: member.isYou
            ? `Removes you from the team of ${store.name} and logs you out. Your work stays.`
            : `Removes ${member.name} from the team of ${store.name} and logs them out at once. Their work stays.`,
          toWhom: member.isYou ? null : `${member.name} (${member.email})`,
          cost: null,
          irreversible: member.isYou
            ? 'To come back, you need a new invite.'
            : 'To come back, they need a new invite.',
          values: [],
          warnings: [],
        }}
      />
    </>
  );
}
