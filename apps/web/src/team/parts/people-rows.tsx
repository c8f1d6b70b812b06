import type { ReactNode } from 'react';
import type { TeamMember } from '@brandwright/contract/team/entities.ts';
import { roleLabels } from '@brandwright/contract/team/roles.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Day } from '#ui/text.tsx';

/** People with their roles; `actions` go at the end of each row. */
export function PeopleRows({
  members,
  actions,
}: {
  members: readonly TeamMember[];
  actions?: (member: TeamMember) => ReactNode;
}) {
  return (
    <ul aria-label="People" className="divide-y divide-line">
      {members.map((member) => (
        <li key={member.id} className="flex items-center gap-3 py-3 text-sm">
          <Avatar name={member.name} />
          <div className="min-w-0 flex-1">
            <p className="font-medium">
              {member.name} {member.isYou && <Badge>You</Badge>}
            </p>
            <p className="text-xs text-ink-soft wrap-anywhere">
              {member.email} · since <Day at={member.joinedAt} />
            </p>
          </div>
          <span className="shrink-0 text-ink-soft">{roleLabels[member.role]}</span>
          {actions?.(member)}
        </li>
      ))}
    </ul>
  );
}
