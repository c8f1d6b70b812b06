import { useState } from 'react';
import { finishReminder } from '@brandwright/contract/home/reminders/finish-reminder.ts';
import type { Reminder } from '@brandwright/contract/home/reminders/entities.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Day } from '#ui/text.tsx';
import { useMayAct } from '../use-may-act.ts';
import { ChangeReminderDialog } from './reminder-dialog.tsx';

/** Reminders with their days, each to be changed or finished. */
export function ReminderList({ reminders }: { reminders: readonly Reminder[] }) {
  const mayAct = useMayAct();
  const [changing, setChanging] = useState<Reminder | null>(null);
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {reminders.map((one) => (
          <ReminderRow key={one.id} reminder={one} onChange={mayAct ? () => setChanging(one) : undefined} />
        ))}
      </ul>
      {changing && <ChangeReminderDialog reminder={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function ReminderRow({ reminder, onChange }: { reminder: Reminder; onChange: (() => void) | undefined }) {
  const finish = useAction(finishReminder);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block wrap-anywhere">{reminder.text}</span>
        <span className={reminder.isDue ? 'text-xs font-medium text-warn' : 'text-xs text-ink-soft'}>
          {reminder.isDue && 'Due '}
          <Day at={reminder.remindOn} />
        </span>
      </span>
      {onChange && (
        <span className="-mr-2 flex gap-1">
          <Button size="small" look="quiet" aria-label={`Change: ${reminder.text}`} onClick={onChange}>
            Change
          </Button>
          <Button
            size="small"
            look="quiet"
            busy={finish.isRunning}
            aria-label={`Done: ${reminder.text}`}
            onClick={() => void finish.run({ reminder: reminder.id })}
          >
            Done
          </Button>
        </span>
      )}
    </li>
  );
}
