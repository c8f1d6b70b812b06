import type { MySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { supplierSourceLabels } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import { Badge, Status } from '#ui/badge.tsx';
import { inviteLabels, inviteTones } from '../labels.ts';

/** How a supplier came here, or how its invite stands. */
export function SourceMark({ supplier }: { supplier: Pick<MySupplier, 'source' | 'invite'> }) {
  return supplier.invite ? (
    <Status tone={inviteTones[supplier.invite.state]}>{inviteLabels[supplier.invite.state]}</Status>
  ) : (
    <span className="text-sm whitespace-nowrap text-ink-soft">{supplierSourceLabels[supplier.source]}</span>
  );
}

/** The first few tags, and how many more there are. */
export function TagList({ tags, most = 3 }: { tags: readonly string[]; most?: number }) {
  if (tags.length === 0) return null;
  const more = tags.length - most;
  return (
    <span className="flex flex-wrap gap-1">
      {tags.slice(0, most).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {more > 0 && <Badge>+{more}</Badge>}
    </span>
  );
}
