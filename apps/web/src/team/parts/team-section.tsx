import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { listRoles } from '@brandwright/contract/team/list-roles.ts';
import { listTeam } from '@brandwright/contract/team/list-team.ts';
import { useOperation } from '#api/use-operation.ts';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { InviteActions } from './invite-actions.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteRows } from './invite-rows.tsx';
import { MemberActions } from './member-actions.tsx';
import { PeopleRows } from './people-rows.tsx';
import { RoleMatrix } from './role-matrix.tsx';

/** People, invites and what each role can do. Everyone sees them; only admins and owners get the buttons. */
export function TeamSection() {
  const { mayManage } = usePermissions();
  const team = useOperation(listTeam, {});
  const matrix = useOperation(listRoles, {});
  const [isInviting, setInviting] = useState(false);
  return (
    <div className="flex flex-col gap-10">
      <Load query={team} skeleton={<SkeletonCard height={320} />}>
        {({ members, invites, seats }) => (
          <>
            <Section
              title="People"
              note={`${seats.used} of ${seats.limit} seats on the ${seats.planName} plan are taken.`}
              actions={
                mayManage && (
                  <Button look="accent" onClick={() => setInviting(true)}>
                    <UserPlus aria-hidden />
                    Invite someone
                  </Button>
                )
              }
            >
              <PeopleRows members={members} actions={(member) => <MemberActions member={member} />} />
              {!mayManage && (
                <p role="note" className="text-sm text-ink-soft">
                  Only admins and owners can invite people and change roles.
                </p>
              )}
            </Section>
            <Section title="Invites">
              {invites.length === 0 ? (
                <p className="text-sm text-ink-soft">
                  No open invites. People you invite appear here until they accept.
                </p>
              ) : (
                <InviteRows
                  invites={invites}
                  {...(mayManage ? { actions: (invite) => <InviteActions invite={invite} /> } : {})}
                />
              )}
            </Section>
          </>
        )}
      </Load>
      <Section
        title="Roles"
        note="What each role can do, here and through the partner. The partner can never do more than the person it’s working for."
      >
        <Load query={matrix} skeleton={<SkeletonCard height={280} />}>
          {(output) => <RoleMatrix {...output} />}
        </Load>
      </Section>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}
