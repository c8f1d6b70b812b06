import { useState } from 'react';
import { listReminders } from '@brandwright/contract/home/reminders/list-reminders.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Load } from '#ui/load.tsx';
import { PagesOf } from '#ui/pagination.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { useMayAct } from '../use-may-act.ts';
import { NewReminderDialog } from './reminder-dialog.tsx';
import { ReminderList } from './reminder-list.tsx';

const size = 5;

/** The person’s own reminders on the home screen, and a way to add one. */
export function RemindersSection() {
  const mayAct = useMayAct();
  const [page, setPage] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const reminders = useOperation(listReminders, { page, size });
  const total = reminders.data?.total;
  if (total === 0 && !mayAct) return null;
  return (
    <Card
      label="Reminders"
      title="Reminders"
      flush={total !== undefined && total > 0}
      aside={
        mayAct && (
          <Button size="small" look="quiet" className="-my-1.5 -mr-2" onClick={() => setAdding(true)}>
            Add a reminder
          </Button>
        )
      }
    >
      <Load query={reminders} skeleton={<SkeletonText lines={2} />}>
        {(answer) =>
          answer.total === 0 ? (
            <p className="text-sm text-ink-soft">
              No reminders yet. Say “remind me on Friday to …”, or add one here.
            </p>
          ) : (
            <>
              <ReminderList reminders={answer.rows} />
              <div className="px-4 pb-3 empty:hidden">
                <PagesOf answer={answer} noun="reminders" onPage={setPage} />
              </div>
            </>
          )
        }
      </Load>
      {isAdding && <NewReminderDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}
