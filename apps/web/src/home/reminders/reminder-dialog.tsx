import type { Reminder } from '@brandwright/contract/home/reminders/entities.ts';
import { changeReminder } from '@brandwright/contract/home/reminders/change-reminder.ts';
import { setReminder } from '@brandwright/contract/home/reminders/set-reminder.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Input } from '#ui/input.tsx';

const dayMs = 86_400_000;
const dayAfter = (days: number) => new Date(serverNowMs() + days * dayMs).toISOString().slice(0, 10);

interface Values {
  text: string;
  remindOn: string;
}

const check = ({ text, remindOn }: Values) => ({
  text: text.trim().length < 2 ? 'Enter a few words.' : undefined,
  remindOn: remindOn < dayAfter(0) ? 'Choose today or a later day.' : undefined,
});

export function NewReminderDialog({ onClose }: { onClose: () => void }) {
  const form = useOperationForm(setReminder, {
    initial: { text: '', remindOn: dayAfter(1) },
    toInput: (values: Values) => values,
    check,
    onDone: onClose,
  });
  return <ReminderForm form={form} title="Add a reminder" verb="Add reminder" onClose={onClose} />;
}

export function ChangeReminderDialog({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const form = useOperationForm(changeReminder, {
    initial: {
      text: reminder.text,
      remindOn: reminder.remindOn < dayAfter(0) ? dayAfter(1) : reminder.remindOn,
    },
    toInput: (values: Values) => ({ reminder: reminder.id, ...values }),
    check,
    onDone: onClose,
  });
  return <ReminderForm form={form} title="Edit reminder" verb="Save" onClose={onClose} />;
}

function ReminderForm({
  form,
  title,
  verb,
  onClose,
}: {
  form: Pick<
    ReturnType<typeof useOperationForm<typeof setReminder, Values>>,
    'submit' | 'isRunning' | 'failure' | 'errorOf' | 'register'
  >;
  title: string;
  verb: string;
  onClose: () => void;
}) {
  return (
    <FormDialog
      title={title}
      description="It stays in your brand feed from that day until it’s done. Only you can see it."
      verb={verb}
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Remind me to" error={form.errorOf('text')}>
        {(tie) => <Input {...tie} autoFocus maxLength={200} {...form.register('text')} />}
      </Field>
      <Field label="On" error={form.errorOf('remindOn')}>
        {(tie) => <Input {...tie} type="date" min={dayAfter(0)} {...form.register('remindOn')} />}
      </Field>
    </FormDialog>
  );
}
