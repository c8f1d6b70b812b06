import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ReminderList } from '../reminders/reminder-list.tsx';

/** A person’s reminders, the earliest day first. */
export function RemindersCard({ output }: CardProps<OutputOfCard<'reminders'>>) {
  const isEmpty = output.rows.length === 0;
  const more = output.total - output.rows.length;
  return (
    <Card
      label="Reminders"
      title="Reminders"
      flush={!isEmpty}
      aside={more > 0 && <span className="text-xs text-ink-soft">{count(more, 'more reminder')}</span>}
    >
      {isEmpty ? (
        <p className="text-sm text-ink-soft">No reminders yet. Say “remind me on Friday to …” to add one.</p>
      ) : (
        <ReminderList reminders={output.rows} />
      )}
    </Card>
  );
}
