import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import {
  vipStatusLabels,
  vipTransitions,
  type VipStatus,
} from '@brandwright/contract/subscriptions/vip/entities.ts';
import type { listVipRequests } from '@brandwright/contract/subscriptions/vip/list-vip-requests.ts';
import { updateVipRequest } from '@brandwright/contract/subscriptions/vip/update-vip-request.ts';
import { useAction } from '#api/use-action.ts';
import { Status, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Day } from '#ui/text.tsx';

const tones: Readonly<Record<VipStatus, Tone>> = { OPEN: 'info', ANSWERED: 'good', CANCELED: 'neutral' };

const verbs: Readonly<Record<VipStatus, string>> = {
  OPEN: 'Reopen',
  ANSWERED: 'Mark as answered',
  CANCELED: 'Cancel request',
};

/** What the store asked for, with what may be done about each. */
export function VipRequests({
  rows,
  mayAct,
}: {
  rows: OutputOf<typeof listVipRequests>['rows'];
  mayAct: boolean;
}) {
  const update = useAction(updateVipRequest);
  return (
    <ul aria-label="Your requests" className="divide-y divide-line">
      {rows.map(({ id, label, reason, status, createdBy, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-medium">{label}</p>
            <p className="wrap-anywhere text-ink-soft">{reason}</p>
            <p className="text-xs text-ink-soft">
              {createdBy}, <Day at={createdAt} />
            </p>
          </div>
          <Status tone={tones[status]}>{vipStatusLabels[status]}</Status>
          {mayAct && (
            <div className="flex flex-wrap gap-2">
              {vipTransitions[status].map((next) => (
                <Button
                  key={next}
                  size="small"
                  look="quiet"
                  disabled={update.isRunning}
                  aria-label={`${verbs[next]}: ${label}`}
                  onClick={() => void update.run({ id, status: next })}
                >
                  {verbs[next]}
                </Button>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
