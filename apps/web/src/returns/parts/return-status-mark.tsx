import {
  returnStatusLabels,
  returnStatusTooltips,
  type ReturnStatus,
} from '@brandwright/contract/returns/enums.ts';
import { Status } from '#ui/badge.tsx';
import { returnTones } from '../labels.ts';

/** Where a return stands; what that means is told on pointing at it, and to screen readers. */
export function ReturnStatusMark({ status }: { status: ReturnStatus }) {
  return (
    <span title={returnStatusTooltips[status]}>
      <Status tone={returnTones[status]}>{returnStatusLabels[status]}</Status>
    </span>
  );
}
