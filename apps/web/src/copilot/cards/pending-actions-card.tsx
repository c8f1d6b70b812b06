import type { listPendingActions } from '@brandwright/contract/copilot/list-pending-actions.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { Card } from '#ui/card.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';
import type { CardProps } from '../../card-props.ts';
import { useDecideAction } from '../use-decide-action.ts';
import { useDecisions } from '../decisions-store.ts';

/** Actions that wait for a yes or no, each with its verb. */
export function PendingActionsCard({ output }: CardProps<OutputOf<typeof listPendingActions>>) {
  const decided = useDecisions((state) => state.actions);
  const { decide, busyId } = useDecideAction();
  if (output.total === 0) return null;
  return (
    <Card title={count(output.total, 'action')} flush>
      <ul className="divide-y divide-line border-t border-line">
        {output.actions.map((listed) => {
          const action = decided[listed.id] ?? listed;
          return (
            <li key={action.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm">
              <div className="min-w-48 flex-1">
                <p className="font-medium">{action.title}</p>
                <p className="text-ink-soft">{action.outcome ?? action.preview.what}</p>
              </div>
              {action.status === 'PENDING' ? (
                <div className="flex gap-2">
                  <Button
                    size="small"
                    look="solid"
                    busy={busyId === action.id}
                    onClick={() => void decide(action.id, true)}
                  >
                    {action.preview.verb}
                  </Button>
                  <Button
                    size="small"
                    look="quiet"
                    disabled={busyId === action.id}
                    onClick={() => void decide(action.id, false)}
                  >
                    Not now
                  </Button>
                </div>
              ) : (
                <Moment at={action.decidedAt ?? action.createdAt} className="text-xs text-ink-soft" />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
