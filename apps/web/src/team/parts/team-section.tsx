import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { listRoles } from '@brandwright/contract/team/list-roles.ts';
import { listTeam } from '@brandwright/contract/team/list-team.ts';
import { useOperation } from '#api/use-operation.ts';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
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
            <section aria-labelledby="people">
              <div className="flex flex-wrap items-end justify-between gap-3">
                <div>
                  <h2 id="people" className="text-base font-semibold">
                    People
                  </h2>
                  <p className="text-sm text-ink-soft">
                    {seats.used} of {seats.limit} seats on the {seats.planName} plan are taken.
                  </p>
                </div>
                {mayManage && (
                  <Button look="accent" onClick={() => setInviting(true)}>
                    <UserPlus aria-hidden />
                    Invite someone
                  </Button>
                )}
              </div>
              <PeopleRows members={members} actions={(member) => <MemberActions member={member} />} />
              {!mayManage && (
                <p role="note" className="mt-2 text-sm text-ink-soft">
                  Only admins and owners can invite people and change roles.
                </p>
              )}
            </section>
            <section aria-labelledby="invites">
              <h2 id="invites" className="text-base font-semibold">
                Invites
              </h2>
              {invites.length === 0 ? (
                <p className="mt-1 text-sm text-ink-soft">
                  No open invites. People you invite appear here until they accept.
                </p>
              ) : (
                <InviteRows
                  invites={invites}
                  {...(mayManage ? { actions: (invite) => <InviteActions invite={invite} /> } : {})}
                />
              )}
            </section>
          </>
        )}
      </Load>
      <section aria-labelledby="roles">
        <h2 id="roles" className="text-base font-semibold">
          Roles
        </h2>
        <p className="mb-2 text-sm text-ink-soft">
          What each role can do, here and through the partner. The partner can never do more than the person
          it’s working for.
        </p>
        <Load query={matrix} skeleton={<SkeletonCard height={280} />}>
          {(output) => <RoleMatrix {...output} />}
        </Load>
      </section>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}
